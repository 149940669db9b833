import type { Variant } from '../model/product.ts';
import { type OptionChoice, variantsMatching } from '../variants/variantsMatching.ts';

type StockedVariant = Pick<Variant, 'colour' | 'size' | 'length' | 'stock'>;

/**
 * Units behind an option value, in the colour, size and length chosen so far: null if no variant matches
 * (commerce §4 product page), `Infinity` where stock is not counted.
 */
export function optionStock(variants: readonly StockedVariant[], choice: OptionChoice): number | null {
  const matching = variantsMatching(variants, choice);
  if (matching.length === 0) return null;
  return matching.reduce((sum, { stock }) => sum + (stock ?? Number.POSITIVE_INFINITY), 0);
}

/** A colour is available if the summed stock of its variants is above 0 (commerce §4 product page). */
export function isColourAvailable(variants: readonly StockedVariant[], colour: string): boolean {
  return (optionStock(variants, { colour }) ?? 0) > 0;
}
