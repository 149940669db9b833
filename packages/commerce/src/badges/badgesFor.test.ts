import { expect, test } from 'vitest';
import { badge } from '../model/badge.ts';
import { badgeFor, badgesFor } from './badgesFor.ts';

const full = { currency: 'GBP', list: 3900, sale: null } as const;
const reduced = { currency: 'GBP', list: 3900, sale: 2600 } as const;

test('commerce §9 sale badge 1: red background and white text when a sale price exists', () => {
  expect(badgeFor({ price: reduced }, 'uk')).toEqual({
    typeId: 'sale',
    text: 'Sale',
    pdpText: 'Sale: 33% off',
    textColour: '#FFFFFF',
    backgroundColour: '#B3261E',
  });
});

test('a style at its full price has no sale badge', () => {
  expect(badgesFor({ price: full }, 'uk')).toEqual([]);
  expect(badgeFor({ price: { ...full, sale: 3900 } }, 'uk')).toBeNull();
});

test('commerce §3 badges 1: sale, promotion and product badges stand in that order', () => {
  const facts = {
    price: reduced,
    productBadge: 'Organic Cotton',
    promotion: { typeId: 'percentage', percentage: 20 },
  } as const;
  expect(badgesFor(facts, 'uk').map(({ typeId, text }) => [typeId, text])).toEqual([
    ['sale', 'Sale'],
    ['percentage', '20% off'],
    ['product', 'Organic Cotton'],
  ]);
});

test('an amount badge is written in the currency of the market', () => {
  const promotion = { typeId: 'amount', amount: 1050 } as const;
  expect(badgeFor({ price: { ...full, currency: 'USD' }, promotion }, 'us')).toMatchObject({
    text: '$10.50 off',
    amount: 1050,
  });
});

test('a blank product badge is none', () => {
  expect(badgesFor({ price: full, productBadge: '  ' }, 'eu')).toEqual([]);
  expect(badgeFor({ price: full, productBadge: ' New ' }, 'eu')).toMatchObject({
    typeId: 'product',
    text: 'New',
  });
});

test('every badge fits the model', () => {
  const promotion = { typeId: 'percentage', percentage: 12.5 } as const;
  for (const made of badgesFor({ price: reduced, productBadge: 'New', promotion }, 'uk')) {
    expect(badge.parse(made)).toEqual(made);
  }
});
