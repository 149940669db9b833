import type { AnswerOf, ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { SortOrder } from '@tailorbird/commerce/listing/sortOrder';
import type { Facet } from '@tailorbird/commerce/model/category';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import { ok } from '@tailorbird/commerce/result';
import { searchTerm } from '@tailorbird/commerce/search/searchTerm';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import type { Answer, Call } from '../../call.ts';
import { facetsOf } from './facetOrder.ts';
import { matchOf, type TextMatch } from './textMatch.ts';

type Query = ParsedArgsOf<'commerce', 'getProductsWithFilter'>[0];

/** What the one statement of a listing answers. */
type Row = {
  cards: ProductCard[];
  total: number;
  colours: { value: string; count: number; swatch: string | null }[];
  sizes: { value: string; count: number }[];
};

/** Where and how a listing looks, read from the call's arguments. */
interface Scope {
  readonly channelId: number;
  /** 0 is the whole shop. */
  readonly categoryId: number;
  readonly query: Query;
  readonly match: TextMatch | undefined;
}

/** A page of a category or of a search, with its facets, in one statement. */
export async function getProductsWithFilter(
  call: Call,
  query: Query,
): Answer<AnswerOf<'commerce', 'getProductsWithFilter'>> {
  const term = query.query === undefined ? undefined : searchTerm(query.query);
  if (term === null) return ok({ cards: [], total: 0, page: query.page, pages: 0, facets: facetsOf([], []) });
  const match = term === undefined ? undefined : await matchOf(call.db, term);
  const scope = { channelId: call.channelId, categoryId: query.categoryEntityId ?? 0, query, match };
  const { cards, total, colours, sizes } = await readListing(call.db, scope);
  const facets = facetsOf(colours, sizes);
  return ok({ cards, total, page: query.page, pages: Math.ceil(total / query.limit), facets });
}

/** The facets of a category without any filter. */
export async function getFilters(
  call: Call,
  { categoryEntityId }: { categoryEntityId: number },
): Answer<Facet[]> {
  const query: Query = {
    filters: { colour: [], size: [] },
    sort: 'featured-asc',
    page: 1,
    limit: 1,
    categoryEntityId,
  };
  const listing = await getProductsWithFilter(call, query);
  return listing.ok ? ok(listing.value.facets) : listing;
}

async function readListing(db: Queries, scope: Scope): Promise<Row> {
  const { colour, size } = scope.query.filters;
  const isCounted = scope.match === undefined && colour.length <= 1 && size.length <= 1;
  const figures = isCounted ? storedFigures(scope) : countedFigures(scope);
  const { rows } = await db.execute<Row>(sql`
    with page as (
      select product_id, row_number() over () as place from (${pageOf(scope)}) chosen
    ), ${figures}
    select
      coalesce((select jsonb_agg(card order by place) from page join listing_cards using (product_id)
        where channel_id = ${scope.channelId}), '[]') as cards,
      (select total from figures) as total,
      coalesce((select jsonb_agg(jsonb_build_object('value', value, 'count', count, 'swatch',
        (select min(swatch) from product_colours where family = value))) from colour_counts), '[]') as colours,
      coalesce((select jsonb_agg(jsonb_build_object('value', value, 'count', count)) from size_counts), '[]') as sizes`);
  return rows[0] ?? { cards: [], total: 0, colours: [], sizes: [] };
}

/** The styles of the page asked for, in its order: one range of one index when nothing is searched for. */
function pageOf(scope: Scope): SQL {
  const { query, match } = scope;
  const join = match ? sql`join products p on p.id = e.product_id` : sql``;
  return sql`
    select e.product_id from listing_entries e ${join}
    where ${inScope(scope)} and ${hasAny('colours', query.filters.colour)} and ${hasAny('sizes', query.filters.size)}
    order by ${match && query.sort === 'featured-asc' ? sql`${match.rank} desc, e.rank, e.product_id` : orders[query.sort]}
    limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
}

const orders: { readonly [S in SortOrder]: SQL } = {
  'featured-asc': sql`e.rank, e.product_id`,
  'newest-desc': sql`e.newest_at desc, e.product_id`,
  'price-asc': sql`e.price, e.product_id`,
  'price-desc': sql`e.price desc, e.product_id desc`,
  'name-asc': sql`e.sort_name, e.product_id`,
};

function inScope({ channelId, categoryId, match }: Scope): SQL {
  const place = sql`e.channel_id = ${channelId} and e.category_id = ${categoryId}`;
  return match ? sql`${place} and ${match.where}` : place;
}

function hasAny(column: 'colours' | 'sizes', values: readonly string[]): SQL {
  if (values.length === 0) return sql`true`;
  return sql`e.${sql.raw(column)} && ${sql.param([...values])}::text[]`;
}

/** Total and facets from the stored counts. A facet's own filter does not narrow it. */
function storedFigures({ channelId, categoryId, query }: Scope): SQL {
  const colour = query.filters.colour[0] ?? '';
  const size = query.filters.size[0] ?? '';
  const counts = sql`from facet_counts where channel_id = ${channelId} and category_id = ${categoryId}`;
  return sql`
    figures as (select coalesce((select count ${counts} and colour = ${colour} and size = ${size}), 0) as total),
    colour_counts as (select colour as value, count ${counts} and size = ${size} and colour <> ''),
    size_counts as (select size as value, count ${counts} and colour = ${colour} and size <> '')`;
}

/** The same by counting what matches: for searches and for several values of a facet at once. */
function countedFigures(scope: Scope): SQL {
  const { colour, size } = scope.query.filters;
  const join = scope.match ? sql`join products p on p.id = e.product_id` : sql``;
  return sql`
    e as materialized (select e.colours, e.sizes from listing_entries e ${join} where ${inScope(scope)}),
    figures as (select count(*)::int as total from e where ${hasAny('colours', colour)} and ${hasAny('sizes', size)}),
    colour_counts as (select value, count(*)::int from e, unnest(e.colours) value where ${hasAny('sizes', size)} group by value),
    size_counts as (select value, count(*)::int from e, unnest(e.sizes) value where ${hasAny('colours', colour)} group by value)`;
}
