import { expect, test } from 'vitest';
import { priceLabelText } from './priceLabel.ts';

const reduced = { list: 6500, sale: 4350, currency: 'GBP' } as const;

test('blocks §9 product card labels 1: a micro label, per cent off or money off', () => {
  expect(priceLabelText({ kind: 'micro', text: 'Last few' }, reduced, 'en-GB')).toBe('Last few');
  expect(priceLabelText({ kind: 'percent' }, reduced, 'en-GB')).toBe('33% off');
  expect(priceLabelText({ kind: 'money' }, reduced, 'en-GB')).toBe('£21.50 off');
});

test('blocks §9 product card labels 1: nothing is off a price that is not reduced', () => {
  expect(priceLabelText({ kind: 'percent' }, { ...reduced, sale: null }, 'en-GB')).toBeUndefined();
  expect(priceLabelText({ kind: 'money' }, { ...reduced, sale: 6500 }, 'en-GB')).toBeUndefined();
});
