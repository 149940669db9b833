import fc from 'fast-check';
import { expect, test } from 'vitest';
import { descriptionCuts } from './descriptionCuts.ts';

const of = (length: number) => 'x'.repeat(length);

test('blocks §2 listing header: 35 characters are not too long', () => {
  expect(descriptionCuts(of(35))).toEqual({ full: of(35) });
});

test('blocks §2 listing header: above 35 it is cut to 30 on a phone', () => {
  expect(descriptionCuts(of(36))).toEqual({ full: of(36), phone: `${of(30)}…` });
});

test('blocks §2 listing header: … and to 100 on a desktop', () => {
  expect(descriptionCuts(of(100))).not.toHaveProperty('desktop');
  expect(descriptionCuts(of(101))).toEqual({ full: of(101), phone: `${of(30)}…`, desktop: `${of(100)}…` });
});

test.each(['Placeholder', ' [placeholder] ', '', '   ', undefined])(
  'blocks §2 listing header: a placeholder description is hidden (%j)',
  (text) => {
    expect(descriptionCuts(text)).toBeUndefined();
  },
);

test('law: what is cut is the beginning of the whole', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 36, maxLength: 300 }), (text) => {
      const cuts = descriptionCuts(text);
      const shown = [cuts?.phone, cuts?.desktop].filter((cut) => cut !== undefined);
      expect(shown.every((cut) => cuts?.full.startsWith(cut.slice(0, -1)))).toBe(true);
    }),
  );
});
