import type { Campaign } from '@tailorbird/commerce/promotions/campaign';
import type { SessionItem } from '@tailorbird/commerce/promotions/sessionItem';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { carts } from './carts.ts';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/** What the shop gives away, one rule a row. */
export const campaigns = pgTable('campaigns', {
  id: text('id').primaryKey(),
  definition: jsonb('definition').$type<Campaign>().notNull(),
});

/**
 * Uses of campaigns that have a limit. A use is held while its order is being paid, until `expires_at`, and counts
 * as long as it is held or used. The buyer is kept as the SHA-256 of the e-mail address. No column here refers to a
 * customer's row: it would be locked after the bag's, and a merge of bags locks it before.
 */
export const campaignUses = pgTable(
  'campaign_uses',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    state: text('state').$type<'held' | 'used'>().notNull(),
    buyerHash: char('buyer_hash', { length: 64 }),
    customerId: integer('customer_id'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.cartId] }),
    index('campaign_uses_expires').on(table.state, table.expiresAt),
  ],
);

/** Coupon codes entered in a bag and accepted, in capitals. */
export const cartCoupons = pgTable(
  'cart_coupons',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.code] })],
);

/** Customers as the promotions engine knows them, one profile a store. */
export const promotionProfiles = pgTable(
  'promotion_profiles',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    storeId: text('store_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.storeId] })],
);

/** Bags as they were last pushed to the promotions engine. */
export const promotionSessions = pgTable('promotion_sessions', {
  cartId: uuid('cart_id')
    .primaryKey()
    .references(() => carts.id, { onDelete: 'cascade' }),
  storeId: text('store_id').notNull(),
  profileId: integer('profile_id'),
  cartItems: jsonb('cart_items').$type<SessionItem[]>().notNull(),
  updateCount: integer('update_count').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
});

/** One row: whether promotions are on, and which campaigns the cards were last built with. */
export const promotionSettings = pgTable(
  'promotion_settings',
  {
    id: smallint('id').primaryKey().default(1),
    isOn: boolean('is_on').notNull(),
    announced: text('announced').notNull().default(''),
  },
  (table) => [check('promotion_settings_one', sql`${table.id} = 1`)],
);
