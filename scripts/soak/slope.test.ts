import { expect, it } from 'vitest';
import { slopeOf } from './slope.ts';

it('is how much a line grows, and nothing where there is no line', () => {
  expect(
    slopeOf([
      [0, 5],
      [1, 7],
      [2, 9],
    ]),
  ).toBeCloseTo(2);
  expect(
    slopeOf([
      [0, 5],
      [1, 4],
      [2, 5],
      [3, 6],
    ]),
  ).toBeCloseTo(0.4);
  expect(slopeOf([[1, 5]])).toBe(0);
  expect(slopeOf([])).toBe(0);
});
