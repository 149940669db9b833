import { expect, test } from 'vitest';
import { pairOf } from './paired.ts';

test('a pair is told by its medians, and by the median of the ratios of each turn', () => {
  const turns = [
    [10, 20],
    [40, 40],
    [30, 10],
  ] as const;
  expect(pairOf('home', 'LCP ms', turns)).toEqual({
    page: 'home',
    figure: 'LCP ms',
    ours: 30,
    other: 20,
    ratio: 1,
  });
});

test('two shops that block for no time at all are alike', () => {
  expect(pairOf('home', 'TBT ms', [[0, 0]]).ratio).toBe(1);
});
