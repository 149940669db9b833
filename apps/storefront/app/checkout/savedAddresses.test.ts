import { type Market, markets } from '@tailorbird/commerce/market';
import { err, ok } from '@tailorbird/commerce/result';
import { expect, test, vi } from 'vitest';
import type { Shop } from '../requestContext.ts';
import { ownName, savedAddresses } from './savedAddresses.ts';
import { storyAddress } from './storyCheckout.ts';

const book = ['GB', 'IE'].map((country, id) => ({ ...storyAddress, country, id, formFields: [] }));
const shopIn = (market: Market, answer: unknown = ok(book)) => {
  const getCustomerAddress = vi.fn<() => Promise<unknown>>(async () => answer);
  // Only what is asked of a shop here.
  const shop = { market: markets[market], client: { commerce: { getCustomerAddress } } } as unknown as Shop;
  return { shop, getCustomerAddress };
};
const loggedIn = 'user-authenticated=1';

test('commerce §6 customer 1: the address book is at hand in the checkout, for where the market delivers', async () => {
  expect(await savedAddresses(shopIn('uk').shop, loggedIn)).toEqual([book[0]]);
  expect(await savedAddresses(shopIn('eu').shop, loggedIn)).toEqual([book[0], book[1]]);
});

test('a guest is not asked for, and an address book that cannot be read is an empty one', async () => {
  const { shop, getCustomerAddress } = shopIn('uk');
  expect(await savedAddresses(shop, null)).toEqual([]);
  expect(getCustomerAddress).not.toHaveBeenCalled();
  expect(await savedAddresses(shopIn('uk', err({ tag: 'unavailable' })).shop, loggedIn)).toEqual([]);
});

test('a customer whose book is empty is known by name; a guest, and who cannot be asked for, is not', async () => {
  const customer = { id: 7, firstName: 'Maud', lastName: 'Fenwick', phone: '', email: 'maud@example.com' };
  const asked = (answer: unknown) => {
    const getCustomers = vi.fn<() => Promise<unknown>>(async () => answer);
    return { client: { commerce: { getCustomers } } } as unknown as Shop;
  };
  const known = { firstName: 'Maud', lastName: 'Fenwick', phone: '' };
  expect(await ownName(asked(ok(customer)), loggedIn)).toEqual(known);
  expect(await ownName(asked(ok(customer)), null)).toBeUndefined();
  for (const answer of [ok(null), err({ tag: 'unavailable' })])
    expect(await ownName(asked(answer), loggedIn)).toBeUndefined();
});
