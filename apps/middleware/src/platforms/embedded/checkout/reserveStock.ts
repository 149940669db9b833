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
import type { CheckoutParts, Hold } from './checkoutParts.ts';

/** How long a checkout holds its units; every step of it starts the time again. */
const holdMs = 15 * 60 * 1000;

/** A stock item of which a bag asks for more than is left. */
export interface Shortage {
  readonly sku: string;
  readonly available: number;
}

/** A hold that lapses sooner than this is made anew: somebody with a faster clock may count it as gone. */
const spareMs = 60 * 1000;

/** What came of holding. */
export interface Reserved {
  readonly shortages: readonly Shortage[];
  /** What is held now, in the order in which stock is locked. */
  readonly held: readonly Part[];
  /** Whether the stock was looked at anew, with its rows locked. */
  readonly hasLocked: boolean;
}

type Part = Omit<Hold, 'expiresAt'>;

/**
 * Holds the units a bag asks for, as far as there are any, in place of what it held before. A hold that is already
 * right is prolonged, and where there is nothing to hold nothing is: neither locks a row. Otherwise the stock rows
 * are locked until the transaction ends, always in the same order, so that two checkouts never wait for each other:
 * let little come after it.
 */
export async function reserveStock(
  tx: Queries,
  { cart, market, lines, held, locations: seen }: CheckoutParts,
  now: Date,
): Promise<Reserved> {
  const wanted = wantedOf(lines);
  const expiresAt = later(now, holdMs);
  if (isRight(held, wanted, seen, now)) {
    if (held.length > 0) await prolong(tx, cart.id, expiresAt);
    return { shortages: [], held: inOrder(held), hasLocked: false };
  }
  const before = shareOut(wanted, seen, market);
  if (held.length === 0 && before.parts.length === 0)
    return { shortages: before.shortages, held: [], hasLocked: false };
  const items = [...new Set([...wanted.keys(), ...held.map(({ stockItemId }) => stockItemId)])];
  await lockLevels(
    tx,
    items.toSorted((a, b) => a - b),
  );
  const locked = await locationsOfItems(tx, items, { now, exceptCart: cart.id });
  const { parts, shortages } = shareOut(wanted, locked, market);
  if (held.length > 0) await tx.delete(reservations).where(eq(reservations.cartId, cart.id));
  const rows = parts.map((part) => ({ ...part, cartId: cart.id, expiresAt }));
  if (rows.length > 0) await tx.insert(reservations).values(rows);
  faultPoint('reservation uncommitted');
  return { shortages, held: inOrder(parts), hasLocked: true };
}

function inOrder(parts: readonly Part[]): Part[] {
  return parts.toSorted((a, b) => a.stockItemId - b.stockItemId || a.locationId - b.locationId);
}

type Wanted = ReadonlyMap<number, { readonly sku: string; readonly quantity: number }>;
type Seen = ReadonlyMap<number, Locations>;

/** How many units of each stock item the lines ask for. */
function wantedOf(lines: readonly CartLine[]): Wanted {
  const wanted = new Map<number, { sku: string; quantity: number }>();
  for (const { stockItemId, sku, quantity } of lines) {
    if (stockItemId === null) continue;
    const known = wanted.get(stockItemId);
    wanted.set(stockItemId, { sku: known?.sku ?? sku, quantity: (known?.quantity ?? 0) + quantity });
  }
  return wanted;
}

/** Whether exactly what is wanted is held, for a while yet, and is still on its shelves. */
function isRight(held: readonly Hold[], wanted: Wanted, seen: Seen, now: Date): boolean {
  const units = new Map([...wanted.keys()].map((item) => [item, 0]));
  for (const { stockItemId, locationId, quantity, expiresAt } of held) {
    const place = seen.get(stockItemId)?.find((one) => one.locationId === locationId);
    if (!place?.locationEnabled || place.availableToSell < quantity) return false;
    if (expiresAt <= later(now, spareMs)) return false;
    units.set(stockItemId, (units.get(stockItemId) ?? 0) + quantity);
  }
  return [...units].every(([item, count]) => count === (wanted.get(item)?.quantity ?? 0));
}

async function prolong(tx: Queries, cartId: string, expiresAt: Date): Promise<void> {
  await tx.update(reservations).set({ expiresAt }).where(eq(reservations.cartId, cartId));
}

/** Which shelf gives how many of what is wanted, and what there is too little of. */
function shareOut(wanted: Wanted, seen: Seen, market: Market) {
  const shortages: Shortage[] = [];
  const parts: { stockItemId: number; locationId: number; quantity: number }[] = [];
  for (const [stockItemId, { sku, quantity }] of wanted) {
    const here = seen.get(stockItemId) ?? [];
    const available = availableInMarket(here, market);
    if (available < quantity) shortages.push({ sku, available });
    const taken = takeFrom(here, Math.min(quantity, available), market);
    parts.push(...taken.map((part) => ({ ...part, stockItemId })));
  }
  return { parts, shortages };
}

function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
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
