import type { Market } from '@tailorbird/commerce/market';
import { availableInMarket, locationsOf } from '@tailorbird/commerce/stock/availableInMarket';
import { eq } from 'drizzle-orm';
import { faultPoint } from '#faultPoint';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queries } from '../../../database/database.ts';
import type { CartLine } from '../bag/linesOfCart.ts';
import { type Locations, locationsOfItems } from '../inventory/locationsOfItems.ts';
import { stockLevels } from '../schema/inventory.ts';
import { reservations } from '../schema/reservations.ts';

/** How long a checkout holds its units; every step of it starts the time again. */
const holdMs = 15 * 60 * 1000;

/** A stock item of which a bag asks for more than is left. */
export interface Shortage {
  readonly sku: string;
  readonly available: number;
}

/**
 * Holds the units a bag asks for, as far as there are any, in place of what it held before. The stock rows stay
 * locked until the transaction ends, always taken in the same order, so that two checkouts never wait for
 * each other. Answers what is short.
 */
export async function reserveStock(
  tx: Queries,
  cart: { id: string; market: Market },
  lines: readonly CartLine[],
  now: Date,
): Promise<Shortage[]> {
  const wanted = Map.groupBy(
    lines.filter(({ stockItemId }) => stockItemId !== null),
    ({ stockItemId }) => stockItemId ?? 0,
  );
  const items = [...wanted.keys()].toSorted((a, b) => a - b);
  await lockLevels(tx, items);
  const locations = await locationsOfItems(tx, items, { now, exceptCart: cart.id });
  const shortages: Shortage[] = [];
  const held: (typeof reservations.$inferInsert)[] = [];
  const expiresAt = new Date(now.getTime() + holdMs);
  for (const [stockItemId, ofItem] of wanted) {
    const quantity = ofItem.reduce((sum, line) => sum + line.quantity, 0);
    const here = locations.get(stockItemId) ?? [];
    const available = availableInMarket(here, cart.market);
    if (available < quantity) shortages.push({ sku: ofItem[0]?.sku ?? '', available });
    const taken = takeFrom(here, Math.min(quantity, available), cart.market);
    held.push(...taken.map((part) => ({ ...part, cartId: cart.id, stockItemId, expiresAt })));
  }
  await tx.delete(reservations).where(eq(reservations.cartId, cart.id));
  if (held.length > 0) await tx.insert(reservations).values(held);
  faultPoint('reservation uncommitted');
  return shortages;
}

async function lockLevels(tx: Queries, items: readonly number[]): Promise<void> {
  if (items.length === 0) return;
  await tx
    .select({ locationId: stockLevels.locationId })
    .from(stockLevels)
    .where(anyOf(stockLevels.stockItemId, items))
    .orderBy(stockLevels.stockItemId, stockLevels.locationId)
    .for('update');
}

/** Which location gives how many, the market's first location first. */
function takeFrom(here: Locations, quantity: number, market: Market) {
  const parts: { locationId: number; quantity: number }[] = [];
  let left = quantity;
  for (const locationId of locationsOf(market)) {
    const place = here.find((one) => one.locationId === locationId && one.locationEnabled);
    const part = Math.min(left, Math.max(0, place?.availableToSell ?? 0));
    if (part > 0) parts.push({ locationId, quantity: part });
    left -= part;
  }
  return parts;
}
