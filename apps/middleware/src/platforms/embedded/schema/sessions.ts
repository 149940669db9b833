import { char, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Shoppers' sessions. Only the SHA-256 of the cookie's value is kept. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: char('id_hash', { length: 64 }).primaryKey(),
    customerId: integer('customer_id'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_expiry').on(table.expiresAt), index('sessions_customer').on(table.customerId)],
);

/** Answers kept for a day under the caller's `Idempotency-Key`, written in the transaction of their effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Session the key belongs to: the same key of another session is another key. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of method, channel and arguments. */
    fingerprint: char('fingerprint', { length: 64 }).notNull(),
    state: text('state').$type<'running' | 'done'>().notNull(),
    response: jsonb('response'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);
