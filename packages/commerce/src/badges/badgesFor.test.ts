import { expect, test } from 'vitest';
import { badge } from '../model/badge.ts';
import { type CampaignInput, campaign } from '../promotions/campaign.ts';
import { badgeFor, badgesFor } from './badgesFor.ts';

const full = { currency: 'GBP', list: 3900, sale: null } as const;
const reduced = { currency: 'GBP', list: 3900, sale: 2600 } as const;

const promotion = (effect: CampaignInput['effect'], words: string, nowPrice: number | null) => ({
  campaign: campaign.parse({ id: 'one', name: words, badge: words, markets: ['uk', 'us'], effect }),
  nowPrice,
});

test('commerce §9 sale badge 1: there is a sale badge when a sale price exists', () => {
  expect(badgeFor({ price: reduced }, 'uk')).toEqual({
    typeId: 'sale',
    text: 'Sale',
    pdpText: 'Sale: 33% off',
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
    promotion: promotion({ kind: 'percentage', percent: 20 }, '20% off', 2080),
  } as const;
  expect(badgesFor(facts, 'uk').map(({ typeId, text }) => [typeId, text])).toEqual([
    ['sale', 'Sale'],
    ['percentage', '20% off'],
    ['product', 'Organic Cotton'],
  ]);
});

test('commerce §3 badges 1: a promotion says what is off and what one then costs', () => {
  const off = promotion({ kind: 'amount', off: { us: 1050 } }, '$10.50 off', 2850);
  expect(badgeFor({ price: { ...full, currency: 'USD' }, promotion: off }, 'us')).toMatchObject({
    typeId: 'amount',
    text: '$10.50 off',
    amount: 1050,
    nowPrice: 2850,
  });
  const steps = [{ spend: { uk: 3000 }, save: { uk: 500 } }];
  const spend = promotion({ kind: 'spend-and-save', steps }, '£5 off £30', 3400);
  expect(badgeFor({ price: full, promotion: spend }, 'uk')).toMatchObject({ typeId: 'amount', amount: 500 });
});

test('an offer on several says nothing about the price of one', () => {
  const three = promotion({ kind: 'buy-x-pay-y', buy: 3, pay: 2 }, '3 for 2', null);
  const made = badgeFor({ price: full, promotion: three }, 'uk');
  expect(made).toMatchObject({ typeId: 'promotion', text: '3 for 2' });
  expect(made).not.toHaveProperty('nowPrice');
});

test('a blank product badge is none', () => {
  expect(badgesFor({ price: full, productBadge: '  ' }, 'eu')).toEqual([]);
  expect(badgeFor({ price: full, productBadge: ' New ' }, 'eu')).toMatchObject({
    typeId: 'product',
    text: 'New',
  });
});

test('every badge fits the model', () => {
  const eighth = promotion({ kind: 'percentage', percent: 12.5 }, '12.5% off', 2275);
  for (const made of badgesFor({ price: reduced, productBadge: 'New', promotion: eighth }, 'uk')) {
    expect(badge.parse(made)).toEqual(made);
  }
});
