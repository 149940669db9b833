import { ProductGrid } from '@tailorbird/blocks/ProductGrid';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import { Heading } from '@tailorbird/ui/Heading';
import { NewestThingsRoot } from './NewestThings.styles.ts';

/** The newest of the shop's things, below what was not found. */
export function NewestThings({ products }: { readonly products: readonly ProductCard[] }) {
  if (products.length === 0) return null;
  return (
    <NewestThingsRoot aria-labelledby="newest-title">
      <Heading level={2} id="newest-title">
        New in, meanwhile
      </Heading>
      <ProductGrid products={products} />
    </NewestThingsRoot>
  );
}
