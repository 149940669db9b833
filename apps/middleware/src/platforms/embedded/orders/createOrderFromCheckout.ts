import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { leftToPay } from '@tailorbird/commerce/gift-card/payByGiftCards';
import { messages } from '@tailorbird/commerce/messages';
import { err, ok } from '@tailorbird/commerce/result';
import { eq, sql } from 'drizzle-orm';
import { type Answer, type Call, notFound } from '../../call.ts';
import { lockCart } from '../bag/cart.ts';
import { checkoutParts } from '../checkout/checkoutParts.ts';
import { toCheckout } from '../checkout/readCheckout.ts';
import { reserveStock } from '../checkout/reserveStock.ts';
import { claimKey } from '../idempotently.ts';
import { checkouts } from '../schema/checkout.ts';
import { checkoutBlocker } from './checkoutBlocker.ts';
import { placeOrder } from './placeOrder.ts';
import type { Due, Placing } from './placing.ts';
import { drift, orderOf } from './prepareOrder.ts';

/**
 * Pays and places the order, once per checkout whatever is repeated. Without a payment token it draws the number the
 * order will have, for a wallet that names an order when it pays; where nothing is left to pay it needs none.
 */
export async function createOrderFromCheckout(
  call: Call,
  { paymentToken, ...due }: ParsedArgsOf<'commerce', 'createOrderFromCheckout'>[0],
): Answer<{ orderId: number }> {
  const reused = await claimKey(call);
  if (reused) return err(reused);
  if (leftToPay({ grandTotal: due.expectedTotal, giftCardTotal: due.expectedGiftCardTotal }) === 0)
    return placeOrder(call, { ...due, paymentToken: undefined });
  return paymentToken === undefined ? draftOrder(call, due) : placeOrder(call, { ...due, paymentToken });
}

/**
 * Gives a checkout that wants nothing but the payment the number its order will have, and holds its units. There is no
 * order until it is paid, so a wallet that is dismissed or refused leaves the bag as it was.
 */
async function draftOrder(call: Placing, due: Omit<Due, 'paymentToken'>): Answer<{ orderId: number }> {
  const { cartId, expectedTotal } = due;
  const now = call.clock();
  return call.db.transaction(async (tx) => {
    const cart = await lockCart(tx, cartId, call);
    if (!cart) {
      const placed = await orderOf(tx, cartId);
      return placed === undefined ? err(notFound) : ok({ orderId: placed });
    }
    const parts = await checkoutParts(tx, cart, now);
    const checkout = toCheckout(parts);
    const error = checkoutBlocker(checkout) ?? drift(checkout, due);
    if (error) return err(error);
    const [short] = (await reserveStock(tx, parts, now)).shortages;
    if (short) return err({ tag: 'sold-out', message: messages.bagHasSoldOut, ...short });
    const [draft] = await tx
      .update(checkouts)
      .set({
        draftOrderId: sql`coalesce(${checkouts.draftOrderId}, nextval(pg_get_serial_sequence('orders', 'id')))`,
        draftTotal: expectedTotal,
      })
      .where(eq(checkouts.cartId, cartId))
      .returning({ orderId: checkouts.draftOrderId });
    return draft?.orderId ? ok({ orderId: draft.orderId }) : err(notFound);
  });
}
