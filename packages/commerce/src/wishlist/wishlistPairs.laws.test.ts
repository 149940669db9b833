import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasPair, maxOfWishlist, pairsToAdd } from './wishlistPairs.ts';

const id = fc.integer({ min: 1, max: 12 });
const list = fc.array(fc.record({ productId: id, variantId: id }), { maxLength: 30 });
const keys = (pairs: readonly { productId: number; variantId: number }[]) =>
  pairs.map(({ productId, variantId }) => `${productId}/${variantId}`);

describe('commerce §4 wishlist 4: a pair that is there already is not added', () => {
  test('reliability C3: what is added and what there was make the union, each pair once', async ({
    annotate,
  }) => {
    let merges = 0;
    fc.assert(
      fc.property(list, list, (first, second) => {
        const existing = pairsToAdd([], first);
        const merged = [...existing, ...pairsToAdd(existing, second)];
        expect(new Set(keys(merged))).toEqual(new Set([...keys(first), ...keys(second)]));
        expect(new Set(keys(merged)).size).toBe(merged.length);
        expect(pairsToAdd(merged, second)).toEqual([]);
        expect(second.every((pair) => hasPair(merged, pair))).toBe(true);
        merges += 1;
      }),
      { numRuns: 500 },
    );
    await annotate(`${merges} merges of the rule: the union, 0 pairs twice (target 500, 0)`, 'figure');
  });

  test('a list does not grow for ever', () => {
    const many = Array.from({ length: maxOfWishlist + 10 }, (_, at) => ({
      productId: at + 1,
      variantId: 1,
    }));
    expect(pairsToAdd([], many)).toHaveLength(maxOfWishlist);
  });
});
