import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameLine, type MergeableLine, mergeLines } from './mergeLines.ts';

const line = (variantId: number, quantity: number, uid?: string): MergeableLine => ({
  variantId,
  quantity,
  optionSelections: uid === undefined ? [] : [{ optionId: 9, optionValue: uid }],
});

const lines = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 99 })), { maxLength: 8 })
  .map((pairs) => [...new Map(pairs).entries()].map(([variantId, quantity]) => line(variantId, quantity)));
const stock = fc.array(fc.option(fc.integer({ min: 0, max: 60 })), { minLength: 7, maxLength: 7 });

/** The saved bag once the merge is done. */
function after(
  saved: readonly MergeableLine[],
  other: readonly MergeableLine[],
  left: (one: MergeableLine) => number | null,
) {
  const { raised, moved, isLowered } = mergeLines(saved, other, left);
  const kept = saved.map((one) => ({
    ...one,
    quantity: raised.find((each) => each.line === one)?.quantity ?? one.quantity,
  }));
  return { bag: [...kept, ...moved], isLowered };
}

describe('commerce §4 cart merge 4: the present items join the saved cart', () => {
  test('reliability C1: nothing is lost: each line has the sum, or is lowered with a word and never below either bag', () => {
    fc.assert(
      fc.property(lines, lines, stock, (saved, other, left) => {
        const { bag, isLowered } = after(saved, other, ({ variantId }) => left[variantId] ?? null);
        const of = (list: readonly MergeableLine[], id: number) =>
          list.filter(({ variantId }) => variantId === id).reduce((sum, { quantity }) => sum + quantity, 0);
        for (const id of [1, 2, 3, 4, 5, 6]) {
          const most = Math.max(of(saved, id), of(other, id));
          const sum = of(saved, id) + of(other, id);
          expect(of(bag, id)).toBeGreaterThanOrEqual(most);
          expect(of(bag, id)).toBeLessThanOrEqual(sum);
          expect(isLowered || of(bag, id) === sum).toBe(true);
        }
        expect(bag.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('merging with an empty bag changes nothing', () => {
    fc.assert(
      fc.property(lines, (saved) => {
        expect(after(saved, [], () => 0)).toEqual({ bag: saved, isLowered: false });
        expect(after([], saved, () => 0)).toEqual({ bag: saved, isLowered: false });
      }),
    );
  });

  test('reliability C6: gift cards stay apart: two hidden ids are two lines', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 }),
        fc.integer({ min: 0, max: 12 }),
        (uids, at) => {
          const cards = uids.map((uid) => line(1, 1, uid));
          const { bag } = after(cards.slice(0, at), cards.slice(at), () => null);
          expect(bag).toHaveLength(uids.length);
        },
      ),
    );
  });

  test('a line is the same only with the same entries', () => {
    expect(isSameLine(line(1, 1), line(1, 5))).toBe(true);
    expect(isSameLine(line(1, 1), line(2, 1))).toBe(false);
    expect(isSameLine(line(1, 1, 'a'), line(1, 1))).toBe(false);
    expect(isSameLine(line(1, 1, 'a'), line(1, 1, 'b'))).toBe(false);
  });
});
