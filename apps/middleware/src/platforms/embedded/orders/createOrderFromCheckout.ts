import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { err } from '@tailorbird/commerce/result';
import type { Answer, Call } from '../../call.ts';
import { claimKey } from './claimKey.ts';
import { draftOrder } from './draftOrder.ts';
import { placeOrder } from './placeOrder.ts';

/**
 * Pays and places the order, once per checkout whatever is repeated. Without a payment token it draws the number the
 * order will have, for a wallet that names an order when it pays; what gift cards pay for needs none.
 */
export async function createOrderFromCheckout(
  call: Call,
  { paymentToken, ...due }: ParsedArgsOf<'commerce', 'createOrderFromCheckout'>[0],
): Answer<{ orderId: number }> {
  const reused = await claimKey(call);
  if (reused) return err(reused);
  const { expectedTotal, expectedGiftCardTotal } = due;
  if (expectedGiftCardTotal > 0 && expectedGiftCardTotal === expectedTotal)
    return placeOrder(call, { ...due, paymentToken: undefined });
  return paymentToken === undefined ? draftOrder(call, due) : placeOrder(call, { ...due, paymentToken });
}
