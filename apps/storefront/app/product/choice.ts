import type { Product, Variant } from '@tailorbird/commerce/model/product';
import { isInStock } from '@tailorbird/commerce/stock/stockOf';
import { isBuyable } from '@tailorbird/commerce/variants/chooseVariant';
import { variantsMatching } from '@tailorbird/commerce/variants/variantsMatching';
import type { ProductChoice } from './loadProduct.ts';

/** The variant that size and length decide, once everything that must be chosen is. `product` holds one colour only. */
export function variantChosen(product: Product, { size, length }: ProductChoice): Variant | undefined {
  if (product.sizes.length > 0 && size === null) return undefined;
  if (product.lengths.length > 0 && length === null) return undefined;
  return variantsMatching(product.variants, { size, length })[0];
}

/** The variants that the choice as it stands leaves open. `product` holds one colour only. */
export function variantsLeftBy({ variants }: Product, { size, length }: Partial<ProductChoice>): Variant[] {
  return variantsMatching(variants, { ...(size && { size }), ...(length && { length }) });
}

/** Whether a value of an option can be bought with the rest of the choice as it stands. */
export function isOffered(product: Product, choice: Partial<ProductChoice>): boolean {
  return variantsLeftBy(product, choice).some((variant) => isBuyable(product, variant));
}

/** What of this colour is counted and gone, and could be asked after. What is not sold at all is not among it. */
export function soldOutVariants(product: Product): Variant[] {
  return product.variants.filter((variant) => !variant.purchasingDisabled && !isInStock(product, [variant]));
}
