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

function notes(
  unitPrice: number,
  campaigns: ReturnType<typeof rule>[],
  coupons: string[] = [],
  quantity = 1,
) {
  const lines = [{ id: 'a', sku: '200001-1', quantity, unitPrice, onSale: false, categories: [] }];
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
  // The first takes £10 off what the second is judged by.
  expect(notes(15_000, [further, rule({})])).toEqual(['Spend £10 more: £30 off £150.']);
  expect(notes(16_000, [further, rule({})])).toEqual([]);
});

test('each code is spoken of by itself, whatever other promotions give', () => {
  const ten = { kind: 'percentage', percent: 10 } as const;
  const given = [
    rule({ id: 'all', effect: ten }),
    rule({ id: 'ten', coupon: 'TEN', effect: ten, priority: 1 }),
  ];
  const socks = rule({ id: 'socks', coupon: 'SOCKS', effect: ten, selection: { categories: ['/socks'] } });
  expect(notes(5000, [...given, socks], ['TEN', 'SOCKS'])).toEqual([
    'SOCKS takes nothing more off what is in your bag.',
  ]);
});

test('a code of two offers needs no words once one of them is given, and before that names the nearer', () => {
  const near = rule({ id: 'near', coupon: 'SAVE' });
  const far = rule({
    id: 'far',
    coupon: 'SAVE',
    effect: { kind: 'spend-and-save', steps: [{ spend: { uk: 15_000 }, save: { uk: 3000 } }] },
  });
  expect(notes(7500, [near, far], ['SAVE'])).toEqual([]);
  expect(notes(5000, [far, near], ['SAVE'])).toEqual(['Spend £25 more to use SAVE.']);
});

test('what is missing counts every unit in the bag', () => {
  expect(notes(3000, [rule({})], [], 2)).toEqual(['Spend £15 more: £10 off £75.']);
});

test('an offer about other things is not spoken of; of two as near the first by id is', () => {
  expect(notes(5000, [rule({ selection: { categories: ['/socks'] } })])).toEqual([]);
  const twin = rule({ id: 'two', name: 'The other' });
  for (const campaigns of [
    [rule({}), twin],
    [twin, rule({})],
  ])
    expect(notes(5000, campaigns)).toEqual(['Spend £25 more: £10 off £75.']);
});

test('what is missing is reckoned from what other campaigns leave to pay, as the offer itself is', () => {
  const knitwear = rule({ id: 'knit', name: '20 % off', effect: { kind: 'percentage', percent: 20 } });
  expect(notes(7500, [rule({}), knitwear])).toEqual(['Spend £15 more: £10 off £75.']);
  expect(notes(7500, [rule({ coupon: 'TEN' }), knitwear], ['TEN'])).toEqual(['Spend £15 more to use TEN.']);
  expect(notes(9375, [rule({}), knitwear])).toEqual([]);
});

test('what a later offer on the whole bag takes off is not missing for an earlier one', () => {
  const later = rule({
    id: 'later',
    priority: 1,
    effect: { kind: 'spend-and-save', steps: [{ spend: { uk: 4000 }, save: { uk: 500 } }] },
  });
  const earlier = { ...later, id: 'earlier', priority: -1 };
  const between = rule({ priority: 0 });
  expect(notes(5000, [between, later])).toEqual(['Spend £25 more: £10 off £75.']);
  expect(notes(5000, [between, earlier])).toEqual(['Spend £30 more: £10 off £75.']);
});
