import { expect, test } from 'vitest';
import { logOutRequest } from './logOutRequest.ts';

const meant = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'same-origin',
  cookie: 'sid=1',
};
const ask = (path: string, headers: Record<string, string> = meant, method = 'GET') =>
  logOutRequest(new Request(`http://shop.example${path}`, { headers, method }));

test('commerce §2 logout 1: logout=true on any page logs out and comes back to the page', () => {
  const request = ask('/eu/browse/womens?page=2&logout=true');
  expect(request?.method).toBe('POST');
  expect(request?.headers.get('cookie')).toBe('sid=1');
  const url = new URL(request?.url ?? '');
  expect(url.pathname).toBe('/eu/logout');
  expect(url.searchParams.get('next')).toBe('/browse/womens?page=2');
  expect(ask('/?logout=true', { ...meant, 'sec-fetch-site': 'none' })).toBeDefined();
});

test.each([
  ['a link of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a picture', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ['an older prefetch', { purpose: 'prefetch' }],
  ['a fetch', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
])('commerce §2 logout 1: %s logs nobody out', (_what, headers) => {
  expect(ask('/?logout=true', { ...meant, ...headers })).toBeUndefined();
});

test('reliability finding 8: the data of a page, a form and a browser that says nothing log nobody out', () => {
  expect(ask('/bag.data?logout=true')).toBeUndefined();
  expect(ask('/bag?logout=true', meant, 'POST')).toBeUndefined();
  expect(ask('/?logout=true', {})).toBeUndefined();
  expect(ask('/?logout=1')).toBeUndefined();
});
