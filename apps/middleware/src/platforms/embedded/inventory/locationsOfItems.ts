import type { InventoryRecord } from '@tailorbird/commerce/model/inventory';
import { sql } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queries } from '../../../database/database.ts';
import { stockLevels } from '../schema/inventory.ts';
import { reservations } from '../schema/reservations.ts';

export type Locations = InventoryRecord['locations'];

type Row = { stockItemId: number } & Locations[number];

/**
 * What can be sold of each stock item at each location: units on the shelf less those held for others' checkouts.
 * A bag's own holds (`exceptCart`) do not count against it.
 */
export async function locationsOfItems(
  db: Queries,
  stockItemIds: readonly number[],
  { now, exceptCart }: { now: Date; exceptCart?: string | undefined },
): Promise<Map<number, Locations>> {
  const found = new Map<number, Locations>();
  if (stockItemIds.length === 0) return found;
  const others = exceptCart === undefined ? sql`true` : sql`held.cart_id <> ${exceptCart}`;
  // Written out with aliases: in a select from one table Drizzle leaves the table's name off its columns, and a
  // subquery would compare a column with itself.
  const { rows } = await db.execute<Row>(sql`
    select level.stock_item_id as "stockItemId", level.location_id as "locationId",
      level.enabled as "locationEnabled",
      level.on_hand - coalesce((
        select sum(held.quantity) from ${reservations} held
        where held.stock_item_id = level.stock_item_id and held.location_id = level.location_id
          and held.expires_at > ${now.toISOString()} and ${others}), 0)::int as "availableToSell"
    from ${stockLevels} level
    where ${anyOf(sql`level.stock_item_id`, stockItemIds)}
    order by 1, 2`);
  for (const { stockItemId, ...location } of rows) {
    found.set(stockItemId, [...(found.get(stockItemId) ?? []), location]);
  }
  return found;
}
