import { type Market, marketList } from '@tailorbird/commerce/market';
import { campaign } from '@tailorbird/commerce/promotions/campaign';
import { isRunning } from '@tailorbird/commerce/promotions/evaluate';
import { expect, it } from 'vitest';
import { seedCampaigns } from './campaigns.ts';
import { seedCategories } from './categories.ts';

const now = new Date('2026-11-20T12:00:00Z');
const rules = seedCampaigns.map((rule) => campaign.parse(rule));

it.each(marketList)('%s has a campaign of each kind', (market: Market) => {
  const kinds = rules.filter((rule) => isRunning(rule, market, now)).map(({ effect }) => effect.kind);
  expect([...new Set(kinds)].toSorted()).toEqual([
    'amount',
    'buy-x-pay-y',
    'free-delivery',
    'percentage',
    'spend-and-save',
  ]);
});

it('names only categories there are', () => {
  const urls = new Set(seedCategories.map(({ url }) => url));
  const named = rules.flatMap(({ selection }) => selection.categories);
  expect(named.filter((url) => !urls.has(url))).toEqual([]);
});

it('says amounts in the money of the market', () => {
  const names = rules.filter(({ coupon }) => coupon === 'WELCOME10').map(({ name }) => name);
  expect(names).toEqual(['£10 off £75', '€12 off €90', '$13 off $97.50']);
});
