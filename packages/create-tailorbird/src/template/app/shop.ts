import { type Market, marketOf } from '@tailorbird/commerce/market';
import { readShopConfig, type ShopConfig } from '@tailorbird/commerce/shopConfig';
import given from '../shop.config.ts';

/** What `shop.config.ts` says, checked as the shop starts. */
export const shop: ShopConfig = read();

function read(): ShopConfig {
  const config = readShopConfig(given);
  if (config.ok) return config.value;
  throw new Error(
    `shop.config.ts cannot be used:\n${config.error.map((problem) => `  ${problem}`).join('\n')}`,
  );
}

/** The market of a path; the first of the shop's where it does not sell in that one. */
export function marketOfPath(path: string): Market {
  const market = marketOf(path);
  return shop.markets.includes(market) ? market : (shop.markets[0] ?? market);
}
