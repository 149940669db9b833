import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What must happen after a transaction, written in it and delivered at least once by the outbox worker. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<'mail'>().notNull(),
    payload: jsonb('payload').notNull(),
    /** The same at every attempt, so that a receiver can drop repeats. */
    messageId: text('message_id').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
  },
  (table) => [index('outbox_due').on(table.deliveredAt, table.nextAttemptAt)],
);
