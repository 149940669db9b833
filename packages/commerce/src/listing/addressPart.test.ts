import { expect, test } from 'vitest';
import { addressPart } from './addressPart.ts';

test.each([
  ['Trousers & Jeans', 'trousers-and-jeans'],
  ['Coats / Jackets', 'coats-jackets'],
  ['“Sale” (up to 50%)', 'sale-up-to-50'],
  ['knitwear', 'knitwear'],
])('%s is %s in an address', (name, part) => {
  expect(addressPart(name)).toBe(part);
});
