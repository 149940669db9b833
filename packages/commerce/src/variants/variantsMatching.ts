import type { Variant } from '../model/product.ts';

/** Options chosen so far. An option that is absent is open; null asks for a variant without that option. */
export interface OptionChoice {
  readonly colour?: string | null;
  readonly size?: string | null;
  readonly length?: string | null;
}

type Options = Pick<Variant, 'colour' | 'size' | 'length'>;

/** The variants that fit every option chosen, in their own order. */
export function variantsMatching<V extends Options>(variants: readonly V[], choice: OptionChoice): V[] {
  const fits = (variant: V) =>
    (choice.colour === undefined || variant.colour === choice.colour) &&
    (choice.size === undefined || variant.size === choice.size) &&
    (choice.length === undefined || variant.length === choice.length);
  return variants.filter(fits);
}

/**
 * The variants of one colour.
 * @returns Empty means the page of that colour is not found (commerce §4 product page).
 */
export function variantsOfColour<V extends Options>(variants: readonly V[], colour: string): V[] {
  return variantsMatching(variants, { colour });
}

/** The variants a page in that colour sells: those of the colour, or all without one where a style has no colours. */
export function variantsInColour<V extends Options>(variants: readonly V[], colour: string | null): V[] {
  const ofColour = variantsMatching(variants, { colour });
  return ofColour.length > 0 ? ofColour : variantsMatching(variants, { colour: null });
}

/**
 * The only size or length there is, which is chosen beforehand (commerce §4 product page).
 * @returns Undefined where there are several, or none.
 */
export function preselected(values: readonly string[]): string | undefined {
  return values.length === 1 ? values[0] : undefined;
}
