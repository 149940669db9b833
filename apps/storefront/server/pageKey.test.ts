import { expect, test } from 'vitest';
import { isPublic } from '../app/isPublic.ts';
import { pageKey } from './pageKey.ts';

const keyOf = (address: string) => pageKey(new URL(address, 'https://shop.example'));

test('the key is path and known query keys in a fixed order', () => {
  expect(keyOf('/eu/browse/womens?page=2&sort=price-asc')).toBe('/eu/browse/womens?page=2&sort=price-asc');
  expect(keyOf('/eu/browse/womens?sort=price-asc&page=2')).toBe('/eu/browse/womens?page=2&sort=price-asc');
});

test('each order of a listing has a key of its own', () => {
  const orders = ['sort=price', 'sort=price&direction=asc', 'sort=price&direction=desc', 'sort=name-desc'];
  expect(new Set(orders.map((order) => keyOf(`/browse/womens?${order}`))).size).toBe(orders.length);
  expect(keyOf('/browse/womens?direction=desc&sort=price')).toBe('/browse/womens?sort=price&direction=desc');
});

test('reliability H4: what is not part of the key cannot reach the page', () => {
  expect(keyOf('/?utm_source=mail&fbclid=1')).toBe('/');
  expect(keyOf('/p/1/dress/Moss?Size=12&page=3')).toBe('/p/1/dress/Moss?Size=12');
  expect(keyOf('/browse/womens?query=x&Size=12')).toBe('/browse/womens?query=x');
});

test('every chosen filter is kept', () => {
  expect(keyOf('/browse/mens?filters[size]=M&filters[size]=L')).toBe(
    '/browse/mens?filters%5Bsize%5D=M&filters%5Bsize%5D=L',
  );
});

test.each([
  '/bag',
  '/eu/bag',
  '/us/checkout',
  '/checkout-identity',
  '/order-confirmation/a/1',
  '/me',
  '/BAG',
  '/b%61g',
  '/bag.data',
  '/eu/bag.data',
  '/my-account/x.css',
])('architecture idea 4: a page about one shopper is never stored: %s', (path) => {
  expect(keyOf(path)).toBeUndefined();
  expect(isPublic(new URL(path, 'https://shop.example').pathname)).toBe(false);
});

test('an address too long to keep is not kept', () => {
  expect(keyOf(`/search?query=${'x'.repeat(2000)}`)).toBeUndefined();
});

test('reliability G3: a path that is named like a part of every object has no query of its own', () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
    expect(keyOf(`/${name}?query=x`)).toBe(`/${name}`);
});
