import { deliversTo } from '@tailorbird/commerce/checkout/deliveryCountries';
import type { CustomerAddress } from '@tailorbird/commerce/model/customer';
import { saysLoggedIn } from '../customer/loginCookie.ts';
import type { Shop } from '../requestContext.ts';

/**
 * What a customer has saved of the places this market delivers to, so that nobody types an address twice. None for
 * a guest, or while nobody can say: the form is then empty.
 */
export async function savedAddresses(
  { client, market: { market } }: Shop,
  cookies: string | null,
): Promise<readonly CustomerAddress[]> {
  if (!saysLoggedIn(cookies)) return [];
  const found = await client.commerce.getCustomerAddress();
  return found.ok ? found.value.filter(({ country }) => deliversTo(market, country)) : [];
}
