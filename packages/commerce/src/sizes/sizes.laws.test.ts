import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sizeAdvice } from './sizeAdvice.ts';
import { sizeTables } from './sizeTables.ts';

const { womens } = sizeTables;
const body = fc.record({
  Bust: fc.integer({ min: 72, max: 124 }),
  Waist: fc.integer({ min: 53, max: 107 }),
  Hips: fc.integer({ min: 79, max: 131 }),
});
const placeOf = (size: string | null) => womens.rows.findIndex(({ sizes }) => sizes[0] === size);

test('whoever is within the table is told a size', () => {
  fc.assert(
    fc.property(body, (one) => {
      expect(placeOf(sizeAdvice(womens, [], one).size)).not.toBe(-1);
    }),
  );
});

test('whoever is larger is never told a smaller size', () => {
  fc.assert(
    fc.property(body, body, (one, other) => {
      const larger = {
        Bust: Math.max(one.Bust, other.Bust),
        Waist: Math.max(one.Waist, other.Waist),
        Hips: Math.max(one.Hips, other.Hips),
      };
      expect(placeOf(sizeAdvice(womens, [], larger).size)).toBeGreaterThanOrEqual(
        placeOf(sizeAdvice(womens, [], one).size),
      );
    }),
  );
});
