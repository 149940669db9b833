import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/**
 * Something counted in a warehouse. With tracking `variant` each variant has its own; with `product` all
 * variants of the style share one; with `none` a variant has none.
 */
export const stockItems = pgTable('stock_items', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  sku: text('sku').notNull().unique(),
});

/** Units on the shelf by location: 1 is the warehouse, 2 the store reserve (commerce §4 stock computation). */
export const stockLevels = pgTable(
  'stock_levels',
  {
    stockItemId: integer('stock_item_id')
      .notNull()
      .references(() => stockItems.id, { onDelete: 'cascade' }),
    locationId: smallint('location_id').notNull(),
    onHand: integer('on_hand').notNull(),
    enabled: boolean('enabled').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.stockItemId, table.locationId] }),
    check('stock_levels_not_negative', sql`${table.onHand} >= 0`),
    check('stock_levels_known_location', sql`${table.locationId} in (1, 2)`),
  ],
);
