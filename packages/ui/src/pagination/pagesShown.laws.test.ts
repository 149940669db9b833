import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesShown } from './pagesShown.ts';

const place = fc
  .integer({ min: 1, max: 500 })
  .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));

test('the middle of many pages shows its neighbours and both ends', () => {
  expect(pagesShown(5, 12)).toEqual([1, 'gap', 4, 5, 6, 'gap', 12]);
});

test('a gap of one page is that page', () => {
  expect(pagesShown(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
});

test('first, current and last are always there, in order and once, and never more than seven things', () => {
  fc.assert(
    fc.property(place, ([page, pages]) => {
      const shown = pagesShown(page, pages);
      const numbers = shown.filter((row) => row !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(shown.length).toBeLessThanOrEqual(7);
    }),
  );
});

test('a gap never hides fewer than two pages', () => {
  fc.assert(
    fc.property(place, ([page, pages]) => {
      const shown = pagesShown(page, pages);
      const hidden = shown.flatMap((row, index) =>
        row === 'gap' ? [Number(shown[index + 1]) - Number(shown[index - 1]) - 1] : [],
      );
      expect(Math.min(2, ...hidden)).toBe(2);
    }),
  );
});
