import type { InventoryRecord } from '@tailorbird/commerce/model/inventory';
import { sql } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queries } from '../../../database/database.ts';
import { stockLevels } from '../schema/inventory.ts';
import { reservations } from '../schema/reservations.ts';

export type Locations = InventoryRecord['locations'];

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
  const others = exceptCart === undefined ? sql`true` : sql`${reservations.cartId} <> ${exceptCart}`;
  const rows = await db
    .select({
      stockItemId: stockLevels.stockItemId,
      locationId: stockLevels.locationId,
      locationEnabled: stockLevels.enabled,
      availableToSell: sql<number>`${stockLevels.onHand} - coalesce((
        select sum(${reservations.quantity}) from ${reservations}
        where ${reservations.stockItemId} = ${stockLevels.stockItemId}
          and ${reservations.locationId} = ${stockLevels.locationId}
          and ${reservations.expiresAt} > ${now.toISOString()} and ${others}), 0)::int`,
    })
    .from(stockLevels)
    .where(anyOf(stockLevels.stockItemId, stockItemIds))
    .orderBy(stockLevels.stockItemId, stockLevels.locationId);
  for (const { stockItemId, ...location } of rows) {
    found.set(stockItemId, [...(found.get(stockItemId) ?? []), location]);
  }
  return found;
}
