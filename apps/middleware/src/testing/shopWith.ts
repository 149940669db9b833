import { type Client, createClient } from '@tailorbird/commerce/client';
import { type Market, markets } from '@tailorbird/commerce/market';
import type { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import { createApp } from '../app.ts';
import type { AppDependencies } from '../appDependencies.ts';
import { type CookieJar, createCookieJar } from '../createCookieJar.ts';
import type { Database } from '../database/database.ts';
import { knownHosts } from '../edge/knownHosts.ts';
import { noProxies } from '../edge/trustedProxies.ts';
import { refreshListing } from '../platforms/embedded/catalogue/refreshListing.ts';
import { embedded } from '../platforms/embedded/embedded.ts';
import { createAdmission } from '../rpc/createAdmission.ts';
import { createMailPage } from '../services/mail/createMailPage.ts';
import { createPasswordHasher } from '../services/passwords/passwordHasher.ts';
import { createDemonstrationWallet } from '../services/payment/createDemonstrationWallet.ts';
import { createTestCards } from '../services/payment/createTestCards.ts';
import { createTestCardProvider } from '../services/payment/testCardProvider.ts';
import { createPhotoEncoder } from '../services/photos/createPhotoEncoder.ts';
import { createReviewPhotos } from '../services/photos/createReviewPhotos.ts';
import { createEmbeddedEngine } from '../services/promotions/createEmbeddedEngine.ts';
import { createSync } from '../services/promotions/createSync.ts';
import { readSyncedCart } from '../services/promotions/sessionItemsOf.ts';
import { createSearch } from '../services/search/createSearch.ts';
import { type InsertedStyle, insertStyle, type TestStyle } from './insertStyle.ts';
import { openTestDatabase } from './openTestDatabase.ts';

/** A shopper: a client with a cookie jar. */
export interface Shopper {
  readonly commerce: Client['commerce'];
  readonly customerData: Client['customer-data'];
  readonly promotions: Client['promotions'];
  /** The session's cookie, as `sid=…`; empty while there is none. */
  readonly cookie: () => string;
  /** Another tab, or whoever has the cookie as it is now: what it is told later it keeps for itself. */
  readonly tab: () => Shopper;
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
}

export interface TestShop {
  readonly app: Hono;
  readonly db: Database['db'];
  /** What its application was made of. */
  readonly deps: AppDependencies;
  readonly styles: readonly InsertedStyle[];
  /** Every line logged so far, as JSON text. */
  readonly logged: string[];
  /** Each has an address of their own, unless it is named. */
  readonly shopper: (market?: Market, address?: string) => Shopper;
  readonly clock: () => Date;
  /** Resolves when the promotions engine knows every bag. */
  readonly synced: () => Promise<void>;
  /** Lets time pass for the shop. */
  readonly wait: (milliseconds: number) => void;
  /** A token for one of the test cards. */
  readonly token: (number?: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** A whole middleware on a database of its own, with a few styles in it. */
export async function shopWith(
  styles: readonly TestStyle[],
  overrides: Partial<AppDependencies> = {},
): Promise<TestShop> {
  const database = await openTestDatabase();
  const { db } = database;
  const inserted: InsertedStyle[] = [];
  for (const style of styles) inserted.push(await insertStyle(db, style));
  await refreshListing(db);
  let passed = 0;
  let shoppers = 0;
  const clock = () => new Date(Date.now() + passed);
  const logged: string[] = [];
  const log = logInto(logged);
  const promotions = createSync({
    engine: createEmbeddedEngine(db, clock),
    readCart: (id) => readSyncedCart(db, id),
    log,
    isOn: true,
  });
  const deps: AppDependencies = {
    db,
    platform: embedded,
    payments: createTestCardProvider(db, clock),
    passwords: createPasswordHasher({ memory: 1024, passes: 1 }),
    photos: createPhotoEncoder(),
    rateLimit: () => undefined,
    // A busy machine makes nobody in a test come back: what is asked is whether the books are right.
    admission: createAdmission({ atOnce: 8, maxWaiting: 1_000, maxWaitMs: 60_000 }),
    clock,
    log,
    syncPromotions: promotions.request,
    publicUrl: 'http://shop.example',
    isKnownHost: knownHosts('http://shop.example'),
    trustedProxies: noProxies,
    isDraining: () => false,
    services: [
      createSearch(db),
      createTestCards(db, clock),
      createDemonstrationWallet(db, clock),
      createMailPage(db),
      createReviewPhotos(db),
    ],
    ...overrides,
  };
  const app = createApp(deps);
  return {
    app,
    db,
    deps,
    styles: inserted,
    logged,
    clock,
    synced: promotions.idle,
    shopper: (market = 'uk', address = `10.200.${(shoppers += 1) >> 8}.${shoppers & 255}`) =>
      shopperOf(app, { market, address, jar: createCookieJar() }),
    wait: (milliseconds) => {
      passed += milliseconds;
    },
    token: (number = '4111 1111 1111 1111') => tokenFor(app, number),
    close: async () => {
      await promotions.idle();
      await database.close();
    },
  };
}

function logInto(lines: string[]): Logger {
  return pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
}

interface Beginning {
  readonly market: Market;
  readonly address: string | undefined;
  readonly jar: CookieJar;
}

function shopperOf(app: Hono, beginning: Beginning): Shopper {
  const { market, address } = beginning;
  const jar = beginning.jar.copy();
  const send = async (request: Request) => {
    const header = jar.header();
    if (header) request.headers.set('cookie', header);
    return app.request(request);
  };
  const { channelId } = markets[market];
  const client = createClient({
    baseUrl: 'http://shop.example',
    send,
    channelId,
    checkAnswers: true,
    onSetCookie: jar.keep,
    ...(address !== undefined && { clientAddress: address }),
    timeout: 60_000,
  });
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(
      new Request(`http://shop.example${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'channel-id': String(channelId),
          ...(address !== undefined && { 'x-forwarded-for': address }),
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  return {
    commerce: client.commerce,
    customerData: client['customer-data'],
    promotions: client.promotions,
    cookie: () => (jar.value('sid') === undefined ? '' : `sid=${jar.value('sid')}`),
    tab: () => shopperOf(app, { market, address, jar }),
    post,
  };
}

async function tokenFor(app: Hono, number: string): Promise<string> {
  const response = await app.request('/payments/tokens', {
    method: 'POST',
    body: JSON.stringify({ number, expiry: '12/39', cvc: '123' }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}
