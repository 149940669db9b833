import { discountFloor } from '../money.ts';

/**
 * What the added-to-bag panel shows: the special price, or the normal one where there is none, lowered by
 * the discount (commerce §4 added-to-bag panel). Minor units; never below zero.
 */
export function reducedPrice(price: number, specialPrice: number | null, discount: number): number {
  return Math.max(0, (specialPrice ?? price) - discount);
}

/** A promotion a badge announces: per cent off, or minor units off. */
export type Promotion =
  | { readonly typeId: 'percentage'; readonly percentage: number }
  | { readonly typeId: 'amount'; readonly amount: number };

/** The price a promotion's badge announces, rounded down to the minor unit (commerce §9). */
export function promotedPrice(price: number, promotion: Promotion): number {
  if (promotion.typeId === 'percentage') return discountFloor(price, promotion.percentage);
  return Math.max(0, price - promotion.amount);
}
