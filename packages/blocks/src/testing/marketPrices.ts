import type { Market } from '@tailorbird/commerce/market';

type MarketPrices = { readonly [M in Market]: number };

/** What fixtures cost in each market, in minor units; the shop's own lists have the same steps (demo-shop/src/prices.ts). */
const table: readonly MarketPrices[] = [
  { uk: 1400, eu: 1700, us: 1800 },
  { uk: 2240, eu: 2730, us: 3150 },
  { uk: 2400, eu: 2900, us: 3500 },
  { uk: 2900, eu: 3500, us: 3900 },
  { uk: 3200, eu: 3900, us: 4500 },
  { uk: 4550, eu: 5530, us: 5950 },
  { uk: 4700, eu: 5500, us: 6500 },
  { uk: 4900, eu: 5900, us: 6500 },
  { uk: 5100, eu: 6500, us: 6900 },
  { uk: 5500, eu: 6500, us: 7500 },
  { uk: 5900, eu: 7500, us: 7900 },
  { uk: 6500, eu: 7900, us: 8500 },
  { uk: 6900, eu: 8500, us: 9500 },
  { uk: 126_550, eu: 151_900, us: 167_500 },
];

/**
 * The price in a market of what costs `uk` pence in the UK, in minor units.
 *
 * @returns Undefined for what no fixture costs.
 */
export function priceIn(market: Market, uk: number): number | undefined {
  return table.find((row) => row.uk === uk)?.[market];
}
