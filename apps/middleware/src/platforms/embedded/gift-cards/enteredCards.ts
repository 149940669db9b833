import { giftCardShares } from '@tailorbird/commerce/gift-card/payByGiftCards';
import type { GiftCardPayment } from '@tailorbird/commerce/model/checkout';
import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queries } from '../../../database/database.ts';
import { giftCards, giftCardUses } from '../schema/giftCards.ts';

/** A gift card, and what of it a bag can spend now, in minor units. */
export interface SpendableCard {
  readonly card: typeof giftCards.$inferSelect;
  readonly spendable: number;
}

/** What the gift cards entered at a checkout pay of an amount. Of a bag that is an order: what they paid. */
export async function paidByGiftCards(
  db: Queries,
  cartId: string,
  payable: number,
  now: Date,
): Promise<GiftCardPayment[]> {
  const entered = await db
    .select({ use: giftCardUses, card: giftCards })
    .from(giftCardUses)
    .innerJoin(giftCards, eq(giftCards.id, giftCardUses.giftCardId))
    .where(eq(giftCardUses.cartId, cartId))
    .orderBy(asc(giftCardUses.position));
  if (entered.length === 0) return [];
  const spendable = await spendableOf(
    db,
    cartId,
    entered.map(({ card }) => card),
    now,
  );
  const shares = giftCardShares(
    payable,
    spendable.map((one) => one.spendable),
  );
  return entered.map(({ use, card: { id, lastFour, balance } }, index) => {
    if (use.spentAt !== null) return { id, lastFour, pays: use.amount, left: balance };
    const pays = shares[index] ?? 0;
    return { id, lastFour, pays, left: (spendable[index]?.spendable ?? 0) - pays };
  });
}

/** What a bag can spend of each card: nothing of one that is over, and not what is held for another bag. */
export async function spendableOf(
  db: Queries,
  cartId: string,
  cards: readonly (typeof giftCards.$inferSelect)[],
  now: Date,
): Promise<SpendableCard[]> {
  const held = await db
    .select({ id: giftCardUses.giftCardId, amount: sql<number>`sum(${giftCardUses.amount})::int` })
    .from(giftCardUses)
    .where(
      and(
        anyOf(
          giftCardUses.giftCardId,
          cards.map(({ id }) => id),
        ),
        ne(giftCardUses.cartId, cartId),
        isNull(giftCardUses.spentAt),
        gt(giftCardUses.heldUntil, now),
      ),
    )
    .groupBy(giftCardUses.giftCardId);
  return cards.map((card) => {
    const isOver = card.voidedAt !== null || card.expiresAt <= now;
    const others = held.find(({ id }) => id === card.id)?.amount ?? 0;
    return { card, spendable: isOver ? 0 : Math.max(0, card.balance - others) };
  });
}
