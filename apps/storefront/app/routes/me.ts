import { itemCount } from '@tailorbird/commerce/bag/bagContents';
import { loadedCustomer } from '@tailorbird/commerce/customer/customerAnswers';
import { currentBag } from '../bag/currentBag.ts';
import { loginCookie, saysLoggedIn } from '../customer/loginCookie.ts';
import { privatePage } from '../http/cacheHeaders.ts';
import { offeredLocale } from '../market/offeredLocale.ts';
import { requestFacts, type Shop, shopContext } from '../requestContext.ts';
import type { Route } from './+types/me.ts';

/** What is personal on a public page, in one request after it: the bag's count, who is signed in, a locale to offer. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const [bag, person, locale] = await Promise.all([
    currentBag(shop, request),
    signedInPerson(shop, request),
    offeredLocale(context.get(requestFacts), shop.market.market, request),
  ]);
  const bagCount = bag.ok && bag.value ? itemCount(bag.value) : 0;
  return Response.json({ bagCount, ...person, offeredLocale: locale }, { headers: privatePage });
}

/** A login cookie without a customer is the error of commerce §4 load customer, told once. */
async function signedInPerson(shop: Shop, request: Request) {
  if (!saysLoggedIn(request.headers.get('cookie'))) return { signedIn: false };
  const answer = await shop.client.commerce.getCustomers();
  const loaded = loadedCustomer(answer, true);
  if (loaded.ok) return { signedIn: true, ...(loaded.value && { customerId: loaded.value.id }) };
  if (answer.ok || answer.error.tag === 'signed-out') shop.setCookie(loginCookie(false, shop.secure));
  return { signedIn: false, problem: loaded.error };
}
