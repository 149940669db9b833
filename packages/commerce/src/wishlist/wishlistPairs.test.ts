import { expect, test } from 'vitest';
import { maxOfWishlist, pairsToAdd } from './wishlistPairs.ts';

const pair = (productId: number) => ({ productId, variantId: 1 });

test('a pair keeps that its size is still to be chosen, and says nothing where it is chosen', () => {
  expect(pairsToAdd([], [{ ...pair(1), open: true }, pair(2)])).toEqual([
    { ...pair(1), open: true },
    pair(2),
  ]);
  expect(Object.keys(pairsToAdd([], [pair(2)])[0] ?? {})).toEqual(['productId', 'variantId']);
});

test('a list that is nearly full takes as many as fit', () => {
  const list = Array.from({ length: maxOfWishlist - 1 }, (_, at) => pair(at + 1));
  expect(pairsToAdd(list, [pair(1000), pair(1001)])).toEqual([pair(1000)]);
  expect(pairsToAdd([...list, pair(999)], [pair(1000)])).toEqual([]);
});
