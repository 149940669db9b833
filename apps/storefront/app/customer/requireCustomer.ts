import { loadedCustomer } from '@tailorbird/commerce/customer/customerAnswers';
import { withoutMarket } from '@tailorbird/commerce/market';
import type { Customer } from '@tailorbird/commerce/model/customer';
import { redirect } from 'react-router';
import { failed } from '../notFound.ts';
import type { Shop } from '../requestContext.ts';
import { loginCookie, saysLoggedIn } from './loginCookie.ts';

/**
 * The signed-in customer. Anybody else is led to the login, and from there back here; whose session has ended while
 * the login cookie is there is told so (commerce §4 load customer).
 */
export async function requireCustomer(shop: Shop, request: Request): Promise<Customer> {
  const answer = await shop.client.commerce.getCustomers();
  if (!answer.ok && answer.error.tag === 'unavailable') throw failed(503);
  const loaded = loadedCustomer(answer, saysLoggedIn(request.headers.get('cookie')));
  if (loaded.ok && loaded.value) return loaded.value;
  const query = new URLSearchParams({ next: pagePath(request.url) });
  if (!loaded.ok) {
    shop.setCookie(loginCookie(false, shop.secure));
    query.set('notice', 'ended');
  }
  throw redirect(shop.href(`/login?${query}`), 303);
}

/** The path of the page a request is for, whether it asks for the page or its data. */
function pagePath(url: string): string {
  return withoutMarket(new URL(url).pathname).replace(/\.data$/, '');
}
