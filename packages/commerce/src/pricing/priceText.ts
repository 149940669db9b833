import { type Market, markets } from '../market.ts';
import type { Price } from '../model/product.ts';
import { formatMoney } from '../money.ts';
import { priceView } from './priceView.ts';

/** The words of a price in a market: `{ now: '£29', was: '£39' }`. */
export function priceText(price: Price, market: Market): { now: string; was: string | null } {
  const { currency, now, was } = priceView(price);
  const { locale } = markets[market];
  return {
    now: formatMoney(now, currency, locale),
    was: was === null ? null : formatMoney(was, currency, locale),
  };
}
