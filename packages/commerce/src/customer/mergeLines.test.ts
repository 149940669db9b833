import { expect, test } from 'vitest';
import { isSameLine, mergeLines } from './mergeLines.ts';

const line = (quantity: number, ...entries: [optionId: number, optionValue: string][]) => ({
  variantId: 1,
  quantity,
  optionSelections: entries.map(([optionId, optionValue]) => ({ optionId, optionValue })),
});
/** The quantity two and three become, and whether that is less than five. */
const merged = (left: number | null) => {
  const { raised, isLowered } = mergeLines([line(2)], [line(3)], () => left);
  return [raised[0]?.quantity, isLowered];
};

test('a sum stays within what is left, never below what one of the bags had', () => {
  expect(merged(null)).toEqual([5, false]);
  expect(merged(5)).toEqual([5, false]);
  expect(merged(4)).toEqual([4, true]);
  expect(merged(0)).toEqual([3, true]);
});

test('lines are one only with the same entries in the same fields', () => {
  expect(isSameLine(line(1, [1, 'Wren']), line(9, [1, 'Wren']))).toBe(true);
  expect(isSameLine(line(1, [1, 'Wren']), line(1, [1, 'Robin']))).toBe(false);
  expect(isSameLine(line(1, [1, 'Wren']), line(1, [2, 'Wren']))).toBe(false);
  expect(isSameLine(line(1, [1, 'Wren']), line(1, [1, 'Wren'], [2, 'Hello']))).toBe(false);
  expect(isSameLine(line(1, [1, 'Wren'], [2, 'Hello']), line(1, [1, 'Wren']))).toBe(false);
  expect(isSameLine(line(1), { ...line(1), variantId: 2 })).toBe(false);
});
