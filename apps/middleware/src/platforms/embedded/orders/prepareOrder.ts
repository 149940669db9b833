import type { CallError } from '@tailorbird/commerce/contract/callError';
import { messages } from '@tailorbird/commerce/messages';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { notFound } from '../../call.ts';
import { lockCart } from '../bag/cart.ts';
import { toCheckout } from '../checkout/readCheckout.ts';
import { reserveStock } from '../checkout/reserveStock.ts';
import { holdGiftCards } from '../gift-cards/holdGiftCards.ts';
import { orders } from '../schema/orders.ts';
import { checkoutBlocker } from './checkoutBlocker.ts';
import { type Claim, claim, isClaimed } from './claim.ts';
import { partsToPay } from './partsToPay.ts';
import type { Due, Placing } from './placing.ts';

export type Prepared =
  | { readonly state: 'placed'; readonly orderId: number }
  | { readonly state: 'claimed'; readonly claim: Claim }
  /** Claimed, and too little is left: whatever was paid goes back before the claim does. */
  | { readonly state: 'short'; readonly claim: Claim; readonly error: CallError }
  /** Another call is placing this order now. */
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly error: CallError };

/** Checks the checkout, holds its units, its uses of limited campaigns and what its gift cards pay, and claims it for this call. */
export function prepareOrder(call: Placing, due: Omit<Due, 'paymentToken'>): Promise<Prepared> {
  const { cartId } = due;
  const now = call.clock();
  return call.db.transaction(async (tx) => {
    const cart = await lockCart(tx, cartId, call);
    if (!cart) {
      const orderId = await orderOf(tx, cartId);
      return orderId === undefined ? { state: 'refused', error: notFound } : { state: 'placed', orderId };
    }
    if (await isClaimed(tx, cartId, now)) return { state: 'waiting' };
    const read = await partsToPay(tx, cart, now);
    if (!read.ok) return { state: 'refused', error: read.error };
    const parts = read.value;
    const checkout = toCheckout(parts);
    const error = checkoutBlocker(checkout) ?? drift(checkout, due);
    if (error) return { state: 'refused', error };
    const held = await claim(tx, cartId, now);
    if (!held) return { state: 'waiting' };
    await holdGiftCards(tx, cartId, checkout.giftCards, now);
    const [short] = (await reserveStock(tx, parts, now)).shortages;
    if (!short) return { state: 'claimed', claim: held };
    const soldOut: CallError = { tag: 'sold-out', message: messages.bagHasSoldOut, ...short };
    return { state: 'short', claim: held, error: soldOut };
  });
}

/** The order a bag has become, if it has. */
export async function orderOf(db: Queries, cartId: string): Promise<number | undefined> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.cartId, cartId));
  return order?.id;
}

/** A total, or a part of it that gift cards pay, other than the shopper saw. */
export function drift(
  checkout: Checkout,
  { expectedTotal, expectedGiftCardTotal }: Pick<Due, 'expectedTotal' | 'expectedGiftCardTotal'>,
): CallError | undefined {
  if (checkout.grandTotal === expectedTotal && checkout.giftCardTotal === expectedGiftCardTotal)
    return undefined;
  return {
    tag: 'conflict',
    message: 'The total of your order has changed. Please look at it again before you pay.',
    checkout,
  };
}
