import type { Product, Variant } from '../model/product.ts';
import { type OptionChoice, variantsMatching } from '../variants/variantsMatching.ts';

/** What the stock rules need of a product. */
export type TrackedProduct = Pick<Product, 'inventoryTracking' | 'inventoryLevel'>;
export type StockedVariant = Pick<Variant, 'stock'>;

/**
 * Units left of a choice. `variants` are those the choice leaves open: one when everything is chosen, all of a colour
 * when nothing is, none when nothing fits, of which there is 0.
 *
 * - Counted for the style, it is the style's level, whatever is chosen; a level nobody knows is nothing to sell.
 * - Counted by variant, it is the sum over the variants (commerce §4 product page), and null as soon as one of
 *   them is not counted, because that one never runs out.
 *
 * @returns Null where stock is not counted, else at least 0.
 */
export function stockOf(product: TrackedProduct, variants: readonly StockedVariant[]): number | null {
  switch (product.inventoryTracking) {
    case 'none':
      return null;
    case 'product':
      return Math.max(0, product.inventoryLevel ?? 0);
    case 'variant':
      return summedStock(variants);
  }
}

/** Whether one of what the choice leaves open is left (commerce §4 in-stock rule). */
export function isInStock(product: TrackedProduct, variants: readonly StockedVariant[]): boolean {
  const stock = stockOf(product, variants);
  return stock === null || stock >= 1;
}

/** What one variant oversold is not taken from another. */
function summedStock(variants: readonly StockedVariant[]): number | null {
  let sum = 0;
  for (const { stock } of variants) {
    if (stock === null) return null;
    sum += Math.max(0, stock);
  }
  return sum;
}

/** A product with the variants whose stock is asked for. */
type StockedProduct = TrackedProduct & {
  readonly variants: readonly Pick<Variant, 'colour' | 'size' | 'length' | 'stock'>[];
};

/**
 * Units behind an option value, in the colour, size and length chosen so far (commerce §4 product page).
 * @returns Null if no variant matches, `Infinity` where stock is not counted.
 */
export function optionStock(product: StockedProduct, choice: OptionChoice): number | null {
  const matching = variantsMatching(product.variants, choice);
  return matching.length === 0 ? null : (stockOf(product, matching) ?? Number.POSITIVE_INFINITY);
}

/** A colour is available if the summed stock of its variants is above 0 (commerce §4 product page). */
export function isColourAvailable(product: StockedProduct, colour: string): boolean {
  return (optionStock(product, { colour }) ?? 0) > 0;
}
