import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSafeLink } from './link.ts';

test.each(['/', '/browse/womens?sort=price', '#sizes', 'https://example.com/a?b=c'])(
  '%s is a link',
  (value) => {
    expect(isSafeLink(value)).toBe(true);
  },
);

test.each([
  '',
  '#',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'http://example.com',
  'https://',
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
