import { beforeAll, expect, test, vi } from 'vitest';
import type { answered as Answered } from './emulation.ts';

let answered: typeof Answered;
beforeAll(async () => {
  vi.stubGlobal('window', { matchMedia: () => undefined });
  ({ answered } = await import('./emulation.ts'));
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
