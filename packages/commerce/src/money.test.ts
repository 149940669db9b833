import { describe, expect, test } from 'vitest';
import {
  allocate,
  discountFloor,
  formatMoney,
  formatMoneyExact,
  majorUnits,
  minorUnitsOf,
  parsePriceText,
} from './money.ts';

test('commerce §5 price 1: prices display without .00', () => {
  expect(formatMoney(3900, 'GBP', 'en-GB')).toBe('£39');
  expect(formatMoney(4550, 'GBP', 'en-GB')).toBe('£45.50');
  expect(formatMoney(123_400, 'GBP', 'en-GB')).toBe('£1,234');
  expect(formatMoney(0, 'GBP', 'en-GB')).toBe('£0');
});

test('commerce §9 prices 1: each market shows its own currency', () => {
  expect(formatMoney(4900, 'EUR', 'en-IE')).toBe('€49');
  expect(formatMoney(5250, 'USD', 'en-US')).toBe('$52.50');
});

test('commerce §9 prices 1: prices have a variant with pennies', () => {
  expect(formatMoneyExact(3900, 'GBP', 'en-GB')).toBe('£39.00');
  expect(formatMoneyExact(-395, 'EUR', 'en-IE')).toBe('-€3.95');
});

test('an amount in pounds and pennies is the same one in pennies, and back', () => {
  expect(majorUnits(4550)).toBe(45.5);
  expect(majorUnits(-7)).toBe(-0.07);
  for (let amount = -20_000; amount <= 20_000; amount += 1)
    expect([amount, minorUnitsOf(majorUnits(amount))]).toEqual([amount, amount]);
});

describe('commerce §5 price 1: read from text, all but digits and the dot are stripped', () => {
  test.each([
    ['£39', 3900],
    ['£45.50', 4550],
    ['USD 1,299.9', 129_990],
    ['.5', 50],
    ['12.345', 1234],
    ['1e5', 1500],
  ])(
    'blocks §5 price 1: price strings are parsed by stripping all but digits and the dot: %s',
    (text, amount) => {
      expect(parsePriceText(text)).toBe(amount);
    },
  );
});

test.each(['', 'free', '.', '£12.50 was £20.00', '1.2.3', '9'.repeat(20)])(
  'a price text that is not one number is no price: %s',
  (text) => {
    expect(parsePriceText(text)).toBeNull();
  },
);

test.each([
  [820, 0, 820],
  [435, 0, 435],
  [1608, 0, 1608],
  [3900, 20, 3120],
  [3999, 33.33, 2666],
  [1, 50, 0],
  [3900, 100, 0],
  [3900, 120, 0],
  [3900, -5, 3900],
])('commerce §9 discount 1: %i pence less %f per cent is rounded down to %i', (amount, percent, reduced) => {
  expect(discountFloor(amount, percent)).toBe(reduced);
});

test('a discount is shared over lines without losing a penny', () => {
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocate(1000, [3900, 2900, 900])).toEqual([506, 377, 117]);
  expect(allocate(5, [0, 0])).toEqual([3, 2]);
  expect(allocate(5, [0, 1])).toEqual([0, 5]);
  expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  expect(allocate(0, [2, 3])).toEqual([0, 0]);
});

test('sharing by no weights at all says what to do', () => {
  expect(() => allocate(100, [])).toThrow('pass at least one');
});
