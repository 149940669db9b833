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

/** A gift card entered at a checkout; `use` says what it pays, once it has been spent. */
export interface EnteredCard extends SpendableCard {
  readonly use: typeof giftCardUses.$inferSelect;
}

/** The gift cards entered at a checkout, in the order in which they were. */
export async function enteredCards(db: Queries, cartId: string, now: Date): Promise<EnteredCard[]> {
  const entered = await db
    .select({ use: giftCardUses, card: giftCards })
    .from(giftCardUses)
    .innerJoin(giftCards, eq(giftCards.id, giftCardUses.giftCardId))
    .where(eq(giftCardUses.cartId, cartId))
    .orderBy(asc(giftCardUses.position));
  if (entered.length === 0) return [];
  const cards = entered.map(({ card }) => card);
  const spendable = await spendableOf(db, cartId, cards, now);
  return entered.map((one, index) => ({ ...one, spendable: spendable[index]?.spendable ?? 0 }));
}

/** What entered gift cards pay of an amount. Of a bag that is an order: what they paid. */
export function giftCardPayments(entered: readonly EnteredCard[], payable: number): GiftCardPayment[] {
  const shares = giftCardShares(
    payable,
    entered.map(({ spendable }) => spendable),
  );
  return entered.map(({ use, card: { id, lastFour, balance }, spendable }, index) => {
    if (use.spentAt !== null) return { id, lastFour, pays: use.amount, left: balance };
    const pays = shares[index] ?? 0;
    return { id, lastFour, pays, left: spendable - pays };
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
