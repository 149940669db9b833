import { deliversTo } from '@tailorbird/commerce/checkout/deliveryCountries';
import type { Customer, CustomerAddress } from '@tailorbird/commerce/model/customer';
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

/** Who a customer is whose address book is empty: a name and perhaps a phone, that they need not type again. */
export async function ownName(
  { client }: Shop,
  cookies: string | null,
): Promise<Pick<Customer, 'firstName' | 'lastName' | 'phone'> | undefined> {
  if (!saysLoggedIn(cookies)) return undefined;
  const found = await client.commerce.getCustomers();
  if (!found.ok || !found.value) return undefined;
  const { firstName, lastName, phone } = found.value;
  return { firstName, lastName, phone };
}
