import { ProductGrid } from '@tailorbird/blocks/ProductGrid';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import { Heading } from '@tailorbird/ui/Heading';
import { NewestThingsRoot } from './NewestThings.styles.ts';

/** The shop's bird, as it is woven into the labels. */
function Bird() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d="M12 58C20 34 46 26 62 36C66 26 80 24 86 32L96 36L86 40C84 62 64 76 44 70L34 84L32 68C24 68 14 66 4 78C4 70 6 62 12 58Z" />
      <path d="M46 70L44 92M56 69L58 91" />
    </svg>
  );
}

/** The newest of the shop's things, below what was not found, and the bird. */
export function NewestThings({ products }: { readonly products: readonly ProductCard[] }) {
  if (products.length === 0) return null;
  return (
    <NewestThingsRoot aria-labelledby="newest-title">
      <header>
        <Bird />
        <Heading level={2} id="newest-title">
          New in, meanwhile
        </Heading>
      </header>
      <ProductGrid products={products} />
    </NewestThingsRoot>
  );
}
