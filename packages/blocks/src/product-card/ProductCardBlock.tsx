import { useProducts } from '../BlockData.tsx';
import { ProductCard } from '../product/ProductCard.tsx';
import { ProductCardBlockRoot } from './ProductCardBlock.styles.ts';
import type { ProductCardContent } from './schema.ts';

/** One product on a page of blocks. A product that is not sold here is not shown. */
export function ProductCardBlock({
  productSku,
  variant,
  badge,
  additionalMessage,
  promoBadge,
}: ProductCardContent) {
  const [product] = useProducts([productSku]);
  if (product === undefined) return null;
  return (
    <ProductCardBlockRoot>
      <ProductCard
        product={product}
        variant={variant === 'Search' ? 'search' : 'standard'}
        badge={badge}
        additionalMessage={additionalMessage}
        promoBadge={promoBadge}
        level={2}
        sizes="(min-width: 768px) 32rem, 100vw"
      />
    </ProductCardBlockRoot>
  );
}
