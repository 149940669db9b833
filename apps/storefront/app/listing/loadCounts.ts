import { byFacet } from '@tailorbird/commerce/listing/facets';
import { parseListingQuery } from '@tailorbird/commerce/listing/listingQuery';
import type { Facet } from '@tailorbird/commerce/model/category';
import { notFound, problemPage } from '../notFound.ts';
import type { Shop } from '../requestContext.ts';

/** How many styles a listing would show, and how many stand behind each value of its facets. */
export interface ListingCounts {
  readonly total: number;
  readonly facets: readonly Facet[];
}

/** The figures of a listing under filters, without its styles. A path is of a category, `browse/womens`, or `search`. */
export async function loadCounts(
  { client }: Pick<Shop, 'client'>,
  path: string,
  parameters: URLSearchParams,
): Promise<ListingCounts> {
  const query = parseListingQuery(parameters);
  const asked = {
    ...(query.query && { query: query.query }),
    filters: byFacet((facet) => [...query.filters[facet]]),
    limit: 1,
  };
  const place = path === 'search' ? {} : { categoryEntityId: await categoryAt(client, path) };
  const answer = await client.commerce.getProductsWithFilter({ ...place, ...asked });
  if (!answer.ok) throw problemPage(answer.error);
  return { total: answer.value.total, facets: answer.value.facets };
}

async function categoryAt(client: Shop['client'], path: string): Promise<number> {
  if (!path.startsWith('browse/')) throw notFound();
  const found = await client.commerce.getCategory({ url: path.slice('browse'.length, 300) });
  if (!found.ok) throw problemPage(found.error);
  return found.value.category.id;
}
