import type { Currency } from '@tailorbird/commerce/market';
import { sql } from 'drizzle-orm';
import { bigint, char, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { products, variants } from './catalogue.ts';
import { instant } from './columns.ts';

/** Bags. A bag that holds lines is never deleted, only marked. */
export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey(),
    sessionHash: char('session_hash', { length: 64 }).notNull(),
    customerId: integer('customer_id'),
    channelId: integer('channel_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    version: integer('version').notNull().default(1),
    status: text('status').$type<'open' | 'completed' | 'merged' | 'deleted'>().notNull().default('open'),
    mergedInto: uuid('merged_into'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('carts_session').on(table.sessionHash), index('carts_customer').on(table.customerId)],
);

/** A choice or text the shopper added to a line: gift cards. */
export type OptionSelection = { optionId: number; optionValue: string };

export const cartLines = pgTable(
  'cart_lines',
  {
    id: uuid('id').primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    parentId: uuid('parent_id'),
    quantity: integer('quantity').notNull(),
    optionSelections: jsonb('option_selections').$type<OptionSelection[]>().notNull().default([]),
    /** Keeps the order in which lines were added. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('cart_lines_cart').on(table.cartId, table.position),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);
