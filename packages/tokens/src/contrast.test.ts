import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { hex } from './generated/hex.ts';
import { markPairs, textPairs } from './textPairs.ts';

test('black on white is 21 to 1, and a colour on itself 1 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#1C2B2A', '#1C2B2A')).toBe(1);
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
});

test('the order of the two colours does not matter', () => {
  expect(contrast('#A63D2B', '#FBF8F2')).toBe(contrast('#FBF8F2', '#A63D2B'));
});

test('a colour that is not opaque hex is refused with a reason', () => {
  expect(() => contrast('red', '#fff')).toThrow('opaque colour');
});

const pairs = (list: typeof textPairs) =>
  list.flatMap(({ text, on }) =>
    on.map((ground) => ({ text, ground, ratio: contrast(hex[text], hex[ground]) })),
  );

test.each(pairs(textPairs))('WCAG 1.4.3: $text on $ground reads at 4.5 to 1', ({ ratio }) => {
  expect(ratio).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(markPairs))('WCAG 1.4.11: $text is told from $ground at 3 to 1', ({ ratio }) => {
  expect(ratio).toBeGreaterThanOrEqual(3);
});
