import type { ProductCard as Product } from '@tailorbird/commerce/model/product';
import { ProductCard } from './ProductCard.tsx';
import { ProductGridRoot } from './ProductGrid.styles.ts';

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly variant?: 'standard' | 'search';
  /** `list` gives each product a wide card. @default 'grid' */
  readonly layout?: 'grid' | 'list';
  /** How many cards are in view when the page opens; their pictures are asked for at once. @default 0 */
  readonly inView?: number;
  /** Level of the names in the page’s outline. @default 3 */
  readonly level?: 2 | 3;
}

const listSizes = '(min-width: 768px) 50vw, 100vw';

/** Product cards in rows: two on a phone, three from 768 px, four from 992. */
export function ProductGrid({ products, variant, layout = 'grid', inView = 0, level }: ProductGridProps) {
  return (
    <ProductGridRoot data-layout={layout}>
      {products.map((product, at) => (
        <li key={product.productId}>
          <ProductCard
            product={product}
            variant={variant}
            priority={at < inView}
            level={level}
            sizes={layout === 'list' ? listSizes : undefined}
          />
        </li>
      ))}
    </ProductGridRoot>
  );
}
