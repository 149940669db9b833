import { expect, test } from 'vitest';
import { isOwnCaller } from './isOwnCaller.ts';
import { knownHosts } from './knownHosts.ts';

const publicUrl = 'https://shop.example';
const shop = { publicUrl, isKnownHost: knownHosts(publicUrl) };
const post = (headers: Record<string, string>) =>
  new Request('https://shop.example/bag', { method: 'POST', headers: { host: 'shop.example', ...headers } });

test.each([
  [{ origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://shop.example' }, true],
  [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'https://evil.example', host: 'evil.example' }, false],
  [{ origin: 'http://localhost:4000', host: 'localhost:3000' }, false],
  [{ origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'https://evil.shop.example', 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('reliability F1: a request with %j may change something: %s', (headers, allowed) => {
  // The table's rows differ in their keys; each is a plain set of headers.
  expect(isOwnCaller(post(headers as Record<string, string>), shop)).toBe(allowed);
});
