import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queries } from '../../../database/database.ts';
import { giftCards, giftCardUses } from '../schema/giftCards.ts';
import { orderLines, orders } from '../schema/orders.ts';
import { outbox } from '../schema/outbox.ts';
import { giftCardMessageId } from './issueGiftCards.ts';

/**
 * Makes the gift cards of an order worthless, and stops the mails that have not left. None where something of one has
 * been spent: that one is answered, by the end of its code. Repeated, it changes nothing.
 */
export async function voidGiftCards(tx: Queries, orderId: number, now: Date): Promise<string | undefined> {
  const cards = await tx
    .select({ card: giftCards })
    .from(giftCards)
    .innerJoin(orderLines, eq(orderLines.id, giftCards.orderLineId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(giftCards.id))
    .for('update', { of: giftCards });
  const spent = cards.find(({ card }) => card.balance < card.amount);
  if (spent) return spent.card.lastFour;
  const ids = cards.map(({ card }) => card.id);
  if (ids.length === 0) return undefined;
  await tx
    .update(giftCards)
    .set({ voidedAt: now })
    .where(and(anyOf(giftCards.id, ids), isNull(giftCards.voidedAt)));
  await tx
    .delete(outbox)
    .where(and(anyOf(outbox.messageId, ids.map(giftCardMessageId)), isNull(outbox.deliveredAt)));
  return undefined;
}

/**
 * Puts what gift cards paid for an order back on them, or as much of it as is said, the first card first. One that has
 * run out meanwhile lasts another three months.
 */
export async function giveBackToGiftCards(
  tx: Queries,
  orderId: number,
  now: Date,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const spent = await tx
    .select({ use: giftCardUses })
    .from(giftCardUses)
    .innerJoin(orders, eq(orders.cartId, giftCardUses.cartId))
    .where(and(eq(orders.id, orderId), isNotNull(giftCardUses.spentAt)))
    .orderBy(asc(giftCardUses.giftCardId))
    .for('update', { of: giftCardUses });
  let left = most;
  for (const { use } of spent) {
    const amount = Math.min(use.amount, left);
    left -= amount;
    if (amount === 0) continue;
    const isUse = and(eq(giftCardUses.cartId, use.cartId), eq(giftCardUses.giftCardId, use.giftCardId));
    if (amount === use.amount) await tx.delete(giftCardUses).where(isUse);
    else
      await tx
        .update(giftCardUses)
        .set({ amount: use.amount - amount })
        .where(isUse);
    await tx
      .update(giftCards)
      .set({
        balance: sql`${giftCards.balance} + ${amount}`,
        expiresAt: sql`greatest(${giftCards.expiresAt}, ${now}::timestamptz + interval '3 months')`,
      })
      .where(eq(giftCards.id, use.giftCardId));
  }
}
