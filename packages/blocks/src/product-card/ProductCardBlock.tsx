import { useProducts } from '../page/BlockData.tsx';
import { ProductCard } from '../parts/product/ProductCard.tsx';
import type { PriceLabel } from '../parts/product/priceLabel.ts';
import { ProductCardBlockRoot } from './ProductCardBlock.styles.ts';
import type { ProductCardContent } from './schema.ts';

function labelOf(
  kind: ProductCardContent['priceLabel'],
  text: ProductCardContent['microLabel'],
): PriceLabel | undefined {
  if (kind === 'Percent off was/now price') return { kind: 'percent' };
  if (kind === 'Money off was/now price') return { kind: 'money' };
  return kind === 'Micro label' && text ? { kind: 'micro', text } : undefined;
}

/** One product on a page of blocks. A product that is not sold here is not shown. */
export function ProductCardBlock({
  productSku,
  variant,
  badge,
  additionalMessage,
  promoBadge,
  priceLabel,
  microLabel,
}: ProductCardContent) {
  const [product] = useProducts([productSku]);
  if (product === undefined) return null;
  return (
    <ProductCardBlockRoot data-wide={variant === 'Search wide' ? '' : undefined}>
      <ProductCard
        product={product}
        variant={variant === 'Standard' ? 'standard' : 'search'}
        wide={variant === 'Search wide'}
        badge={badge}
        additionalMessage={additionalMessage}
        promoBadge={promoBadge}
        priceLabel={labelOf(priceLabel, microLabel)}
        level={2}
        sizes="(min-width: 768px) 32rem, 100vw"
      />
    </ProductCardBlockRoot>
  );
}
