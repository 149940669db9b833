import type { ConsentKind, ConsentPlace } from '@tailorbird/commerce/customer/consentWords';
import { bigint, boolean, char, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { variants } from './catalogue.ts';
import { instant } from './columns.ts';

/** What the customer-data service knows of an e-mail address: whether it may be written to. */
export const contacts = pgTable('contacts', {
  emailKey: text('email_key').primaryKey(),
  marketingEmail: boolean('marketing_email').notNull().default(false),
  marketingPost: boolean('marketing_post').notNull().default(false),
  changedAt: instant('changed_at').notNull(),
});

/**
 * Every change of how an address may be written to, kept as evidence: rows are added, never changed. An address is its
 * SHA-256, so that whoever has it finds what it agreed to, and nobody reads it out.
 */
export const consentLog = pgTable(
  'consent_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    addressHash: char('address_hash', { length: 64 }).notNull(),
    kind: text('kind').$type<ConsentKind>().notNull(),
    /** Given, or taken back. */
    value: boolean('value').notNull(),
    /** The words that were shown. */
    words: text('words').notNull(),
    place: text('place').$type<ConsentPlace>().notNull(),
    /** In the form itself, by the link of a mail, or by the customer signed in. */
    how: text('how').$type<'form' | 'link' | 'account'>().notNull(),
    channelId: integer('channel_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('consent_log_address').on(table.addressHash, table.at)],
);

/** Who wants to know when a variant is back in a channel. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    emailKey: text('email_key').notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id').notNull(),
    email: text('email').notNull(),
    requestedAt: instant('requested_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.emailKey, table.variantId, table.channelId] }),
    index('stock_notices_variant').on(table.variantId),
  ],
);
