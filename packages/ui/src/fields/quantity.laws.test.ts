import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantityWithin } from './quantity.ts';

const bounds = fc
  .tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 }))
  .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

test('whatever is typed, the quantity is a whole number within its bounds', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), bounds, (typed, within) => {
      const value = quantityWithin(typed, within);
      expect(Number.isInteger(value)).toBe(true);
      expect(value).toBeGreaterThanOrEqual(within.min);
      expect(value).toBeLessThanOrEqual(within.max);
    }),
  );
});

test('a whole number within bounds stays as it is', () => {
  fc.assert(
    fc.property(bounds, fc.integer({ min: 0, max: 50 }), ({ min, max }, wanted) => {
      fc.pre(wanted >= min && wanted <= max);
      expect(quantityWithin(String(wanted), { min, max })).toBe(wanted);
    }),
  );
});

test('what cannot be read becomes the smallest quantity', () => {
  expect(quantityWithin('three', { min: 1, max: 9 })).toBe(1);
  expect(quantityWithin('2.9', { min: 1, max: 9 })).toBe(2);
});
