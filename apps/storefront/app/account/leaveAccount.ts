import { marketList, markets } from '@tailorbird/commerce/market';
import { forgetCart } from '../bag/cartCookie.ts';
import { forgetEmail } from '../checkout/checkoutEmail.ts';
import { loginCookie } from '../customer/loginCookie.ts';
import type { Shop } from '../requestContext.ts';

/**
 * Ends the session, sets the login cookie to 0 and forgets the customer's bags (commerce §4 logout).
 * @returns Whether it is over. While it is not, nothing is forgotten.
 */
export async function leaveAccount(shop: Shop): Promise<boolean> {
  const ended = await shop.client.commerce.logoutCustomer();
  if (!ended.ok && ended.error.tag !== 'signed-out') return false;
  forgetAccount(shop);
  return true;
}

/** Takes what names the customer out of this browser, when the session is over already. */
export function forgetAccount(shop: Shop): void {
  shop.setCookie(loginCookie(false, shop.secure));
  shop.setCookie(forgetEmail(shop.secure));
  for (const market of marketList) shop.setCookie(forgetCart(markets[market], shop.secure));
}

/** Makes the browser drop pages it has kept, so that going back shows nothing of the account. */
export const clearedPages: HeadersInit = { 'Clear-Site-Data': '"cache", "storage"' };
