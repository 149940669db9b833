import { expect, test } from 'vitest';
import { announcedPromotion } from './announcedPromotion.ts';
import { type CampaignInput, campaign } from './campaign.ts';

const now = new Date('2026-11-20T12:00:00Z');
const jumper = {
  sku: '200001-moss',
  unitPrice: 4000,
  onSale: false,
  categories: ['/womens/knitwear/jumpers'],
};

const promotion = (more: Partial<CampaignInput>) =>
  campaign.parse({
    id: 'fifth',
    name: '20% off',
    badge: '20% off',
    markets: ['uk'],
    effect: { kind: 'percentage', percent: 20 },
    ...more,
  });
const threeForTwo = (more: Partial<CampaignInput> = {}) =>
  promotion({
    id: 'three',
    badge: '3 for 2',
    effect: { kind: 'buy-x-pay-y', buy: 3, pay: 2 },
    ...more,
  });

/** The campaign a jumper's badge announces, and its price. */
function announced(...campaigns: ReturnType<typeof promotion>[]) {
  const found = announcedPromotion(jumper, campaigns, { market: 'uk', now });
  return found && [found.campaign.id, found.nowPrice];
}

test('a reduction is announced with what one costs in the bag', () => {
  expect(announced(promotion({}))).toEqual(['fifth', 3200]);
});

test('three for two is announced without a price, as one alone costs no less', () => {
  expect(announced(threeForTwo())).toEqual(['three', null]);
});

test('what one costs counts a reduction that has no badge of its own', () => {
  expect(announced(promotion({ badge: null }), threeForTwo())).toEqual(['three', 3200]);
});

test('nothing is announced that needs a code, is over, has no badge, or is about other things', () => {
  expect(announced()).toBeNull();
  expect(announced(threeForTwo({ coupon: 'THREE' }))).toBeNull();
  expect(announced(threeForTwo({ endsAt: '2026-11-01T00:00:00Z' }))).toBeNull();
  expect(announced(threeForTwo({ badge: null }))).toBeNull();
  expect(announced(promotion({ badge: null }))).toBeNull();
  expect(announced(threeForTwo({ selection: { categories: ['/mens'] } }))).toBeNull();
});

test('an offer that gives one style nothing is no badge: free delivery, or a sum that is not reached', () => {
  expect(announced(promotion({ effect: { kind: 'free-delivery' } }))).toBeNull();
  expect(announced(promotion({ minimumSpend: { uk: 5000 } }))).toBeNull();
});

test('of offers for several the first by priority is announced, then by id, of those about the style', () => {
  const two = threeForTwo({ id: 'two' });
  const first = threeForTwo({ id: 'zero', priority: 1 });
  const mens = threeForTwo({ id: 'a', priority: 0, selection: { categories: ['/mens'] } });
  for (const campaigns of [
    [threeForTwo(), two, first, mens],
    [mens, first, two, threeForTwo()],
  ])
    expect(announced(...campaigns)).toEqual(['zero', null]);
  expect(announced(threeForTwo(), two)).toEqual(['three', null]);
  expect(announced(two, threeForTwo())).toEqual(['three', null]);
});
