import type { GiftCardPayment } from '@tailorbird/commerce/model/checkout';
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queries } from '../../../database/database.ts';
import { giftCards, giftCardUses } from '../schema/giftCards.ts';

/** As long as a claim on a checkout can be taken over, and then some. */
const holdMs = 15 * 60 * 1000;

/**
 * Locks the gift cards entered at a checkout until the transaction ends, always in the same order: who comes for the
 * same money waits, and sees what is left.
 */
export async function lockGiftCards(tx: Queries, cartId: string): Promise<void> {
  const entered = await tx
    .select({ id: giftCardUses.giftCardId })
    .from(giftCardUses)
    .where(eq(giftCardUses.cartId, cartId));
  if (entered.length === 0) return;
  await tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(
      anyOf(
        giftCards.id,
        entered.map(({ id }) => id),
      ),
    )
    .orderBy(asc(giftCards.id))
    .for('update');
}

/** Holds what locked gift cards are about to pay, before anything is charged. */
export async function holdGiftCards(
  tx: Queries,
  cartId: string,
  payments: readonly GiftCardPayment[],
  now: Date,
): Promise<void> {
  const heldUntil = new Date(now.getTime() + holdMs);
  for (const { id, pays } of payments)
    await tx.update(giftCardUses).set({ amount: pays, heldUntil }).where(isUse(cartId, id));
}

/** Takes what locked gift cards pay off their balances, in the transaction of the order. The guard is in the statement. */
export async function spendGiftCards(
  tx: Queries,
  cartId: string,
  payments: readonly GiftCardPayment[],
  now: Date,
): Promise<void> {
  for (const { id, pays } of payments) {
    if (pays === 0) {
      await tx.delete(giftCardUses).where(isUse(cartId, id));
      continue;
    }
    const spent = await tx
      .update(giftCards)
      .set({ balance: sql`${giftCards.balance} - ${pays}` })
      .where(and(eq(giftCards.id, id), gte(giftCards.balance, pays)))
      .returning({ id: giftCards.id });
    if (spent.length === 0) throw new Error(`Gift card ${id} has less on it than it was to pay.`);
    await tx
      .update(giftCardUses)
      .set({ amount: pays, heldUntil: null, spentAt: now })
      .where(isUse(cartId, id));
  }
}

/** Lets go of what is held for a bag whose payment has failed; the cards stay entered. */
export async function releaseGiftCards(db: Queries, cartId: string): Promise<void> {
  await db
    .update(giftCardUses)
    .set({ amount: 0, heldUntil: null })
    .where(and(eq(giftCardUses.cartId, cartId), isNull(giftCardUses.spentAt)));
}

function isUse(cartId: string, giftCardId: number) {
  return and(eq(giftCardUses.cartId, cartId), eq(giftCardUses.giftCardId, giftCardId));
}
