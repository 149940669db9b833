import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { carts } from './carts.ts';
import { instant } from './columns.ts';
import { stockItems } from './inventory.ts';

/** Units held for a bag in checkout, until `expires_at`. What is past it counts for nothing. */
export const reservations = pgTable(
  'reservations',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    stockItemId: integer('stock_item_id')
      .notNull()
      .references(() => stockItems.id),
    locationId: smallint('location_id').notNull(),
    quantity: integer('quantity').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.stockItemId, table.locationId] }),
    index('reservations_stock').on(table.stockItemId, table.locationId),
    check('reservations_quantity', sql`${table.quantity} > 0`),
  ],
);
