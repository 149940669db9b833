import { isGiftCard } from '../bag/giftCard.ts';
import type { Product } from '../model/product.ts';
import { type SizeTable, type SizeTableId, sizeTables } from './sizeTables.ts';

/** The tables a shopper needs for a style: those its own sizes are in, then lengths where it has any. None for what has no sizes. */
export function sizeTablesFor(
  style: Pick<Product, 'sku' | 'categories' | 'sizes' | 'lengths'>,
): readonly SizeTable[] {
  if (isGiftCard(style.sku)) return [];
  const own = candidates(style.categories[0]?.url ?? '').find((id) =>
    sizeTables[id].rows.some(({ sizes: [size = ''] }) => style.sizes.includes(size)),
  );
  if (own === undefined) return [];
  return style.lengths.length > 0 ? [sizeTables[own], sizeTables.lengths] : [sizeTables[own]];
}

function candidates(department: string): readonly SizeTableId[] {
  if (department.startsWith('/womens')) return ['womens'];
  if (department.startsWith('/mens')) return ['mens', 'mens-waist'];
  return ['cushions'];
}
