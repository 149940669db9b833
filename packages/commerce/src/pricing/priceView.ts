import { type Currency, type Market, markets } from '../market.ts';
import type { Price } from '../model/product.ts';
import { discountFloor, formatMoney } from '../money.ts';

/** A price ready to be shown: amounts in minor units. */
interface PriceView {
  readonly currency: Currency;
  /** What is charged. */
  readonly now: number;
  /** The former price, when there is a reduction. */
  readonly was: number | null;
  /** Minor units off; 0 without a reduction. */
  readonly amountOff: number;
  /** Per cent off, rounded down to 2 decimals (commerce §9); 0 without a reduction. */
  readonly percentOff: number;
}

/** Reads a price for display. A sale price that is not lower than the list price is no reduction. */
export function priceView({ currency, list, sale }: Price): PriceView {
  if (sale === null || sale >= list) return { currency, now: list, was: null, amountOff: 0, percentOff: 0 };
  const amountOff = list - sale;
  return {
    currency,
    now: sale,
    was: list,
    amountOff,
    percentOff: Math.floor((amountOff * 10_000) / list) / 100,
  };
}

/**
 * The words of a price in a market: `{ now: '£29', was: '£39' }`.
 * @returns `was` null without a reduction.
 */
export function priceText(price: Price, market: Market): { now: string; was: string | null } {
  const { currency, now, was } = priceView(price);
  const { locale } = markets[market];
  return {
    now: formatMoney(now, currency, locale),
    was: was === null ? null : formatMoney(was, currency, locale),
  };
}

/**
 * Per cent off a reduced price: `33% off`.
 * @returns Whole per cent, rounded down; undefined where that is less than one.
 */
export function percentOffText(price: Price): string | undefined {
  const percent = Math.floor(priceView(price).percentOff);
  return percent > 0 ? `${percent}% off` : undefined;
}

/**
 * Money off a reduced price, in the market's own words: `£21.50 off`.
 * @returns Undefined without a reduction.
 */
export function moneyOffText(price: Price, market: Market): string | undefined {
  const { amountOff, currency } = priceView(price);
  return amountOff > 0 ? `${formatMoney(amountOff, currency, markets[market].locale)} off` : undefined;
}

/**
 * What one costs with a promotion, in minor units, as cards, product pages and wishlists say it beside the price: `£52
 * in your bag`.
 * @returns Null where no promotion says what one costs.
 */
export function inTheBagText(nowPrice: number | null | undefined, market: Market): string | null {
  const { currency, locale } = markets[market];
  return nowPrice === null || nowPrice === undefined
    ? null
    : `${formatMoney(nowPrice, currency, locale)} in your bag`;
}

/** A promotion a badge announces: per cent off, or minor units off. */
type Promotion =
  | { readonly typeId: 'percentage'; readonly percentage: number }
  | { readonly typeId: 'amount'; readonly amount: number };

/**
 * The price a promotion's badge announces (commerce §9).
 * @returns Minor units, rounded down; never below 0.
 */
export function promotedPrice(price: number, promotion: Promotion): number {
  if (promotion.typeId === 'percentage') return discountFloor(price, promotion.percentage);
  return Math.max(0, price - promotion.amount);
}
