import type { Product } from '@tailorbird/commerce/model/product';
import { storyDress } from '../testing/storyDress.ts';
import type { ProductPageProps } from './ProductPage.tsx';

const alt = 'Juniper Print Dress in Madder';

/** What the loader answers for a product; whatever differs is passed. */
export function storyPage(
  product: Product,
  changes: Partial<Omit<ProductPageProps, 'product'>> = {},
): ProductPageProps {
  const [onlySize, ...others] = product.sizes;
  return {
    product,
    colour: 'Madder',
    media: ['FF', 'FD'].map((view) => ({
      type: 'img',
      src: `/i/tailorbird/200002-Madder-${view}`,
      alt: `${alt}, ${view === 'FF' ? 'front' : 'close up'}`,
    })),
    badges: [],
    chosen: { size: others.length === 0 ? (onlySize ?? null) : null, length: null },
    soldOutColours: ['Indigo'],
    sizeTableIds: product.sku === storyDress.sku && others.length > 0 ? ['womens'] : [],
    fit: undefined,
    hasLook: false,
    ...changes,
  };
}
