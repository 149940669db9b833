import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Tokens given out by the test card provider. A token stands for an outcome; no card number is kept. */
export const testCardTokens = pgTable('test_card_tokens', {
  token: text('token').primaryKey(),
  outcome: text('outcome').$type<'approve' | 'decline' | 'timeout'>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What the test card provider has charged, by the caller's idempotency key. */
export const testCardCharges = pgTable('test_card_charges', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  reference: text('reference').notNull().unique(),
  outcome: text('outcome').$type<'captured' | 'declined' | 'refunded'>().notNull(),
  /** Minor units. */
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What the test card provider has given back of a charge, by the caller's key. */
export const testCardRefunds = pgTable('test_card_refunds', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  charge: text('charge')
    .notNull()
    .references(() => testCardCharges.idempotencyKey),
  /** Minor units. */
  amount: integer('amount').notNull(),
  createdAt: instant('created_at').notNull(),
});
