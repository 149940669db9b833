import { expect, test } from 'vitest';
import { nextPlace } from './useCombobox.ts';

test('the arrows walk from the field through the options and back to the field', () => {
  expect([-1, 0, 1, 2].map((at) => nextPlace(at, 1, 3))).toEqual([0, 1, 2, -1]);
  expect([-1, 0, 1, 2].map((at) => nextPlace(at, -1, 3))).toEqual([2, -1, 0, 1]);
});

test('without options they stay in the field', () => {
  expect([nextPlace(-1, 1, 0), nextPlace(-1, -1, 0)]).toEqual([-1, -1]);
});
