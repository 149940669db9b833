import { readFileSync } from 'node:fs';
import { href, marketList } from '@tailorbird/commerce/market';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSafeLink, link } from './link.ts';

test.each([
  '/',
  '/browse/womens?sort=price',
  '#sizes',
  'https://example.com/a?b=c',
  'tel:+44(0)1234-567',
  'mailto:help@example.com?subject=Hi%20there',
])('%s is a link', (value) => {
  expect(isSafeLink(value)).toBe(true);
});

test.each([
  '',
  '#',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'http://example.com',
  'tel:',
  'tel:alert(1)',
  'mailto:',
  'mailto:a@b@c',
  'https://',
  'https:///evil.example',
  'https://shop.example@evil.example',
  'https://shop.example:x@evil.example/bag',
  'www.example.com',
  ' /browse',
])('%j is refused', (value) => {
  expect(isSafeLink(value)).toBe(false);
});

test('law: a safe link never leaves the shop except for a secure address', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string().map((end) => `/${end}`),
        fc.webUrl({ validSchemes: ['https'] }),
        fc.webPath({ size: 'small' }),
      ),
      (value) => {
        fc.pre(isSafeLink(value));
        const { protocol, host } = new URL(value, 'https://shop.example/');
        expect(protocol).toBe('https:');
        expect(host === 'shop.example' || value.startsWith('https:')).toBe(true);
      },
    ),
  );
});

test('reliability G8: by a link of the content no address leads out of the shop but by the host it names', () => {
  // Our own list of addresses that lead elsewhere, or look as if they did not.
  const elsewhere = JSON.parse(
    readFileSync(new URL('../../../../security/payloads/redirects.json', import.meta.url), 'utf8'),
  ) as string[];
  expect(elsewhere.length).toBeGreaterThanOrEqual(60);
  const links = elsewhere.flatMap((address) => link.safeParse(address).data ?? []);
  const out = links.flatMap((written) =>
    marketList
      .map((market) => new URL(href(market, written), 'https://shop.example/eu/bag'))
      .filter(({ origin }) => origin !== 'https://shop.example' && !`${written}/`.startsWith(`${origin}/`))
      .map(({ href: to }) => [written, to]),
  );
  expect(out).toEqual([]);
});
