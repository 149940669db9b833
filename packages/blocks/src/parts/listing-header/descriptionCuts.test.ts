import fc from 'fast-check';
import { expect, test } from 'vitest';
import { descriptionCuts, evenCuts } from './descriptionCuts.ts';

const of = (length: number) => 'x'.repeat(length);

test('blocks §9 listing header 1: 35 characters are not too long, 36 are and keep 30 on a phone', () => {
  expect(descriptionCuts(of(35))).toEqual({ full: of(35) });
  expect(descriptionCuts(of(36))).toEqual({ full: of(36), phone: `${of(30)}…` });
});

test('blocks §9 listing header 1: a desktop keeps 100 of a description longer than that', () => {
  expect(descriptionCuts(of(100))).not.toHaveProperty('desktop');
  expect(descriptionCuts(of(101))).toEqual({ full: of(101), phone: `${of(30)}…`, desktop: `${of(100)}…` });
});

test('blocks §9 listing header 1: variant two keeps 100 everywhere', () => {
  expect(evenCuts(of(100))).toEqual({ full: of(100) });
  expect(evenCuts(of(101))).toEqual({ full: of(101), phone: `${of(100)}…`, desktop: `${of(100)}…` });
  expect(evenCuts('  ')).toBeUndefined();
});

test.each(['Placeholder', ' [placeholder] ', '', '   ', undefined])(
  'blocks §2 listing header one 3: a placeholder description is hidden (%j)',
  (text) => {
    expect(descriptionCuts(text)).toBeUndefined();
  },
);

test('a character that takes two places is never cut in half', () => {
  expect(descriptionCuts(`${of(29)}🪡${of(20)}`)?.phone).toBe(`${of(29)}…`);
});

test('law: what is cut is the beginning of the whole', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 36, maxLength: 300, unit: 'grapheme' }), (text) => {
      const cuts = descriptionCuts(text);
      const shown = [cuts?.phone, cuts?.desktop].filter((cut) => cut !== undefined);
      expect(shown.every((cut) => cuts?.full.startsWith(cut.slice(0, -1)))).toBe(true);
      expect(shown.every((cut) => cut.isWellFormed())).toBe(true);
    }),
  );
});
