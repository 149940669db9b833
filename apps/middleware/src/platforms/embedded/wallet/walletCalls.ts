import { isEmpty } from '@tailorbird/commerce/bag/bagContents';
import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { Bag } from '@tailorbird/commerce/model/bag';
import type { ShippingOption } from '@tailorbird/commerce/model/checkout';
import { err, ok } from '@tailorbird/commerce/result';
import { walletAddressRefusal } from '@tailorbird/commerce/wallet/walletAddressRefusal';
import { and, eq } from 'drizzle-orm';
import { type Answer, type Call, notFound } from '../../call.ts';
import { getCart } from '../bag/bagCalls.ts';
import { isOwnCart } from '../bag/cart.ts';
import { readOffers } from '../checkout/readCheckout.ts';
import { claimKey } from '../idempotently.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { carts } from '../schema/carts.ts';
import { checkouts } from '../schema/checkout.ts';
import { giftCardUses } from '../schema/giftCards.ts';
import { orders } from '../schema/orders.ts';

/**
 * The ways to pay a bag; none for an empty one, and no wallet beside a gift card, because its sheet knows of none. Whether a browser has a wallet is the browser's to say.
 */
export async function paymentMethods(
  call: Call,
  { cartId }: ParsedArgsOf<'commerce', 'paymentMethods'>[0],
): Answer<{ type: string; name: string }[]> {
  const bag = await getCart(call, { id: cartId });
  if (!bag.ok) return bag;
  if (isEmpty(bag.value)) return ok([]);
  const card = { type: 'card', name: 'Card' };
  if ((await call.db.$count(giftCardUses, eq(giftCardUses.cartId, cartId))) > 0) return ok([card]);
  return ok([card, { type: 'applepay', name: 'Apple Pay' }, { type: 'googlepay', name: 'Google Pay' }]);
}

/**
 * Pays the order whose number `createOrderFromCheckout` gave, through the same steps as a card: once, whatever is
 * repeated. A refused token leaves the bag as it was, to be tried again.
 */
export async function applePayPayment(
  call: Call,
  { orderId, paymentToken }: ParsedArgsOf<'commerce', 'applePayPayment'>[0],
): Answer<{ resultCode: 'Authorised' | 'Refused' }> {
  const reused = await claimKey(call);
  if (reused) return err(reused);
  const [order] = await call.db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId));
  if (order) return ok({ resultCode: 'Authorised' });
  const [draft] = await call.db.select().from(checkouts).where(eq(checkouts.draftOrderId, orderId));
  if (!draft || draft.draftTotal === null) return err(notFound);
  const placed = await placeOrder(call, {
    cartId: draft.cartId,
    expectedTotal: draft.draftTotal,
    expectedGiftCardTotal: 0,
    paymentToken,
  });
  if (placed.ok) return ok({ resultCode: 'Authorised' });
  return placed.error.tag === 'payment-declined' ? ok({ resultCode: 'Refused' }) : placed;
}

/**
 * What a wallet's sheet shows once it knows the country: the bag and its deliveries. A sheet tells the whole address
 * when it pays, so nothing of this is written, and a sheet that is dismissed leaves the checkout as it was.
 */
export async function getDeliveryQuote(
  call: Call,
  { cartId, country }: ParsedArgsOf<'commerce', 'getDeliveryQuote'>[0],
): Answer<{ bag: Bag; shippingOptions: ShippingOption[] }> {
  const message = walletAddressRefusal(call.market, country);
  if (message) return err({ tag: 'refused', message });
  const [cart] = await call.db
    .select()
    .from(carts)
    .where(and(eq(carts.id, cartId), isOwnCart(call), eq(carts.status, 'open')));
  return cart ? ok(await readOffers(call.db, cart, country, call.clock())) : err(notFound);
}
