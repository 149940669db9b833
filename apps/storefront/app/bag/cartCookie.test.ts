import { markets } from '@tailorbird/commerce/market';
import { expect, test } from 'vitest';
import { cartCookieName, cartIdIn, forgetCart, isLoaded, rememberCart, rememberLoad } from './cartCookie.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

test('commerce §9 cart cookie 1: named per channel and currency, and kept for 30 days', () => {
  expect(cartCookieName(markets.uk)).toBe('cart_1406818_GBP');
  expect(cartCookieName(markets.eu)).toBe('cart_1407345_EUR');
  expect(rememberCart(markets.eu, id, false)).toContain(`cart_1407345_EUR=${id};`);
  expect(rememberCart(markets.eu, id, false)).toContain(`Max-Age=${30 * 24 * 60 * 60};`);
});

test('reliability F2: it cannot be read by scripts, sent by other sites or, on https, set by other hosts, and lasts 30 days', () => {
  expect(rememberCart(markets.us, id, true)).toBe(
    `__Host-cart_1421371_USD=${id}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(forgetCart(markets.uk, false)).toBe('cart_1406818_GBP=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});

test('that a bag was loaded is remembered until the browser is closed, for each market by itself', () => {
  const set = rememberLoad(markets.uk, false);
  expect(set).toBe('cart_1406818_GBP_loaded=1; Path=/; HttpOnly; SameSite=Lax');
  const header = set.split(';')[0] ?? '';
  expect([markets.uk, markets.eu].map((market) => isLoaded(header, market))).toEqual([true, false]);
});

test('each market has its own bag, and what is no id is no bag', () => {
  const header = `a=1; cart_1406818_GBP=${id}; cart_1407345_EUR=' OR 1=1`;
  expect(cartIdIn(header, markets.uk)).toBe(id);
  expect(cartIdIn(header, markets.eu)).toBeUndefined();
  expect(cartIdIn(null, markets.uk)).toBeUndefined();
});

test('reliability F2: a bag that another host may have set gives way to the one that only this host can have', () => {
  const own = `__Host-cart_1406818_GBP=${id}`;
  const other = 'cart_1406818_GBP=7c9e6679-7425-40de-944b-e07fc1f90ae7';
  for (const header of [`${own}; ${other}`, `${other}; ${own}`])
    expect(cartIdIn(header, markets.uk)).toBe(id);
});
