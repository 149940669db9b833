import { ProductCard } from '@tailorbird/blocks/ProductCard';
import type { ProductCard as Card } from '@tailorbird/commerce/model/product';
import { Carousel } from '@tailorbird/ui/Carousel';

interface RecommendationPodProps {
  readonly title: string;
  readonly products: readonly Card[];
}

/** One row of products under its title. */
export function RecommendationPod({ title, products }: RecommendationPodProps) {
  return (
    <div>
      <h2>{title}</h2>
      <Carousel label={title} perView={{ phone: 2, tablet: 3, desktop: 4 }}>
        {products.map((product) => (
          <ProductCard key={product.productId} product={product} />
        ))}
      </Carousel>
    </div>
  );
}
