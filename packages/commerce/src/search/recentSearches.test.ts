import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRecentSearches, withRecentSearch } from './recentSearches.ts';

test('the last search stands first, and once', () => {
  expect(withRecentSearch(['mug', 'cord shirt'], ' Cord  Shirt ')).toEqual(['Cord Shirt', 'mug']);
  expect(withRecentSearch(['mug'], '  ')).toEqual(['mug']);
});

test('five are kept', () => {
  expect(withRecentSearch(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
});

test('what the device kept is read whatever it is', () => {
  expect(readRecentSearches('["mug",5," ","cord"]')).toEqual(['mug', 'cord']);
  for (const kept of [null, '', '{', '"mug"', '{"a":1}']) expect(readRecentSearches(kept)).toEqual([]);
  fc.assert(fc.property(fc.json(), (kept) => readRecentSearches(kept).length <= 5));
});
