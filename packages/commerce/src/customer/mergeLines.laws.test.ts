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
/** Bags with gift cards among their lines; some carry words and hidden ids that the other bag's cards carry too. */
const bags = fc
  .tuple(lines, fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 3 }))
  .map(([plain, uids]) => [...plain, ...uids.map((uid) => line(7, 1, uid))]);
const stock = fc.array(fc.option(fc.integer({ min: 0, max: 60 })), { minLength: 8, maxLength: 8 });

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
  test('reliability C1: nothing is lost: each line has the sum, or is lowered with a word and never below either bag', async ({
    annotate,
  }) => {
    const seen = { merges: 0, sameLine: 0, soldOut: 0, cards: 0, lowered: 0 };
    const nameOf = ({ variantId, optionSelections }: MergeableLine) =>
      `${variantId} ${optionSelections.map(({ optionValue }) => optionValue).join()}`;
    const unitsOf = (list: readonly MergeableLine[], name: string) =>
      list.filter((one) => nameOf(one) === name).reduce((sum, { quantity }) => sum + quantity, 0);
    fc.assert(
      fc.property(bags, bags, stock, (saved, other, left) => {
        const { bag, isLowered } = after(saved, other, ({ variantId }) => left[variantId] ?? null);
        for (const name of new Set([...saved, ...other].map(nameOf))) {
          const [had, came] = [unitsOf(saved, name), unitsOf(other, name)];
          expect(unitsOf(bag, name)).toBeGreaterThanOrEqual(Math.max(had, came));
          expect(unitsOf(bag, name)).toBeLessThanOrEqual(had + came);
          expect(isLowered || unitsOf(bag, name) === had + came).toBe(true);
          if (had > 0 && came > 0) seen.sameLine += 1;
        }
        expect(new Set(bag.map(nameOf)).size).toBe(bag.length);
        expect(bag.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true);
        seen.merges += 1;
        if ([...saved, ...other].some(({ variantId }) => left[variantId] === 0)) seen.soldOut += 1;
        if (other.some(({ variantId }) => variantId === 7)) seen.cards += 1;
        if (isLowered) seen.lowered += 1;
      }),
      { numRuns: 2000 },
    );
    expect(Math.min(seen.sameLine, seen.soldOut, seen.cards, seen.lowered)).toBeGreaterThan(50);
    await annotate(
      `${seen.merges} merges (${seen.cards} with gift cards, ${seen.soldOut} with lines sold out): 0 lines lost, lowered with a word in ${seen.lowered} (target 2000, 0)`,
      'figure',
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

  test('reliability C6: gift cards stay apart: two hidden ids are two lines', async ({ annotate }) => {
    let merges = 0;
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 }),
        fc.integer({ min: 0, max: 12 }),
        (uids, at) => {
          const cards = uids.map((uid) => line(1, 1, uid));
          const { bag } = after(cards.slice(0, at), cards.slice(at), () => null);
          expect(bag).toHaveLength(uids.length);
          expect(new Set(bag.map(({ optionSelections: [uid] }) => uid?.optionValue))).toEqual(new Set(uids));
          merges += 1;
        },
      ),
      { numRuns: 500 },
    );
    await annotate(`${merges} merges: every hidden id kept, each its own line (target 100 %)`, 'figure');
  });

  test('a line is the same only with the same entries', () => {
    expect(isSameLine(line(1, 1), line(1, 5))).toBe(true);
    expect(isSameLine(line(1, 1), line(2, 1))).toBe(false);
    expect(isSameLine(line(1, 1, 'a'), line(1, 1))).toBe(false);
    expect(isSameLine(line(1, 1, 'a'), line(1, 1, 'b'))).toBe(false);
  });
});
