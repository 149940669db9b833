import { loadedCustomer } from '@tailorbird/commerce/customer/customerAnswers';
import { messages } from '@tailorbird/commerce/messages';
import { redirectDocument } from 'react-router';
import { customersBag } from '../bag/currentBag.ts';
import { loginCookie } from '../customer/loginCookie.ts';
import type { Shop } from '../requestContext.ts';
import { forgetGuestWishlist, guestWishlistIn } from '../wishlist/guestCookie.ts';
import { leaveAccount } from './leaveAccount.ts';

/**
 * What follows when credentials were right (commerce §4 login): the customer is fetched and synced, the login cookie
 * set, and what the guest had joins what the customer has.
 * @returns The message for a customer who cannot be found.
 * @throws The redirect to `next`, or to the bag when the merge had to change it.
 */
export async function enterAccount(shop: Shop, request: Request, next: string): Promise<string> {
  const found = loadedCustomer(await shop.client.commerce.getCustomers(), true);
  if (!found.ok || !found.value) {
    await leaveAccount(shop);
    return messages.userDataFailed;
  }
  shop.setCookie(loginCookie(true, shop.secure));
  const [, adjusted] = await Promise.all([
    shop.client.commerce.syncCustomer({ customerId: found.value.id }),
    mergeBag(shop, request),
    mergeWishlist(shop, request),
  ]);
  throw redirectDocument(shop.href(adjusted ? '/bag?notice=adjusted' : next), 303);
}

/** The customer's bag, with the guest's in it. Whether a quantity had to be lowered. */
async function mergeBag(shop: Shop, request: Request): Promise<boolean> {
  const bag = await customersBag(shop, request);
  return bag.ok && bag.value.notice !== null;
}

/** Pages with scripts keep a guest's wishlist in local storage and merge it themselves, once the login is known. */
async function mergeWishlist(shop: Shop, request: Request): Promise<void> {
  const items = guestWishlistIn(request.headers.get('cookie'));
  if (items.length === 0) return;
  const merged = await shop.client.commerce.mergeWishlist({ items });
  if (merged.ok) shop.setCookie(forgetGuestWishlist(shop.secure));
}
