import { bagLines } from '../bag/bagContents.ts';
import { isGiftCard } from '../bag/giftCard.ts';
import type { Bag } from '../model/bag.ts';

/**
 * What gift cards may pay of a total: all but the gift cards in the bag.
 * @returns Minor units, never below 0.
 */
export function payableByGiftCard(bag: Pick<Bag, 'lineItems'>, grandTotal: number): number {
  const cards = bagLines(bag).filter(({ sku }) => isGiftCard(sku));
  return Math.max(0, grandTotal - cards.reduce((sum, line) => sum + line.extendedSalePrice, 0));
}

/**
 * What each of several cards pays of an amount: the first as much as it can, then the next.
 * @returns Minor units in the order of the cards; 0 for those that are not needed.
 */
export function giftCardShares(payable: number, balances: readonly number[]): number[] {
  let left = Math.max(0, payable);
  return balances.map((balance) => {
    const share = Math.min(left, Math.max(0, balance));
    left -= share;
    return share;
  });
}

/**
 * What is left to be paid by card once gift cards have paid their part.
 * @returns Minor units.
 */
export function leftToPay({
  grandTotal,
  giftCardTotal,
}: {
  readonly grandTotal: number;
  readonly giftCardTotal: number;
}): number {
  return grandTotal - giftCardTotal;
}
