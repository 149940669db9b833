import { canonicalEmail } from '@tailorbird/commerce/email';
import { type Market, marketOfChannel } from '@tailorbird/commerce/market';
import { availableInMarket } from '@tailorbird/commerce/stock/availableInMarket';
import { isBuyable } from '@tailorbird/commerce/variants/chooseVariant';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { and, asc, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Queries } from '../../../database/database.ts';
import { type Repeated, repeat } from '../../../repeat.ts';
import { backInStockMail } from '../../../services/mail/customerMails.ts';
import { type Locations, locationsOfItems } from '../inventory/locationsOfItems.ts';
import { queueMail } from '../queueMail.ts';
import { products, variants } from '../schema/catalogue.ts';
import { stockNotices } from '../schema/contacts.ts';

interface Options {
  readonly db: Database['db'];
  readonly clock: () => Date;
  readonly publicUrl: string;
}

const fiveMinutesMs = 5 * 60 * 1000;

/** Writes to everybody whose variant can be bought again, once, and forgets that they asked. Answers how many. */
export async function sendStockNotices({ db, clock, publicUrl }: Options): Promise<number> {
  const now = clock();
  const asked = await awaited(db);
  const items = new Set(asked.flatMap(({ variant }) => variant.stockItemId ?? []));
  const locations = await locationsOfItems(db, [...items], { now });
  let sent = 0;
  for (const { notice, variant, inventoryTracking, name, slug } of asked) {
    const market = marketOfChannel(notice.channelId);
    if (market === undefined) continue;
    if (!isBack({ variant, inventoryTracking }, locations, market)) continue;
    const path = productPath({ id: variant.productId, slug }, variant.colour ?? '', variant);
    const what = [name, variant.colour, variant.size, variant.length].filter(Boolean).join(', ');
    await db.transaction(async (tx) => {
      if (!(await take(tx, notice))) return;
      await queueMail(tx, backInStockMail(notice.email, { publicUrl, market }, { what, path }), now);
      sent += 1;
    });
  }
  return sent;
}

/** Whether a variant can be bought in a market at this moment, so that nobody has to wait for it. */
export async function canBeBought(
  db: Queries,
  variantId: number,
  market: Market,
  now: Date,
): Promise<boolean> {
  const [found] = await db
    .select({ variant: variants, inventoryTracking: products.inventoryTracking })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, variantId));
  if (!found) return false;
  const { stockItemId } = found.variant;
  const locations = await locationsOfItems(db, stockItemId === null ? [] : [stockItemId], { now });
  return isBack(found, locations, market);
}

/** Makes what is awaited at an address awaited at another, which has taken its place. */
export async function moveStockNotices(tx: Queries, fromKey: string, email: string): Promise<void> {
  const moving = await tx.delete(stockNotices).where(eq(stockNotices.emailKey, fromKey)).returning();
  if (moving.length === 0) return;
  const moved = moving.map((notice) => ({ ...notice, email, emailKey: canonicalEmail(email) }));
  await tx.insert(stockNotices).values(moved).onConflictDoNothing();
}

interface Tracked {
  readonly variant: typeof variants.$inferSelect;
  readonly inventoryTracking: (typeof products.$inferSelect)['inventoryTracking'];
}

function isBack(
  { variant, inventoryTracking }: Tracked,
  locations: ReadonlyMap<number, Locations>,
  market: Market,
): boolean {
  const { stockItemId } = variant;
  const stock = stockItemId === null ? null : availableInMarket(locations.get(stockItemId) ?? [], market);
  return isBuyable({ inventoryTracking, inventoryLevel: stock }, { ...variant, stock });
}

function awaited(db: Queries) {
  return db
    .select({
      notice: stockNotices,
      variant: variants,
      inventoryTracking: products.inventoryTracking,
      name: products.name,
      slug: products.slug,
    })
    .from(stockNotices)
    .innerJoin(variants, eq(variants.id, stockNotices.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .orderBy(asc(stockNotices.requestedAt));
}

/** Of several processes one takes a notice. */
async function take(tx: Queries, notice: typeof stockNotices.$inferSelect): Promise<boolean> {
  const taken = await tx
    .delete(stockNotices)
    .where(
      and(
        eq(stockNotices.emailKey, notice.emailKey),
        eq(stockNotices.variantId, notice.variantId),
        eq(stockNotices.channelId, notice.channelId),
      ),
    )
    .returning({ email: stockNotices.email });
  return taken.length > 0;
}

/** Looks every few minutes until stopped. */
export function startStockNotices(options: Options & { readonly log: Logger }): Repeated {
  const { log } = options;
  return repeat(() => sendStockNotices(options), {
    everyMs: fiveMinutesMs,
    log,
    op: 'stockNotices',
    failure: 'notices of stock were not written',
  });
}
