import { type Client, createClient } from '@tailorbird/commerce/client';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import { href, type Market, markets } from '@tailorbird/commerce/market';
import type { Result } from '@tailorbird/commerce/result';
import { asc, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createApp } from '../../app.ts';
import { createCookieJar } from '../../createCookieJar.ts';
import type { Database } from '../../database/database.ts';
import { knownHosts } from '../../edge/knownHosts.ts';
import { noProxies } from '../../edge/trustedProxies.ts';
import { embedded } from '../../platforms/embedded/embedded.ts';
import { productPrices, products, variants } from '../../platforms/embedded/schema/catalogue.ts';
import { stockLevels } from '../../platforms/embedded/schema/inventory.ts';
import { createPasswordHasher } from '../../services/passwords/passwordHasher.ts';
import { createTestCardProvider, issueToken } from '../../services/payment/testCardProvider.ts';
import { createPhotoEncoder } from '../../services/photos/createPhotoEncoder.ts';

/** A variant a scenario is played with. */
export interface Prop {
  readonly name: string;
  readonly productId: number;
  readonly variantId: number;
  readonly stockItemId: number;
}

/** The shop of the database at hand, to play situations in: through its own calls, at any time. */
export interface Stage {
  readonly db: Database['db'];
  readonly market: Market;
  /** Where shoppers reach the shop. */
  readonly publicUrl: string;
  /** A path of the shop as the market has it: `/eu/bag`. */
  readonly at: (path: string) => string;
  readonly clock: () => Date;
  /** Plays what comes next so many milliseconds before the present; 0 is now. */
  readonly before: (milliseconds: number) => void;
  readonly shopper: () => Client['commerce'];
  /** A token of the card that is always approved. */
  readonly token: () => Promise<string>;
  /** Variants of different styles, with plenty in the warehouse and nothing in the store. */
  readonly props: (count: number) => Promise<Prop[]>;
  readonly setStock: (prop: Prop, warehouse: number) => Promise<void>;
}

const publicUrl = 'http://localhost:3000';

/** Builds the stage of a market on an open database. */
export function stageOn(db: Database['db'], market: Market = 'uk'): Stage {
  let earlier = 0;
  const clock = () => new Date(Date.now() - earlier);
  const app = createApp({
    db,
    platform: embedded,
    payments: createTestCardProvider(db, clock),
    passwords: createPasswordHasher(),
    photos: createPhotoEncoder(),
    rateLimit: () => undefined,
    clock,
    log: pino({ level: 'silent' }),
    publicUrl,
    isKnownHost: knownHosts(publicUrl),
    trustedProxies: noProxies,
    isDraining: () => false,
    syncPromotions: () => undefined,
    services: [],
  });
  const setStock = (prop: Prop, warehouse: number) => stock(db, prop, warehouse);
  return {
    db,
    market,
    publicUrl,
    at: (path) => href(market, path),
    clock,
    before: (milliseconds) => {
      earlier = milliseconds;
    },
    shopper: () => shopperOf((request) => app.request(request), market),
    token: () => issueToken(db, '4111111111111111', clock()),
    props: async (count) => {
      const found = await findProps(db, count, market);
      for (const prop of found) await setStock(prop, 100);
      return found;
    },
    setStock,
  };
}

function shopperOf(send: (request: Request) => Response | Promise<Response>, market: Market) {
  const jar = createCookieJar();
  const client = createClient({
    baseUrl: 'http://localhost:3000',
    channelId: markets[market].channelId,
    timeout: 60_000,
    send: (request) => {
      request.headers.set('cookie', jar.header());
      return send(request);
    },
    onSetCookie: jar.keep,
  });
  return client.commerce;
}

async function findProps(db: Database['db'], count: number, market: Market): Promise<Prop[]> {
  const rows = await db
    .selectDistinctOn([products.rank, products.id], {
      name: products.name,
      productId: products.id,
      variantId: variants.id,
      stockItemId: variants.stockItemId,
    })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .innerJoin(productPrices, eq(productPrices.productId, products.id))
    .where(
      sql`${products.inventoryTracking} = 'variant' and not ${variants.purchasingDisabled}
        and ${productPrices.channelId} = ${markets[market].channelId}`,
    )
    .orderBy(asc(products.rank), asc(products.id), asc(variants.position))
    .limit(count);
  if (rows.length < count) throw new Error(`The shop has fewer than ${count} styles to play with.`);
  return rows.map(({ stockItemId, ...row }) => ({ ...row, stockItemId: stockItemId ?? 0 }));
}

async function stock(db: Database['db'], { stockItemId }: Prop, warehouse: number): Promise<void> {
  await db
    .update(stockLevels)
    .set({ onHand: sql`case when ${stockLevels.locationId} = 1 then ${warehouse}::integer else 0 end` })
    .where(eq(stockLevels.stockItemId, stockItemId));
}

/** The value of a call that a scenario needs; throws the call's own reason otherwise. */
export async function need<T>(call: Promise<Result<T, CallError>>): Promise<T> {
  const result = await call;
  if (!result.ok) throw new Error(`${result.error.tag}: ${result.error.message}`);
  return result.value;
}
