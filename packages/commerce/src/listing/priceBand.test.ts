import { expect, test } from 'vitest';
import { priceBandText } from './priceBand.ts';

test.each([
  ['0-25', 'uk', 'Under £25'],
  ['25-50', 'eu', '€25 to €50'],
  ['100-', 'us', '$100 and more'],
  ['cheap', 'uk', 'cheap'],
  ['-', 'uk', '-'],
] as const)('the band %j reads in %s as %j', (band, market, text) => {
  expect(priceBandText(band, market)).toBe(text);
});
