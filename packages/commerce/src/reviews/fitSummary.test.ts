import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitSummary } from './fitSummary.ts';

test('what more than half say of the fit is said, with how many they are', () => {
  expect(fitSummary({ small: 1, true: 8, large: 2 })).toBe('Most say true to size: 8 of 11');
  expect(fitSummary({ small: 6, true: 4, large: 1 })).toBe('Most say it runs small: 6 of 11');
  expect(fitSummary({ small: 0, true: 0, large: 5 })).toBe('Most say it runs large: 5 of 5');
});

test('four answers say nothing, five do', () => {
  expect(fitSummary({ small: 0, true: 4, large: 0 })).toBeUndefined();
  expect(fitSummary({ small: 0, true: 5, large: 0 })).toBe('Most say true to size: 5 of 5');
});

test('half is not most, nor is the largest of three', () => {
  expect(fitSummary({ small: 4, true: 4, large: 0 })).toBeUndefined();
  expect(fitSummary({ small: 3, true: 4, large: 3 })).toBeUndefined();
});

test('what is said is true of the answers, whatever they are', () => {
  const count = fc.integer({ min: 0, max: 40 });
  fc.assert(
    fc.property(fc.record({ small: count, true: count, large: count }), (counts) => {
      const said = /: (\d+) of (\d+)$/.exec(fitSummary(counts) ?? '');
      if (!said) return;
      const [part, total] = [Number(said[1]), Number(said[2])];
      expect(total).toBe(counts.small + counts.true + counts.large);
      expect(Object.values(counts)).toContain(part);
      expect(part * 2 > total && total >= 5).toBe(true);
    }),
  );
});
