import { type Market, marketList, markets } from '@tailorbird/commerce/market';
import { formatMoney } from '@tailorbird/commerce/money';
import type { CampaignInput } from '@tailorbird/commerce/promotions/campaign';

const everywhere = [...marketList];

/** What a new shop gives away: one of each kind, in each market. Amounts are minor units. */
export const seedCampaigns: readonly CampaignInput[] = [
  {
    id: 'knitwear-20',
    name: '20% off knitwear',
    badge: '20% off',
    markets: everywhere,
    selection: { categories: ['/womens/knitwear', '/mens/knitwear'], fullPriceOnly: true },
    effect: { kind: 'percentage', percent: 20 },
    priority: 10,
  },
  {
    id: 'mugs-and-tea-towels-3-for-2',
    name: '3 for 2 on mugs and tea towels',
    badge: '3 for 2',
    markets: everywhere,
    selection: { categories: homeware('mugs-and-ceramics', 'tea-towels') },
    effect: { kind: 'buy-x-pay-y', buy: 3, pay: 2 },
    priority: 20,
  },
  ...inEachMarket({ uk: 500, eu: 600, us: 700 }, (market, off) => ({
    id: `cushions-${market}`,
    name: `${money(off, market)} off each cushion`,
    badge: `${money(off, market)} off`,
    markets: [market],
    selection: { categories: homeware('cushions'), fullPriceOnly: true },
    effect: { kind: 'amount', off: { [market]: off } },
    priority: 30,
  })),
  ...inEachMarket({ uk: 12_000, eu: 14_000, us: 16_000 }, (market, spend) => ({
    id: `spend-and-save-${market}`,
    name: `${money(spend / 10, market)} off ${money(spend, market)}`,
    markets: [market],
    effect: {
      kind: 'spend-and-save',
      steps: [{ spend: { [market]: spend }, save: { [market]: spend / 10 } }],
    },
    priority: 40,
  })),
  ...inEachMarket({ uk: 1000, eu: 1200, us: 1300 }, (market, off) => ({
    id: `welcome10-${market}`,
    name: `${money(off, market)} off ${money(off * 7.5, market)}`,
    markets: [market],
    coupon: 'WELCOME10',
    effect: {
      kind: 'spend-and-save',
      steps: [{ spend: { [market]: off * 7.5 }, save: { [market]: off } }],
    },
    priority: 50,
    usageLimitPerCustomer: 1,
  })),
  {
    id: 'freepost',
    name: 'Free standard delivery',
    markets: everywhere,
    coupon: 'FREEPOST',
    effect: { kind: 'free-delivery' },
  },
  {
    id: 'first-one-only',
    name: '25% off for one shopper',
    markets: everywhere,
    coupon: 'ONLYONE',
    effect: { kind: 'percentage', percent: 25 },
    priority: 5,
    usageLimit: 1,
  },
  {
    id: 'spring-15',
    name: '15% off in spring',
    markets: everywhere,
    coupon: 'SPRING15',
    endsAt: '2026-06-01T00:00:00Z',
    effect: { kind: 'percentage', percent: 15 },
  },
];

function inEachMarket(
  amounts: { readonly [M in Market]: number },
  make: (market: Market, amount: number) => CampaignInput,
): CampaignInput[] {
  return marketList.map((market) => make(market, amounts[market]));
}

function money(amount: number, market: Market): string {
  return formatMoney(amount, markets[market].currency, markets[market].locale);
}

function homeware(...names: string[]): string[] {
  return names.map((name) => `/other-stuff/homeware/${name}`);
}
