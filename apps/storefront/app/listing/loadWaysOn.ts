import { byFacet } from '@tailorbird/commerce/listing/facets';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import type { Shop } from '../requestContext.ts';
import { type SuggestedCategory, suggestedCategories } from './suggestedCategories.ts';

/** What a search that found nothing offers instead. */
export interface WaysOn {
  readonly categories: readonly SuggestedCategory[];
  readonly newest: readonly ProductCard[];
}

const maxNewest = 12;

/** The shop's categories and the newest of its things. Help is not worth failing for: what cannot be had is left out. */
export async function loadWaysOn({ client }: Pick<Shop, 'client'>): Promise<WaysOn> {
  const [tree, newest] = await Promise.all([
    client.commerce.getCategoryTree(),
    client.commerce.getProductsWithFilter({
      filters: byFacet(() => []),
      sort: 'newest-desc',
      page: 1,
      limit: maxNewest,
    }),
  ]);
  return {
    categories: tree.ok ? suggestedCategories(tree.value) : [],
    newest: newest.ok ? newest.value.cards : [],
  };
}
