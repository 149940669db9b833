import type { Currency } from '@tailorbird/commerce/market';
import { sql } from 'drizzle-orm';
import { bigint, char, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { carts } from './carts.ts';
import { instant } from './columns.ts';
import { orderLines } from './orders.ts';

/**
 * Gift cards that were bought, one a unit; for whom and from whom is in the order's line. Of the code there is the
 * SHA-256 alone, and its end to be told apart by. Amounts are minor units.
 */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    codeHash: char('code_hash', { length: 64 }).notNull().unique(),
    lastFour: char('last_four', { length: 4 }).notNull(),
    orderLineId: bigint('order_line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLines.id),
    currency: text('currency').$type<Currency>().notNull(),
    amount: integer('amount').notNull(),
    /** What is left of the amount. */
    balance: integer('balance').notNull(),
    sendAt: instant('send_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When its order was cancelled or refunded. */
    voidedAt: instant('voided_at'),
  },
  (table) => [
    index('gift_cards_line').on(table.orderLineId),
    check('gift_cards_balance', sql`${table.balance} between 0 and ${table.amount}`),
  ],
);

/**
 * Gift cards entered at a checkout. While its order is being paid, `amount` is held until `held_until`; once there is
 * an order it is spent, and has left the balance.
 */
export const giftCardUses = pgTable(
  'gift_card_uses',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    giftCardId: bigint('gift_card_id', { mode: 'number' })
      .notNull()
      .references(() => giftCards.id),
    /** Keeps the order in which cards were entered, in which they pay. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    amount: integer('amount').notNull().default(0),
    heldUntil: instant('held_until'),
    spentAt: instant('spent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.giftCardId] }),
    index('gift_card_uses_card').on(table.giftCardId),
    check('gift_card_uses_amount', sql`${table.amount} >= 0`),
  ],
);
