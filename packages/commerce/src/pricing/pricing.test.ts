import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  inTheBagText,
  moneyOffText,
  percentOffText,
  priceText,
  priceView,
  promotedPrice,
} from './priceView.ts';

test('a price without a sale shows one figure', () => {
  const view = priceView({ currency: 'GBP', list: 3900, sale: null });
  expect(view).toEqual({ currency: 'GBP', now: 3900, was: null, amountOff: 0, percentOff: 0 });
});

test('a sale price shows now, was and what is saved', () => {
  const view = priceView({ currency: 'GBP', list: 3900, sale: 2600 });
  expect(view).toEqual({ currency: 'GBP', now: 2600, was: 3900, amountOff: 1300, percentOff: 33.33 });
});

test.each([3900, 4000])('a sale price of %i that is not lower than 3900 is no reduction', (sale) => {
  expect(priceView({ currency: 'EUR', list: 3900, sale })).toMatchObject({ now: 3900, was: null });
});

test('commerce §9 prices 1: each market shows its price in its own way', () => {
  expect(priceText({ currency: 'GBP', list: 3900, sale: 2950 }, 'uk')).toEqual({ now: '£29.50', was: '£39' });
  expect(priceText({ currency: 'EUR', list: 4900, sale: null }, 'eu')).toEqual({ now: '€49', was: null });
  expect(priceText({ currency: 'USD', list: 5200, sale: 3900 }, 'us')).toEqual({ now: '$39', was: '$52' });
});

test('what one costs with a promotion is said in the market’s money, and not at all without one', () => {
  expect(inTheBagText(5200, 'uk')).toBe('£52 in your bag');
  expect(inTheBagText(5250, 'eu')).toBe('€52.50 in your bag');
  expect(inTheBagText(0, 'us')).toBe('$0 in your bag');
  expect(inTheBagText(null, 'uk')).toBeNull();
  expect(inTheBagText(undefined, 'uk')).toBeNull();
});

test('commerce §9 discount 1: the percentage badge price is floored to 2 decimals', () => {
  expect(promotedPrice(3999, { typeId: 'percentage', percentage: 15 })).toBe(3399);
  expect(promotedPrice(3900, { typeId: 'amount', amount: 500 })).toBe(3400);
  expect(promotedPrice(300, { typeId: 'amount', amount: 500 })).toBe(0);
});

test('what is off is said in whole per cent, rounded down, or in money', () => {
  const price = { currency: 'GBP', list: 6500, sale: 4350 } as const;
  expect(percentOffText(price)).toBe('33% off');
  expect(moneyOffText(price, 'uk')).toBe('£21.50 off');
});

test.each([null, 3900, 4000])('nothing is said to be off 3900 with a sale price of %s', (sale) => {
  expect(percentOffText({ currency: 'GBP', list: 3900, sale })).toBeUndefined();
  expect(moneyOffText({ currency: 'GBP', list: 3900, sale }, 'uk')).toBeUndefined();
});

test('less than one per cent off is not said in per cent', () => {
  const price = { currency: 'EUR', list: 3900, sale: 3890 } as const;
  expect(percentOffText(price)).toBeUndefined();
  expect(moneyOffText(price, 'eu')).toBe('€0.10 off');
});

test('what is shown and what is saved always make the former price', () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(amount, fc.option(amount), (list, sale) => {
      const view = priceView({ currency: 'USD', list, sale });
      expect(view.now + view.amountOff).toBe(list);
      expect(view.was === null).toBe(view.amountOff === 0);
      expect(view.percentOff).toBeGreaterThanOrEqual(0);
      expect(view.percentOff).toBeLessThanOrEqual(100);
      expect((view.percentOff * list) / 100).toBeLessThanOrEqual(view.amountOff + 1e-6);
    }),
  );
});
