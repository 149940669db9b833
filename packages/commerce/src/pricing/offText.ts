import { type Market, markets } from '../market.ts';
import type { Price } from '../model/product.ts';
import { formatMoney } from '../money.ts';
import { priceView } from './priceView.ts';

/** Whole per cent off a reduced price, rounded down: `33% off`. Nothing where that is less than one. */
export function percentOffText(price: Price): string | undefined {
  const percent = Math.floor(priceView(price).percentOff);
  return percent > 0 ? `${percent}% off` : undefined;
}

/** Money off a reduced price, in the market's own words: `£21.50 off`. */
export function moneyOffText(price: Price, market: Market): string | undefined {
  const { amountOff, currency } = priceView(price);
  return amountOff > 0 ? `${formatMoney(amountOff, currency, markets[market].locale)} off` : undefined;
}
