import { expect, test } from 'vitest';
import { type CampaignInput, campaign } from './campaign.ts';
import { type Circumstances, evaluate, type PromotedLine } from './evaluate.ts';

const now = new Date('2026-11-20T12:00:00Z');
const guest: Circumstances = { market: 'uk', now, coupons: [], isSignedIn: false };

const line = (
  id: string,
  unitPrice: number,
  quantity = 1,
  more: Partial<PromotedLine> = {},
): PromotedLine => ({
  id,
  sku: `200001-${id}`,
  quantity,
  unitPrice,
  onSale: false,
  categories: ['/womens/knitwear/jumpers'],
  ...more,
});

const promotion = (effect: CampaignInput['effect'], more: Partial<CampaignInput> = {}) =>
  campaign.parse({ id: 'one', name: 'One', markets: ['uk', 'eu', 'us'], effect, ...more });

const off = (lines: PromotedLine[], rules: ReturnType<typeof promotion>[], facts: Circumstances = guest) =>
  Object.fromEntries(evaluate(lines, rules, facts).discounts);

test('commerce §9 discount 1: a percentage rounds the price of each unit down to the penny', () => {
  expect(off([line('a', 3999, 2)], [promotion({ kind: 'percentage', percent: 15 })])).toEqual({ a: 1200 });
});

test('an amount is taken off each unit in the currency of the market, never below nothing', () => {
  const fiver = promotion({ kind: 'amount', off: { uk: 500, us: 700 } });
  expect(off([line('a', 2000, 3), line('b', 300)], [fiver])).toEqual({ a: 1500, b: 300 });
  expect(off([line('a', 2000)], [fiver], { ...guest, market: 'us' })).toEqual({ a: 700 });
  expect(off([line('a', 2000)], [fiver], { ...guest, market: 'eu' })).toEqual({ a: 0 });
});

test('of three for two the cheapest of each three is free, counted from the dearest', () => {
  const three = promotion({ kind: 'buy-x-pay-y', buy: 3, pay: 2 });
  expect(off([line('a', 1000, 2)], [three])).toEqual({ a: 0 });
  expect(off([line('a', 1000, 2), line('b', 800)], [three])).toEqual({ a: 0, b: 800 });
  expect(off([line('a', 1000, 4), line('b', 800, 3)], [three])).toEqual({ a: 1000, b: 800 });
});

test('spend and save takes the highest step reached and shares it over the lines to the penny', () => {
  const steps = [
    { spend: { uk: 5000 }, save: { uk: 500 } },
    { spend: { uk: 7500 }, save: { uk: 1000 } },
  ];
  const spend = promotion({ kind: 'spend-and-save', steps });
  expect(off([line('a', 4999)], [spend])).toEqual({ a: 0 });
  expect(off([line('a', 5000)], [spend])).toEqual({ a: 500 });
  expect(off([line('a', 3333), line('b', 3333), line('c', 3333)], [spend])).toEqual({
    a: 334,
    b: 333,
    c: 333,
  });
});

test('a campaign is about its categories, what is under them, and its styles', () => {
  const selection = { categories: ['/womens/knitwear'], styles: ['300000'] };
  const knitwear = promotion({ kind: 'percentage', percent: 50 }, { selection });
  const lines = [
    line('a', 1000),
    line('b', 1000, 1, { categories: ['/womens/knitwear-care'] }),
    line('c', 1000, 1, { categories: [], sku: '300000-1' }),
  ];
  expect(off(lines, [knitwear])).toEqual({ a: 500, b: 0, c: 500 });
});

test('what has a sale price is left out where the campaign says so', () => {
  const full = promotion({ kind: 'percentage', percent: 50 }, { selection: { fullPriceOnly: true } });
  expect(off([line('a', 1000, 1, { onSale: true }), line('b', 1000)], [full])).toEqual({ a: 0, b: 500 });
});

test('gift cards are never reduced and count towards nothing', () => {
  const steps = [{ spend: { uk: 5000 }, save: { uk: 500 } }];
  const rules = [promotion({ kind: 'spend-and-save', steps })];
  const lines = [line('a', 4000), line('b', 5000, 1, { sku: '100000-25' })];
  expect(off(lines, rules)).toEqual({ a: 0, b: 0 });
});

test('a coupon campaign is given only with its code', () => {
  const coupon = promotion({ kind: 'percentage', percent: 10 }, { coupon: 'WELCOME10' });
  expect(off([line('a', 1000)], [coupon])).toEqual({ a: 0 });
  expect(off([line('a', 1000)], [coupon], { ...guest, coupons: ['WELCOME10'] })).toEqual({ a: 100 });
});

test('a minimum spend counts the selected lines before anything is taken off', () => {
  const least = promotion({ kind: 'percentage', percent: 10 }, { minimumSpend: { uk: 2000 } });
  expect(off([line('a', 1999)], [least])).toEqual({ a: 0 });
  expect(off([line('a', 1000), line('b', 1000)], [least])).toEqual({ a: 100, b: 100 });
  expect(off([line('a', 1000, 2)], [least])).toEqual({ a: 200 });
});

test('a campaign begins at its start and ends at its end', () => {
  const [startsAt, endsAt] = ['2026-11-20T12:00:00Z', '2026-11-20T12:00:01Z'];
  const short = promotion({ kind: 'percentage', percent: 10 }, { startsAt, endsAt });
  const at = (milliseconds: number) => ({ ...guest, now: new Date(now.getTime() + milliseconds) });
  expect([-1, 0, 999, 1000].map((moment) => off([line('a', 1000)], [short], at(moment))['a'])).toEqual([
    0, 100, 100, 0,
  ]);
});

test('a campaign whose limit is reached gives nothing', () => {
  const limited = promotion({ kind: 'percentage', percent: 10 }, { coupon: 'ONCE', usageLimit: 1 });
  const facts = { ...guest, coupons: ['ONCE'], usedUp: new Set(['one']) };
  expect(off([line('a', 1000)], [limited], facts)).toEqual({ a: 0 });
});

test('free delivery takes nothing off the lines', () => {
  const delivery = promotion({ kind: 'free-delivery' }, { minimumSpend: { uk: 3000 } });
  expect(evaluate([line('a', 2999)], [delivery], guest).freeDelivery).toBe(false);
  const given = evaluate([line('a', 3000)], [delivery], guest);
  expect([given.freeDelivery, given.discounts.get('a')]).toEqual([true, 0]);
});

test('a unit is in one campaign on units at most: the one of the lowest priority figure, then of the first id', () => {
  const ten = promotion({ kind: 'percentage', percent: 10 }, { id: 'b-ten', priority: 1 });
  const half = promotion({ kind: 'percentage', percent: 50 }, { id: 'a-half' });
  const three = promotion({ kind: 'buy-x-pay-y', buy: 3, pay: 2 }, { id: 'three', priority: 0 });
  expect(off([line('a', 1000)], [half, ten])).toEqual({ a: 100 });
  expect(off([line('a', 1000, 4)], [ten, three])).toEqual({ a: 1100 });
});

test('what is taken off the bag together comes after what is taken off units', () => {
  const steps = [{ spend: { uk: 1000 }, save: { uk: 300 } }];
  const spend = promotion({ kind: 'spend-and-save', steps }, { id: 'a-spend', priority: 0 });
  const half = promotion({ kind: 'percentage', percent: 50 }, { id: 'half' });
  expect(off([line('a', 1800)], [spend, half])).toEqual({ a: 900 });
  expect(off([line('a', 2000)], [spend, half])).toEqual({ a: 1300 });
});

test('of two campaigns of one priority the first by id is taken, in whatever order they come', () => {
  const ten = promotion({ kind: 'percentage', percent: 10 }, { id: 'a-ten' });
  const half = promotion({ kind: 'percentage', percent: 50 }, { id: 'b-half' });
  expect(off([line('a', 1000)], [ten, half])).toEqual({ a: 100 });
  expect(off([line('a', 1000)], [half, ten])).toEqual({ a: 100 });
});

test('the penny that does not divide, and the unit that is free, do not depend on the order of the lines', () => {
  const save = promotion({ kind: 'spend-and-save', steps: [{ spend: { uk: 1000 }, save: { uk: 100 } }] });
  const three = promotion({ kind: 'buy-x-pay-y', buy: 3, pay: 2 });
  for (const ids of ['abc', 'cba', 'bca']) {
    const lines = Array.from(ids, (id) => line(id, 1000));
    expect(off(lines, [save])).toEqual({ a: 34, b: 33, c: 33 });
    expect(off(lines, [three])).toEqual({ a: 0, b: 0, c: 1000 });
  }
  expect(off([line('a', 800), line('b', 1000, 2)], [three])).toEqual({ a: 800, b: 0 });
});

test('a campaign that takes off nothing more than the others together is not given in their place', () => {
  const alone = promotion({ kind: 'percentage', percent: 50 }, { id: 'alone', exclusive: true });
  const half = promotion({ kind: 'percentage', percent: 50 }, { id: 'half' });
  const { applied } = evaluate([line('a', 1000)], [alone, half], guest);
  expect(applied.map(({ campaign: given }) => given.id)).toEqual(['half']);
});

test('a campaign is said of the lines it takes something off, not of those that others had before it', () => {
  const first = promotion(
    { kind: 'percentage', percent: 10 },
    { id: 'first', priority: 1, selection: { styles: ['300000'] } },
  );
  const second = promotion({ kind: 'percentage', percent: 20 }, { id: 'second' });
  const { applied } = evaluate(
    [line('a', 1000, 1, { sku: '300000-1' }), line('b', 1000)],
    [first, second],
    guest,
  );
  expect(applied.map(({ campaign: given, byLine }) => [given.id, Object.fromEntries(byLine)])).toEqual([
    ['first', { a: 100 }],
    ['second', { b: 200 }],
  ]);
});

test('a campaign that names only categories, or only styles, is about nothing else', () => {
  const categories = ['/womens/knitwear', '/mens'];
  const half = { kind: 'percentage', percent: 50 } as const;
  const lines = [
    line('a', 1000),
    line('b', 1000, 1, { categories: ['/mens'] }),
    line('c', 1000, 1, { categories: ['/home'], sku: '300000-1' }),
  ];
  expect(off(lines, [promotion(half, { selection: { categories } })])).toEqual({ a: 500, b: 500, c: 0 });
  expect(off(lines, [promotion(half, { selection: { styles: ['300000'] } })])).toEqual({
    a: 0,
    b: 0,
    c: 500,
  });
});

test('delivery is not free for a bag the campaign is not about', () => {
  const mens = promotion({ kind: 'free-delivery' }, { selection: { categories: ['/mens'] } });
  expect(evaluate([line('a', 3000)], [mens], guest).freeDelivery).toBe(false);
});

test('what is for customers is given only to who is signed in', () => {
  const members = promotion({ kind: 'percentage', percent: 10 }, { coupon: 'MEMBERS', signedInOnly: true });
  const facts = { ...guest, coupons: ['MEMBERS'] };
  expect(off([line('a', 1000)], [members], facts)).toEqual({ a: 0 });
  expect(off([line('a', 1000)], [members], { ...facts, isSignedIn: true })).toEqual({ a: 100 });
});

test('an exclusive campaign that delivers free is given where nothing takes anything off', () => {
  const post = promotion({ kind: 'free-delivery' }, { id: 'post', exclusive: true });
  expect(evaluate([line('a', 1000)], [post], guest).freeDelivery).toBe(true);
  const tenth = promotion({ kind: 'percentage', percent: 10 }, { id: 'tenth' });
  expect(evaluate([line('a', 1000)], [post, tenth], guest).freeDelivery).toBe(false);
});

test('an exclusive campaign is given alone, and only where it takes off more than the others together', () => {
  const half = promotion({ kind: 'percentage', percent: 50 }, { id: 'half', exclusive: true });
  const ten = promotion({ kind: 'percentage', percent: 10 }, { id: 'ten' });
  const spend = promotion(
    { kind: 'spend-and-save', steps: [{ spend: { uk: 1000 }, save: { uk: 600 } }] },
    { id: 'spend' },
  );
  expect(off([line('a', 1000)], [half, ten])).toEqual({ a: 500 });
  expect(off([line('a', 1200)], [half, ten, spend])).toEqual({ a: 720 });
});

test.each([{ usageLimit: 1 }, { usageLimitPerCustomer: 1 }, { signedInOnly: true }])(
  'a campaign not everybody gets needs a coupon: %o',
  (more) => {
    const rule = {
      id: 'x',
      name: 'X',
      markets: ['uk'],
      effect: { kind: 'percentage', percent: 10 },
      ...more,
    };
    expect(campaign.safeParse(rule).success).toBe(false);
    expect(campaign.safeParse({ ...rule, coupon: 'CODE' }).success).toBe(true);
  },
);

test('an offer of some units for fewer has something free in it', () => {
  const rule = (pay: number) =>
    campaign.safeParse({
      id: 'x',
      name: 'X',
      markets: ['uk'],
      effect: { kind: 'buy-x-pay-y', buy: 3, pay },
    });
  expect([1, 2, 3, 4].map((pay) => rule(pay).success)).toEqual([true, true, false, false]);
});
