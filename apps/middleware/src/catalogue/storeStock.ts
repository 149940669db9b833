import { warehouse } from '@tailorbird/commerce/stock/availableInMarket';
import { sql } from 'drizzle-orm';
import { anyOf } from '../database/anyOf.ts';
import type { Queries } from '../database/database.ts';
import { stockItems, stockLevels } from '../platforms/embedded/schema/inventory.ts';

/** Units of an article that are in the warehouse. */
export interface Count {
  readonly stockItemId: number;
  readonly onHand: number;
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
export const rowsAtOnce = 2000;

/** The articles of these codes, by code. Those there are stay unlocked: orders refer to them. */
export async function stockItemsOf(
  db: Queries,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (skus.length === 0) return new Map();
  await db
    .insert(stockItems)
    .values(skus.map((sku) => ({ sku })))
    .onConflictDoNothing();
  const items = await db.select().from(stockItems).where(anyOf(stockItems.sku, skus));
  return new Map(items.map(({ id, sku }) => [sku, id]));
}

/**
 * Sets the warehouse to the units of a file; the store reserve stays as it is. After everything else that is stored, in the
 * order in which orders take stock, so that the two never wait in a circle.
 */
export async function countWarehouse(db: Queries, counts: readonly Count[]): Promise<void> {
  const sorted = counts.toSorted((a, b) => a.stockItemId - b.stockItemId);
  for (let start = 0; start < sorted.length; start += rowsAtOnce) {
    await db
      .insert(stockLevels)
      .values(sorted.slice(start, start + rowsAtOnce).map((count) => ({ ...count, locationId: warehouse })))
      .onConflictDoUpdate({
        target: [stockLevels.stockItemId, stockLevels.locationId],
        set: { onHand: sql`excluded.on_hand` },
      });
  }
}
