import type { Currency } from '../market.ts';
import type { Price } from '../model/product.ts';

/** A price ready to be shown: amounts in minor units. */
export interface PriceView {
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
