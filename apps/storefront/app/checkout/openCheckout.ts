import { canCheckOut } from '@tailorbird/commerce/bag/canCheckOut';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { redirect } from 'react-router';
import { cartIdIn } from '../bag/cartCookie.ts';
import { saysLoggedIn } from '../customer/loginCookie.ts';
import { requireCustomer } from '../customer/requireCustomer.ts';
import { failed } from '../notFound.ts';
import type { Shop } from '../requestContext.ts';

/**
 * The checkout of the shopper's bag. Without a bag, or with one that cannot be bought as it is, the way
 * leads to the bag page; once it has become an order, to its confirmation. A customer whose session has ended logs in
 * and comes back: the bag is still there, but nobody may see it.
 */
export async function openCheckout(shop: Shop, request: Request): Promise<Checkout> {
  const cartId = cartIdIn(request.headers.get('cookie'), shop.market);
  if (!cartId) return withoutCheckout(shop, request);
  const found = await shop.client.commerce.getCheckout({ cartId });
  if (!found.ok) {
    if (found.error.tag === 'unavailable') throw failed(503);
    return withoutCheckout(shop, request);
  }
  const checkout = found.value;
  if (checkout.orderId !== null)
    throw redirect(shop.href(`/order-confirmation/${cartId}/${checkout.orderId}`), 303);
  if (!canCheckOut(checkout.bag)) throw redirect(shop.href('/bag'), 303);
  return checkout;
}

async function withoutCheckout(shop: Shop, request: Request): Promise<never> {
  if (saysLoggedIn(request.headers.get('cookie'))) await requireCustomer(shop, request);
  throw redirect(shop.href('/bag'), 303);
}
