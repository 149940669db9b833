import type { Address } from '@tailorbird/commerce/model/address';
import type { FormField } from '@tailorbird/commerce/model/customer';
import { boolean, char, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { carts } from './carts.ts';
import { instant } from './columns.ts';

/** People with an account. */
export const customers = pgTable('customers', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** As it was typed; mails go there. */
  email: text('email').notNull(),
  /** The one form under which it is looked up (`canonicalEmail`). */
  emailKey: text('email_key').notNull().unique(),
  /** Algorithm, parameters, salt and hash in one text (PHC format). */
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone').notNull(),
  /** Title, Date of Birth, the preferences and what the customer added (commerce §3 Customer). */
  formFields: jsonb('form_fields').$type<FormField[]>().notNull().default([]),
  countryIso2: char('country_iso2', { length: 2 }).notNull(),
  addressFinder: text('address_finder').notNull().default(''),
  acceptsReviewEmails: boolean('accepts_review_emails').notNull().default(false),
  channelId: integer('channel_id').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Requests for a new password. Only the SHA-256 of the mailed token is kept. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: char('token_hash', { length: 64 }).primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_resets_customer').on(table.customerId)],
);

/** Address books. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    address: jsonb('address').$type<Address>().notNull(),
    formFields: jsonb('form_fields').$type<FormField[]>().notNull().default([]),
  },
  (table) => [index('customer_addresses_customer').on(table.customerId)],
);

/** The bag a customer comes back to: one a channel, since a bag has one currency. */
export const savedCarts = pgTable(
  'saved_carts',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id').notNull(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.channelId] })],
);
