import type { Variant } from '../model/product.ts';
import { type OptionChoice, variantsMatching } from '../variants/variantsMatching.ts';
import { stockOf, type TrackedProduct } from './stockOf.ts';

/** A product with the variants whose stock is asked for. */
export type StockedProduct = TrackedProduct & {
  readonly variants: readonly Pick<Variant, 'colour' | 'size' | 'length' | 'stock'>[];
};

/**
 * Units behind an option value, in the colour, size and length chosen so far: null if no variant matches
 * (commerce §4 product page), `Infinity` where stock is not counted.
 */
export function optionStock(product: StockedProduct, choice: OptionChoice): number | null {
  const matching = variantsMatching(product.variants, choice);
  return matching.length === 0 ? null : (stockOf(product, matching) ?? Number.POSITIVE_INFINITY);
}

/** A colour is available if the summed stock of its variants is above 0 (commerce §4 product page). */
export function isColourAvailable(product: StockedProduct, colour: string): boolean {
  return (optionStock(product, { colour }) ?? 0) > 0;
}
