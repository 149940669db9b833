import { expect, test } from 'vitest';
import { addressQuery } from './addressQuery.ts';

test.each([
  ['  SY8   1AA ', 'SY8 1AA'],
  ['a\u0000\nb', 'a b'],
  ['x'.repeat(300), 'x'.repeat(100)],
  ['SY', null],
  ['  a ', null],
  ['', null],
])('%j is looked up as %j', (typed, query) => {
  expect(addressQuery(typed)).toBe(query);
});
