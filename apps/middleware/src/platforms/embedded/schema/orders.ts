import type { Currency } from '@tailorbird/commerce/market';
import type { Address } from '@tailorbird/commerce/model/address';
import type { orderStatuses } from '@tailorbird/commerce/model/checkout';
import { sql } from 'drizzle-orm';
import { bigint, char, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { carts } from './carts.ts';
import { instant } from './columns.ts';

/** Orders, one for each bag at most: `cart_id` is unique. Amounts are minor units. */
export const orders = pgTable(
  'orders',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    cartId: uuid('cart_id')
      .notNull()
      .unique()
      .references(() => carts.id),
    sessionHash: char('session_hash', { length: 64 }).notNull(),
    customerId: integer('customer_id'),
    channelId: integer('channel_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    status: text('status').$type<(typeof orderStatuses)[number]>().notNull(),
    email: text('email').notNull(),
    billingAddress: jsonb('billing_address').$type<Address>().notNull(),
    shippingAddress: jsonb('shipping_address').$type<Address>(),
    shippingMethod: text('shipping_method'),
    subtotal: integer('subtotal').notNull(),
    discountTotal: integer('discount_total').notNull(),
    shippingTotal: integer('shipping_total').notNull(),
    grandTotal: integer('grand_total').notNull(),
    /** What gift cards paid of it. */
    giftCardTotal: integer('gift_card_total').notNull().default(0),
    placedAt: instant('placed_at').notNull(),
    /** Who brings the parcel and what they call it, where an operator has said. */
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    shippedAt: instant('shipped_at'),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [index('orders_session').on(table.sessionHash), index('orders_customer').on(table.customerId)],
);

/** What was bought, as it was named and priced then. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id').notNull(),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    options: jsonb('options').$type<{ name: string; value: string }[]>().notNull(),
    imageUrl: text('image_url').notNull(),
    quantity: integer('quantity').notNull(),
    unitPrice: integer('unit_price').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [index('order_lines_order').on(table.orderId)],
);

/** Attempts to be paid. `attempt` is the key sent to the provider, so an attempt can be asked about and never repeated. */
export const payments = pgTable(
  'payments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id),
    attempt: text('attempt').notNull().unique(),
    providerReference: text('provider_reference'),
    state: text('state').$type<'started' | 'captured' | 'declined' | 'refunded'>().notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('payments_cart').on(table.cartId),
    index('payments_started').on(table.createdAt).where(sql`${table.state} = 'started'`),
  ],
);
