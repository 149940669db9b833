import type { Bag, BagLine } from '../model/bag.ts';
import type { Price } from '../model/product.ts';
import { priceView } from '../pricing/priceView.ts';

type LineAmounts = Pick<
  BagLine,
  'originalPrice' | 'listPrice' | 'salePrice' | 'extendedListPrice' | 'extendedSalePrice' | 'discountAmount'
>;

/**
 * The six amounts of a line; `discount` is what promotions take off the whole line.
 * @returns Minor units: `originalPrice` is the catalogue's full price, `listPrice` what one costs now (its sale price,
 * if any), `salePrice` what one costs after the bag's discounts, rounded down; the extended ones are the whole line’s.
 */
export function lineAmounts(price: Price, quantity: number, discount = 0): LineAmounts {
  const listPrice = priceView(price).now;
  const extendedListPrice = listPrice * quantity;
  const discountAmount = Math.min(Math.max(0, discount), extendedListPrice);
  const extendedSalePrice = extendedListPrice - discountAmount;
  return {
    originalPrice: price.list,
    listPrice,
    salePrice: Math.floor(extendedSalePrice / quantity),
    extendedListPrice,
    extendedSalePrice,
    discountAmount,
  };
}

/**
 * What a bag's lines come to (commerce §3 Cart).
 * @returns Minor units, before (`baseAmount`) and after (`cartAmount`) discounts; 0 without lines.
 */
export function bagAmounts(
  lines: readonly Pick<BagLine, 'extendedListPrice' | 'extendedSalePrice'>[],
): Pick<Bag, 'baseAmount' | 'cartAmount'> {
  return {
    baseAmount: lines.reduce((sum, line) => sum + line.extendedListPrice, 0),
    cartAmount: lines.reduce((sum, line) => sum + line.extendedSalePrice, 0),
  };
}
