import { deliversTo } from '../checkout/deliveryCountries.ts';
import { type Market, markets } from '../market.ts';
import { messages } from '../messages.ts';

/**
 * What the payment sheet says of a delivery country, ISO 3166-1 alpha-2. Bags in GBP go to GB, JE and GG only, and say
 * so (commerce §5 wallet payment).
 * @returns A sentence for the shopper; null where we deliver.
 */
export function walletAddressRefusal(market: Market, country: string): string | null {
  if (deliversTo(market, country)) return null;
  return markets[market].currency === 'GBP' ? messages.walletCountries : messages.cannotShip;
}
