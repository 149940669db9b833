import { expect, test } from 'vitest';
import { bagNotes } from './bagNotes.ts';
import { type CampaignInput, campaign } from './campaign.ts';
import { evaluate } from './evaluate.ts';

const now = new Date('2026-11-20T12:00:00Z');
const none = new Set<string>();

const rule = (more: Partial<CampaignInput>) =>
  campaign.parse({
    id: 'one',
    name: '£10 off £75',
    markets: ['uk'],
    effect: { kind: 'spend-and-save', steps: [{ spend: { uk: 7500 }, save: { uk: 1000 } }] },
    ...more,
  });

function notes(unitPrice: number, campaigns: ReturnType<typeof rule>[], coupons: string[] = []) {
  const lines = [{ id: 'a', sku: '200001-1', quantity: 1, unitPrice, onSale: false, categories: [] }];
  const facts = {
    market: 'uk' as const,
    now,
    coupons,
    isSignedIn: false,
    usedUp: none,
    usedByBuyer: none,
  };
  return bagNotes(lines, campaigns, evaluate(lines, campaigns, facts), facts);
}

test('a code that is not earned yet says what is missing', () => {
  expect(notes(5000, [rule({ coupon: 'WELCOME10' })], ['WELCOME10'])).toEqual([
    'Spend £25 more to use WELCOME10.',
  ]);
  const least = rule({
    coupon: 'TEN',
    effect: { kind: 'percentage', percent: 10 },
    minimumSpend: { uk: 5050 },
  });
  expect(notes(5000, [least], ['TEN'])).toEqual(['Spend £0.50 more to use TEN.']);
});

test('a code that is earned needs no words', () => {
  expect(notes(7500, [rule({ coupon: 'WELCOME10' })], ['WELCOME10'])).toEqual([]);
});

test('a code for other things says that it takes nothing off', () => {
  const socks = rule({
    coupon: 'SOCKS',
    effect: { kind: 'percentage', percent: 10 },
    selection: { categories: ['/socks'] },
  });
  expect(notes(5000, [socks], ['SOCKS'])).toEqual(['SOCKS takes nothing more off what is in your bag.']);
});

test('a code that ran out while it was in the bag says so', () => {
  expect(notes(9000, [rule({ coupon: 'OLD', endsAt: '2026-11-01T00:00:00Z' })], ['OLD'])).toEqual([
    'The code OLD has expired.',
  ]);
});

test('the nearest offer for everybody says how far it is', () => {
  const further = rule({
    id: 'two',
    name: '£30 off £150',
    effect: { kind: 'spend-and-save', steps: [{ spend: { uk: 15_000 }, save: { uk: 3000 } }] },
  });
  expect(notes(6000, [further, rule({})])).toEqual(['Spend £15 more: £10 off £75.']);
  expect(notes(15_000, [further, rule({})])).toEqual([]);
});
