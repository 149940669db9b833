import { isGiftCard } from '../bag/giftCard.ts';
import { type Market, markets } from '../market.ts';
import { formatMoney } from '../money.ts';
import { womensSizeNames, womensSizes } from './womensSizes.ts';

const american = womensSizeNames.indexOf('US');
const inAmerica = new Map(womensSizes.map((names) => [names[0] ?? '', `US ${names[american]}`]));

/**
 * A size as a market's shoppers call it, wherever it is read: `10` of a dress is `US 6` in the US. What is stored, sent
 * and counted stays the shop's own size.
 * @param sku Of a gift card, whose size is what it is worth: `25` is `£25`. Without it the size is one of clothes.
 */
export function sizeText(size: string, market: Market, sku = ''): string {
  if (isGiftCard(sku)) {
    const { currency, locale } = markets[market];
    return /^\d{1,4}$/.test(size) ? formatMoney(Number(size) * 100, currency, locale) : size;
  }
  return market === 'us' ? (inAmerica.get(size) ?? size) : size;
}

/** A chosen option as a market's shoppers call it; only sizes have other names elsewhere. */
export function optionText(
  option: { readonly name: string; readonly value: string },
  market: Market,
  sku: string,
): string {
  return option.name === 'Size' ? sizeText(option.value, market, sku) : option.value;
}
