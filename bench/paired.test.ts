import { expect, test } from 'vitest';
import { pairOf, worsePairs } from './paired.ts';

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

test('worse is a lower rate or more of anything else, and never a moment that jumps by frames', () => {
  const pairs = [
    pairOf('home', 'requests/s as it is', [[80, 100]]),
    pairOf('listing', 'requests/s as it is', [[90, 100]]),
    pairOf('home', 'JS kB', [[116, 100]]),
    pairOf('listing', 'JS kB', [[114, 100]]),
    pairOf('home', 'LCP ms', [[900, 100]]),
  ];
  const worse = worsePairs(pairs, 15).map(({ page, figure }) => [page, figure]);
  expect(worse).toEqual([
    ['home', 'requests/s as it is'],
    ['home', 'JS kB'],
  ]);
});
