import { expect, test } from 'vitest';
import { priceLabelText } from './priceLabel.ts';

const reduced = { list: 6500, sale: 4350, currency: 'GBP' } as const;

test('blocks §9 product card labels 1: a micro label, per cent off or money off', () => {
  expect(priceLabelText({ kind: 'micro', text: 'Last few' }, reduced, 'uk')).toBe('Last few');
  expect(priceLabelText({ kind: 'percent' }, reduced, 'uk')).toBe('33% off');
  expect(priceLabelText({ kind: 'money' }, reduced, 'uk')).toBe('£21.50 off');
});

test('blocks §9 product card labels 1: nothing is off a price that is not reduced', () => {
  expect(priceLabelText({ kind: 'percent' }, { ...reduced, sale: null }, 'uk')).toBeUndefined();
  expect(priceLabelText({ kind: 'money' }, { ...reduced, sale: 6500 }, 'uk')).toBeUndefined();
});
