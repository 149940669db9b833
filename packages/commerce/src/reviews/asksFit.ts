import type { Product } from '../model/product.ts';
import { sizeTablesFor } from '../sizes/sizeTables.ts';

/** Whether a review of a style is asked how it fits: of what is worn, in more sizes than one. */
export function asksFit(style: Pick<Product, 'sku' | 'categories' | 'sizes' | 'lengths'>): boolean {
  const [own] = sizeTablesFor(style);
  return style.sizes.length > 1 && own !== undefined && own.id !== 'cushions';
}
