import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What must happen after a transaction, written in it and delivered at least once by the outbox worker. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<'mail'>().notNull(),
    payload: jsonb('payload').notNull(),
    /** What the mail is called in the shop; its Message-ID is made of it, the same at every attempt. */
    messageId: text('message_id').notNull().unique(),
    /** Whose it is, to be given and forgotten with their data; none for somebody without an account. */
    customerId: integer('customer_id'),
    /** The order it is about. It is owed, and sent even when its customer is gone. */
    orderId: bigint('order_id', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** When it was given up; it is sent no more unless an operator says so. */
    givenUpAt: instant('given_up_at'),
    /** Why the last attempt failed. */
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_due').on(table.deliveredAt, table.nextAttemptAt),
    index('outbox_given_up').on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    index('outbox_customer').on(table.customerId),
  ],
);
