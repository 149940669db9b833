import type { AnswerOf } from '@tailorbird/commerce/contract/contract';
import { byFacet } from '@tailorbird/commerce/listing/facets';
import { type ListingQuery, pageSize } from '@tailorbird/commerce/listing/listingQuery';
import { notFound, problemPage } from '../notFound.ts';
import type { Shop } from '../requestContext.ts';

/** A page of products with the facets that still apply. */
export type ListingPage = AnswerOf<'commerce', 'getProductsWithFilter'>;

/** The page of products a query asks for, in one call. A page beyond the last is not found. */
export async function loadListing(
  shop: Shop,
  query: ListingQuery,
  categoryId?: number,
): Promise<ListingPage> {
  const answer = await shop.client.commerce.getProductsWithFilter({
    ...(categoryId !== undefined && { categoryEntityId: categoryId }),
    ...(query.query && { query: query.query }),
    filters: byFacet((facet) => [...query.filters[facet]]),
    sort: query.sort,
    page: query.page,
    limit: pageSize,
  });
  if (!answer.ok) throw problemPage(answer.error);
  if (query.page > 1 && query.page > answer.value.pages) throw notFound();
  return answer.value;
}
