import type { Product, Variant } from '@tailorbird/commerce/model/product';
import { isInStock } from '@tailorbird/commerce/stock/isInStock';
import { isBuyable } from '@tailorbird/commerce/variants/chooseVariant';
import { variantsMatching } from '@tailorbird/commerce/variants/variantsMatching';
import type { ProductChoice } from './loadProduct.ts';

/** The variant that size and length decide, once everything that must be chosen is. `product` holds one colour only. */
export function variantChosen(product: Product, { size, length }: ProductChoice): Variant | undefined {
  if (product.sizes.length > 0 && size === null) return undefined;
  if (product.lengths.length > 0 && length === null) return undefined;
  return variantsMatching(product.variants, { size, length })[0];
}

/** Whether a value of an option can be bought with the rest of the choice as it stands. */
export function isOffered(product: Product, choice: Partial<ProductChoice>): boolean {
  const wanted = {
    ...(choice.size && { size: choice.size }),
    ...(choice.length && { length: choice.length }),
  };
  return variantsMatching(product.variants, wanted).some((variant) => isBuyable(product, variant));
}

/** Units left of the choice: of the variant, of the style where stock is shared, null where it is not counted. */
export function stockOf(product: Product, choice: ProductChoice): number | null {
  if (product.inventoryTracking === 'none') return null;
  if (product.inventoryTracking === 'product') return product.inventoryLevel;
  const variant = variantChosen(product, choice);
  if (variant) return variant.stock;
  return product.variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0);
}

/** What of this colour is counted and gone, and could be asked after. What is not sold at all is not among it. */
export function soldOutVariants(product: Product): Variant[] {
  return product.variants.filter((variant) => !variant.purchasingDisabled && !isInStock(product, variant));
}
