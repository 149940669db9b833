import { beforeAll, expect, test, vi } from 'vitest';
import type * as Emulation from './emulation.ts';

let answered: typeof Emulation.answered;
let inState: typeof Emulation.inState;
let stylesFor: typeof Emulation.stylesFor;
beforeAll(async () => {
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
  vi.stubGlobal('window', { matchMedia: () => undefined });
  ({ answered, inState, stylesFor } = await import('./emulation.ts'));
});

test('a wish for stillness answers the questions for motion, and no others', () => {
  const still = { motion: 'none', contrast: 'usual' } as const;
  expect(answered('(prefers-reduced-motion: reduce)', still)).toBe('(min-width: 0px)');
  expect(answered('(prefers-reduced-motion: no-preference)', still)).toBe('(max-width: 0px)');
  expect(answered('(min-width: 768px)', still)).toBe('(min-width: 768px)');
});

test('forced colours and more contrast are two wishes', () => {
  const forced = { motion: 'full', contrast: 'forced' } as const;
  expect(answered('(forced-colors: active) and (min-width: 1px)', forced)).toBe(
    '(min-width: 0px) and (min-width: 1px)',
  );
  expect(answered('(prefers-contrast: more)', forced)).toBe('(prefers-contrast: more)');
});

test('without a wish every question is asked as it stands', () => {
  const none = { motion: 'full', contrast: 'usual' } as const;
  expect(answered('(prefers-reduced-motion: reduce)', none)).toBe('(prefers-reduced-motion: reduce)');
});

test('a state is that of all at once, weighs what it did, and at rest nothing is changed', () => {
  expect(inState('.a:hover > b', 'hover')).toBe('.a:not(._) > b');
  expect(inState('.a:hover, .a:active', 'pressed')).toBe('.a:not(._), .a:not(._)');
  expect(inState('.a:active', 'hover')).toBe('.a:active');
  expect(inState('.a:hover:focus-within', 'rest')).toBe('.a:hover:focus-within');
});

test('only what can have the focus has it, and a part in which it is stays as it was', () => {
  const focusable = ':where(a[href], button, input, select, textarea, summary, [tabindex]):not(._)';
  expect(inState(':focus-visible', 'focus')).toBe(focusable);
  expect(inState('.a:focus:not(:focus-visible)', 'focus')).toBe(`.a${focusable}:not(${focusable})`);
  expect(inState('.a:focus-within', 'focus')).toBe('.a:focus-within');
});

test('on a dark ground words are light', () => {
  const on = (ground: 'paper' | 'chalk' | 'ink') =>
    stylesFor({ motion: 'full', contrast: 'usual', direction: 'ltr', state: 'rest', ground });
  expect(on('paper')).toBe('');
  expect(on('chalk')).toContain('color: var(--tb-color-ink)');
  expect(on('ink')).toContain('color: var(--tb-color-paper)');
});
