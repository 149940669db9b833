import type { InventoryRecord } from '@tailorbird/commerce/model/inventory';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queries } from '../../../database/database.ts';
import { stockLevels } from '../schema/inventory.ts';
import { reservations } from '../schema/reservations.ts';

export type Locations = InventoryRecord['locations'];

/** What can be sold of a stock item at a location. */
export type SellableLevel = { stockItemId: number } & Locations[number];

interface Asking<Now = Date> {
  readonly now: Now;
  /** A bag whose own holds do not count against it. */
  readonly exceptCart?: string | undefined;
}

/**
 * What can be sold of each stock item at each location: units on the shelf less those held for others' checkouts.
 * A bag's own holds (`exceptCart`) do not count against it.
 */
export async function locationsOfItems(
  db: Queries,
  stockItemIds: readonly number[],
  asking: Asking,
): Promise<Map<number, Locations>> {
  if (stockItemIds.length === 0) return new Map();
  const isAsked = anyOf(sql`level.stock_item_id`, stockItemIds);
  const { rows } = await db.execute<SellableLevel>(sellableLevels(isAsked, asking));
  return locationsByItem(rows);
}

/** What lies on the shelves of each stock item at each location, whoever holds it: what cards say, which no clock makes anew. */
export async function shelvesOfItems(
  db: Queries,
  stockItemIds: readonly number[],
): Promise<Map<number, Locations>> {
  if (stockItemIds.length === 0) return new Map();
  const { rows } = await db.execute<SellableLevel>(sql`
    select level.stock_item_id as "stockItemId", level.location_id as "locationId", level.enabled as "locationEnabled",
      level.on_hand as "availableToSell"
    from ${stockLevels} level where ${anyOf(sql`level.stock_item_id`, stockItemIds)} order by 1, 2`);
  return locationsByItem(rows);
}

/** The statement of `locationsOfItems`, of the `level`s that are asked for; a `now` that is filled in later is a text as of `toISOString`. */
export function sellableLevels(isAsked: SQL, { now, exceptCart }: Asking<Date | Placeholder>): SQL {
  const others = exceptCart === undefined ? sql`true` : sql`held.cart_id <> ${exceptCart}`;
  // Written out with aliases: in a select from one table Drizzle leaves the table's name off its columns, and a
  // subquery would compare a column with itself.
  return sql`
    select level.stock_item_id as "stockItemId", level.location_id as "locationId",
      level.enabled as "locationEnabled",
      level.on_hand - coalesce((
        select sum(held.quantity) from ${reservations} held
        where held.stock_item_id = level.stock_item_id and held.location_id = level.location_id
          and held.expires_at > ${now instanceof Date ? now.toISOString() : now} and ${others}), 0)::int as "availableToSell"
    from ${stockLevels} level
    where ${isAsked}
    order by 1, 2`;
}

/** What `sellableLevels` found, by stock item. */
export function locationsByItem(levels: readonly SellableLevel[]): Map<number, Locations> {
  const found = new Map<number, Locations>();
  for (const { stockItemId, ...location } of levels) {
    found.set(stockItemId, [...(found.get(stockItemId) ?? []), location]);
  }
  return found;
}
