import type { Address } from '@tailorbird/commerce/model/address';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { carts } from './carts.ts';
import { instant } from './columns.ts';

/** What a bag in checkout has been told: who pays, and where it goes. */
export const checkouts = pgTable(
  'checkouts',
  {
    cartId: uuid('cart_id')
      .primaryKey()
      .references(() => carts.id, { onDelete: 'cascade' }),
    email: text('email'),
    billingAddress: jsonb('billing_address').$type<Address>(),
    /** Raised by every change; a change that names another is refused. */
    version: integer('version').notNull().default(1),
    /** Set, and renewed, while an order is being made from it; one that is no longer renewed may be taken over. */
    completingAt: instant('completing_at'),
    /** The number its order will have, once a wallet has asked for one. */
    draftOrderId: bigint('draft_order_id', { mode: 'number' }).unique(),
    /** What the shopper saw when the number was given, in minor units; another total is not charged. */
    draftTotal: integer('draft_total'),
  },
  (table) => [
    index('checkouts_completing').on(table.completingAt).where(sql`${table.completingAt} is not null`),
  ],
);

export const consignments = pgTable(
  'consignments',
  {
    id: uuid('id').primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => checkouts.cartId, { onDelete: 'cascade' }),
    address: jsonb('address').$type<Address>().notNull(),
    shippingOptionId: text('shipping_option_id'),
    /** Minor units; null until an option is chosen. */
    shippingCost: integer('shipping_cost'),
  },
  (table) => [index('consignments_cart').on(table.cartId)],
);
