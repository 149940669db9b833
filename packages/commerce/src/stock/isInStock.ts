import type { Product, Variant } from '../model/product.ts';

/** What the stock rules need of a product. */
export type TrackedProduct = Pick<Product, 'inventoryTracking' | 'inventoryLevel'>;

/**
 * Units of the chosen variant that can be sold, or null when stock is not counted: for the whole style, or
 * for that one variant. With stock counted by variant and none chosen there is nothing to sell: 0.
 */
export function stockOf(product: TrackedProduct, variant: Pick<Variant, 'stock'> | undefined): number | null {
  switch (product.inventoryTracking) {
    case 'none':
      return null;
    case 'product':
      return product.inventoryLevel ?? 0;
    case 'variant':
      return variant === undefined ? 0 : variant.stock;
  }
}

/** Whether one can be bought (commerce §4 in-stock rule). */
export function isInStock(product: TrackedProduct, variant: Pick<Variant, 'stock'> | undefined): boolean {
  const stock = stockOf(product, variant);
  return stock === null || stock >= 1;
}
