import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { products, variants } from './catalogue.ts';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/** Customers' wishlists. */
export const wishlists = pgTable(
  'wishlists',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    isPublic: boolean('is_public').notNull(),
    /** Names the list in a link; nobody can guess it. */
    token: text('token').notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('wishlists_customer').on(table.customerId)],
);

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    wishlistId: integer('wishlist_id')
      .notNull()
      .references(() => wishlists.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** Whether size and length are still to be chosen; of rows written before that was told, nobody knows. */
    open: boolean('open').notNull().default(true),
  },
  (table) => [unique('wishlist_items_pair').on(table.wishlistId, table.productId, table.variantId)],
);
