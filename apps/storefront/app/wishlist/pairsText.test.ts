import { expect, test } from 'vitest';
import { forgetGuestWishlist, guestWishlistIn, rememberGuestWishlist } from './guestCookie.ts';
import { pairsIn, pairsText } from './pairsText.ts';

const two = [
  { productId: 12, variantId: 34 },
  { productId: 12, variantId: 35 },
];

test('pairs come back from their text as they were', () => {
  expect(pairsText(two)).toBe('12.34_12.35');
  expect(pairsIn(pairsText(two))).toEqual(two);
  expect(pairsIn(pairsText([]))).toEqual([]);
});

test('whether a size is still to be chosen goes along with a pair', () => {
  const mixed = [{ productId: 12, variantId: 34, open: true }, ...two.slice(1)];
  expect(pairsText(mixed)).toBe('12.34o_12.35');
  expect(pairsIn('12.34o_12.35')).toEqual(mixed);
});

test('commerce §4 wishlist 4: a pair that is there already is not added', () => {
  expect(pairsIn('12.34_12.34_12.35')).toEqual(two);
});

test.each([
  '',
  '_',
  '1',
  '0.1',
  '1.0',
  '1.-2',
  '1.1e3',
  '1.2.3',
  ' 1.2',
  '9999999999.1',
  '1.2O',
  '1.2oo',
  '<script>',
])('what is no pair is left out: %j', (text) => expect(pairsIn(text)).toEqual([]));

test('commerce §3 wishlist 3: without scripts a guest’s wishlist is in a cookie of the browser, which has room for 150', () => {
  const many = Array.from({ length: 200 }, (_, at) => ({
    productId: 100_000_000 + at,
    variantId: 200_000_000 + at,
  }));
  const cookie = rememberGuestWishlist(many, true);
  expect(cookie.length).toBeLessThan(4096);
  expect(guestWishlistIn(cookie.split(';')[0] ?? '')).toEqual(many.slice(-150));
  expect(guestWishlistIn(forgetGuestWishlist(false))).toEqual([]);
});
