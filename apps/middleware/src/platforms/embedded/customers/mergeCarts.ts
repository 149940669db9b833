import { mergeLines } from '@tailorbird/commerce/customer/mergeLines';
import { and, asc, eq, not, sql } from 'drizzle-orm';
import { faultPoint } from '#faultPoint';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queries } from '../../../database/database.ts';
import { mergeCoupons } from '../../../services/promotions/couponsOf.ts';
import { type Cart, marketOfCart } from '../bag/cart.ts';
import { linesOfCart } from '../bag/linesOfCart.ts';
import { availableTo } from '../bag/readBag.ts';
import { locationsOfItems } from '../inventory/locationsOfItems.ts';
import { cartLines, carts } from '../schema/carts.ts';
import { checkouts } from '../schema/checkout.ts';
import { reservations } from '../schema/reservations.ts';

/** A bag whose order is being placed is left alone for this long; the next load merges what is left of it. */
const placingLastsMs = 5 * 60 * 1000;

/** The open bags of a customer in a channel, held until the transaction ends, in one order for everybody. */
export function lockOpenCarts(
  tx: Queries,
  { customerId, channelId, now }: { customerId: number; channelId: number; now: Date },
): Promise<Cart[]> {
  const since = new Date(now.getTime() - placingLastsMs).toISOString();
  // Written out: in a select from one table Drizzle leaves the table's name off its columns.
  const isPlaced = sql`exists (select 1 from ${checkouts} busy
    where busy.cart_id = ${carts}.id and busy.completing_at > ${since}::timestamptz)`;
  return tx
    .select()
    .from(carts)
    .where(
      and(
        eq(carts.customerId, customerId),
        eq(carts.channelId, channelId),
        eq(carts.status, 'open'),
        not(isPlaced),
      ),
    )
    .orderBy(asc(carts.id))
    .for('update');
}

/**
 * Moves the lines of other bags of the same customer into one, and marks them merged into it: no line is lost, and
 * none comes twice, since a merged bag is never merged again. Answers whether a quantity stayed below the sum.
 */
export async function mergeCarts(
  tx: Queries,
  target: Cart,
  others: readonly Cart[],
  now: Date,
): Promise<boolean> {
  let isLowered = false;
  const otherIds = others.map(({ id }) => id);
  await tx.delete(reservations).where(anyOf(reservations.cartId, otherIds));
  await mergeCoupons(tx, target.id, otherIds);
  for (const other of others) {
    if (await mergeOne(tx, target, other.id, now)) isLowered = true;
    faultPoint('lines merged, bag unmarked');
    await tx
      .update(carts)
      .set({ status: 'merged', mergedInto: target.id, updatedAt: now })
      .where(eq(carts.id, other.id));
  }
  return isLowered;
}

async function mergeOne(tx: Queries, target: Cart, otherId: string, now: Date): Promise<boolean> {
  const saved = await rawLines(tx, target.id);
  const left = await leftFor(tx, target, now);
  const { raised, moved, isLowered } = mergeLines(saved, await rawLines(tx, otherId), left);
  for (const { line, quantity } of raised) {
    await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, line.id));
  }
  const ids = moved.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .update(cartLines)
      .set({ cartId: target.id })
      .where(sql`${cartLines.id} = any(${sql.param(ids)}::uuid[])`);
  }
  return isLowered;
}

/** Lines as they are kept, whether the catalogue still sells what they name or not. */
function rawLines(tx: Queries, cartId: string) {
  return tx.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.position));
}

/** What a line of the bag can have at most: units, or null where they are not counted. */
async function leftFor(tx: Queries, cart: Cart, now: Date): Promise<(line: { id: string }) => number | null> {
  const market = marketOfCart(cart);
  const lines = await linesOfCart(tx, cart.id, market);
  const items = new Set(lines.flatMap(({ stockItemId }) => stockItemId ?? []));
  const locations = await locationsOfItems(tx, [...items], { now, exceptCart: cart.id });
  const left = new Map(lines.map((line) => [line.id, availableTo(line, lines, locations, market)]));
  return ({ id }) => left.get(id) ?? null;
}
