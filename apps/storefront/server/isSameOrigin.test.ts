import { expect, test } from 'vitest';
import { isSameOrigin } from './isSameOrigin.ts';

const post = (headers: Record<string, string>) =>
  new Request('https://shop.example/bag', { method: 'POST', headers: { host: 'shop.example', ...headers } });

test.each([
  [{ origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://shop.example' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'https://evil.shop.example', 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('reliability F1: a form with %j may change something: %s', (headers, allowed) => {
  // The table's rows differ in their keys; each is a plain set of headers.
  expect(isSameOrigin(post(headers as Record<string, string>))).toBe(allowed);
});
