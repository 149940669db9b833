import type { Variant } from '../model/product.ts';
import { isInStock, type TrackedProduct } from '../stock/stockOf.ts';

type Candidate = Pick<Variant, 'stock' | 'purchasingDisabled' | 'isDefault'>;

/**
 * The variant added when none was chosen (commerce §4 variant choice).
 * @returns The default one if it can be bought and is in stock, otherwise the first that can and is; undefined if there
 * is none.
 */
export function chooseVariant<V extends Candidate>(
  product: TrackedProduct & { readonly variants: readonly V[] },
): V | undefined {
  const buyable = product.variants.filter((variant) => isBuyable(product, variant));
  return buyable.find(({ isDefault }) => isDefault) ?? buyable[0];
}

/** Whether a variant can be bought at all and is in stock. */
export function isBuyable(product: TrackedProduct, variant: Omit<Candidate, 'isDefault'>): boolean {
  return !variant.purchasingDisabled && isInStock(product, [variant]);
}
