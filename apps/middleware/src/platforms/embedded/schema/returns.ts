import type { ReturnReason, ReturnStatus } from '@tailorbird/commerce/model/orderReturn';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { orderLines, orders } from './orders.ts';

/** What shoppers send back, a row for each time. Amounts are minor units of the order's currency. */
export const returns = pgTable(
  'returns',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 500_001 }),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** Names one sending of the form, so that a repeat is known. */
    submission: uuid('submission').notNull().unique('returns_submission'),
    status: text('status').$type<ReturnStatus>().notNull(),
    requestedAt: instant('requested_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** What is given back of the delivery. */
    delivery: integer('delivery').notNull(),
    labelCost: integer('label_cost').notNull(),
    refund: integer('refund').notNull(),
    /** How the refund is paid; null until it is about to be. */
    toCard: integer('to_card'),
    toGiftCard: integer('to_gift_card'),
  },
  (table) => [index('returns_order').on(table.orderId), index('returns_status').on(table.status)],
);

/** Units that come back, of a line of the order. */
export const returnLines = pgTable(
  'return_lines',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    returnId: bigint('return_id', { mode: 'number' })
      .notNull()
      .references(() => returns.id),
    orderLineId: bigint('order_line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLines.id),
    quantity: integer('quantity').notNull(),
    reason: text('reason').$type<ReturnReason>().notNull(),
    /** What was paid for them. */
    refund: integer('refund').notNull(),
  },
  (table) => [index('return_lines_return').on(table.returnId)],
);
