import fc from 'fast-check';
import { expect, test } from 'vitest';
import { href, marketList, marketOf, marketOfChannel, markets, withoutMarket } from './market.ts';

test('commerce §9 markets 1: currency, channel and prefix', () => {
  expect(
    marketList.map((market) => [markets[market].currency, markets[market].channelId, markets[market].prefix]),
  ).toEqual([
    ['GBP', 1406818, ''],
    ['EUR', 1407345, '/eu'],
    ['USD', 1421371, '/us'],
  ]);
  expect(marketOfChannel(1421371)).toBe('us');
  expect(marketOfChannel(1)).toBeUndefined();
});

test.each([
  ['/', 'uk'],
  ['/bag', 'uk'],
  ['/eu', 'eu'],
  ['/eu/bag', 'eu'],
  ['/us?page=2', 'us'],
  ['/europe', 'uk'],
  ['/p/eu/us', 'uk'],
])('commerce §9 prefixes 1: the UK has no prefix, EU and US do: %s is %s', (path, market) => {
  expect(marketOf(path)).toBe(market);
});

test('an address is led into the market it is shown in', () => {
  expect(href('eu', '/bag')).toBe('/eu/bag');
  expect(href('us', '/')).toBe('/us');
  expect(href('uk', '/bag')).toBe('/bag');
});

test.each(['https://de.example', '//elsewhere.example', 'mailto:a@b.co', '#size', '/us/bag'])(
  'what is no path of the market is left alone: %s',
  (to) => {
    expect(href('eu', to)).toBe(to);
  },
);

test('leading into a market and out again ends where it began', () => {
  const path = fc
    .array(fc.stringMatching(/^[a-z]{3,8}$/), { maxLength: 4 })
    .map((parts) => `/${parts.join('/')}`);
  fc.assert(
    fc.property(path, fc.constantFrom(...marketList), (to, market) => {
      expect(marketOf(href(market, to))).toBe(market);
      expect(withoutMarket(href(market, to))).toBe(to);
    }),
  );
});

test('the first page of a market is its prefix, and that of the UK a slash', () => {
  expect(marketList.map((market) => href(market, '/'))).toEqual(['/', '/eu', '/us']);
});

test('what is left of a path without its market is never the address of a host', () => {
  expect(withoutMarket('/eu//evil.example')).toBe('/evil.example');
  expect(withoutMarket('//evil.example')).toBe('/evil.example');
  expect(withoutMarket('/eu/search//a')).toBe('/search//a');
});
