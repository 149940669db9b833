import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { readGiftCardCode } from '@tailorbird/commerce/gift-card/giftCardCode';
import { giftCardMessages } from '@tailorbird/commerce/gift-card/giftCardMessages';
import { payableByGiftCard } from '@tailorbird/commerce/gift-card/payByGiftCards';
import { markets } from '@tailorbird/commerce/market';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { err, ok } from '@tailorbird/commerce/result';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import type { Answer, Call } from '../../call.ts';
import { changeCheckout } from '../checkout/changeCheckout.ts';
import { giftCards, giftCardUses } from '../schema/giftCards.ts';
import { attemptKey, countAttempt } from '../sessions/attempts.ts';
import { enteredCards, spendableOf } from './enteredCards.ts';
import { hashOfCode } from './hashOfCode.ts';

/** Codes entered from one address in a quarter of an hour. */
const guessLimit = { most: 20, perSeconds: 15 * 60 };

/** Most cards for one order. */
const maxCards = 10;

/** Enters a gift card at a checkout. Nothing is taken from it before the order is placed. */
export async function addCheckoutGiftCard(
  call: Call,
  { cartId, version, code }: ParsedArgsOf<'commerce', 'addCheckoutGiftCard'>[0],
): Answer<Checkout> {
  const now = call.clock();
  const tooMany = await countAttempt(call.db, attemptKey('gift-card', call.address), guessLimit, now);
  if (tooMany) return err(tooMany);
  return changeCheckout(call, cartId, version, async (tx, before) => {
    const card = await cardOf(tx, code);
    if (!card) return err({ tag: 'refused', message: giftCardMessages.unknown });
    const refused = (await refusalOf(tx, call, before, card, now)) ?? noRoom(before);
    if (refused) return err(refused);
    await tx.insert(giftCardUses).values({ cartId, giftCardId: card.id }).onConflictDoNothing();
    return ok({ giftCards: await enteredCards(tx, cartId, now) });
  });
}

/** Takes a gift card back out of a checkout. */
export async function removeCheckoutGiftCard(
  call: Call,
  { cartId, version, giftCardId }: ParsedArgsOf<'commerce', 'removeCheckoutGiftCard'>[0],
): Answer<Checkout> {
  return changeCheckout(call, cartId, version, async (tx) => {
    await tx
      .delete(giftCardUses)
      .where(and(eq(giftCardUses.cartId, cartId), eq(giftCardUses.giftCardId, giftCardId)));
    return ok({ giftCards: await enteredCards(tx, cartId, call.clock()) });
  });
}

type Card = typeof giftCards.$inferSelect;

async function cardOf(tx: Queries, entered: string): Promise<Card | undefined> {
  const code = readGiftCardCode(entered);
  if (code === null) return undefined;
  const [card] = await tx
    .select()
    .from(giftCards)
    .where(eq(giftCards.codeHash, hashOfCode(code)));
  return card;
}

/** Why a card pays nothing, if it does not. */
async function refusalOf(
  tx: Queries,
  call: Call,
  { id, bag, grandTotal }: Checkout,
  card: Card,
  now: Date,
): Promise<CallError | undefined> {
  const refuse = (message: string): CallError => ({ tag: 'refused', message });
  if (card.currency !== markets[call.market].currency) return refuse(giftCardMessages.otherCurrency);
  if (card.voidedAt !== null) return refuse(giftCardMessages.void);
  if (card.expiresAt <= now) return refuse(giftCardMessages.expired);
  if (card.balance === 0) return refuse(giftCardMessages.spent);
  const [found] = await spendableOf(tx, id, [card], now);
  if (found?.spendable === 0) return refuse(giftCardMessages.inUse);
  return payableByGiftCard(bag, grandTotal) === 0 ? refuse(giftCardMessages.onlyGiftCards) : undefined;
}

function noRoom({ giftCards: entered }: Checkout): CallError | undefined {
  return entered.length < maxCards ? undefined : { tag: 'refused', message: giftCardMessages.tooMany };
}
