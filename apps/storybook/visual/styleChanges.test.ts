import { expect, test } from 'vitest';
import { styleChanges } from './styleChanges.ts';

test('a custom property of another value is one line with both', () => {
  const before = ['--tb-space-x2: 8px', '--tb-color-ink: #1c2b2a', '@ui & { gap: var(--tb-space-x2); }'];
  const now = ['--tb-space-x2: 10px', '--tb-color-ink: #1c2b2a', '@ui & { gap: var(--tb-space-x2); }'];
  expect(styleChanges(before, now)).toEqual(['--tb-space-x2: 8px → 10px']);
});

test('of a rule only the declarations that differ are told', () => {
  expect(
    styleChanges(['@ui & > p { margin: 0px; color: red; }'], ['@ui & > p { margin: 0px; color: blue; }']),
  ).toEqual(['@ui & > p: color: red → color: blue']);
  expect(styleChanges(['@ui & { margin: 0px; top: 0px; }'], ['@ui & { margin: 0px; }'])).toEqual([
    '@ui &: top: 0px → nothing',
  ]);
});

test('rules that came and went are told as such, and equal styles have nothing to tell', () => {
  expect(styleChanges(['@ui & > a { color: red; }'], ['@ui & > b { color: red; }'])).toEqual([
    '@ui & > a is gone',
    '@ui & > b is new',
  ]);
  expect(styleChanges(['@ui & { top: 0px; }'], ['@ui & { top: 0px; }'])).toEqual([]);
});

test('a custom property that another rule no longer uses is not told beside that rule, and by itself it is', () => {
  const before = ['--x6: 24px', '@ui & { padding: var(--x6); }'];
  expect(styleChanges(before, ['--x8: 32px', '@ui & { padding: var(--x8); }'])).toEqual([
    '@ui &: padding: var(--x6) → padding: var(--x8)',
  ]);
  expect(styleChanges(before, ['@ui & { padding: var(--x6); }'])).toEqual(['--x6 is gone']);
});
