import type { AnswerOf, ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { byFacet, traitFacets } from '@tailorbird/commerce/listing/facets';
import { noFilters } from '@tailorbird/commerce/listing/listingQuery';
import type { SortOrder } from '@tailorbird/commerce/listing/sortOrder';
import type { Facet } from '@tailorbird/commerce/model/category';
import { ok } from '@tailorbird/commerce/result';
import { searchTerm } from '@tailorbird/commerce/search/searchTerm';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import type { Answer, Call } from '../../call.ts';
import { countFacets, type FacetRow, facetColumns, facetIndexOf, indexFacets, noIndex } from './facets.ts';
import { inChosenColours } from './inChosenColours.ts';
import { inChosenSizes, type SizedCard, withSize } from './inChosenSizes.ts';
import { familiesNamed, inNamedColours } from './inNamedColours.ts';
import { readTerm } from './readTerm.ts';
import { matchOf, type TextMatch } from './textMatch.ts';

type Query = ParsedArgsOf<'commerce', 'getProductsWithFilter'>[0];

/** What a listing shows. */
interface Row {
  readonly cards: readonly SizedCard[];
  readonly total: number;
  readonly facets: Facet[];
}

/** Where and how a listing looks, read from the call's arguments. */
interface Scope {
  readonly channelId: number;
  /** 0 is the whole shop. */
  readonly categoryId: number;
  readonly query: Query;
  readonly match: TextMatch | undefined;
}

/** A page of a category or of a search, with its facets. */
export async function getProductsWithFilter(
  call: Call,
  query: Query,
): Answer<AnswerOf<'commerce', 'getProductsWithFilter'>> {
  const term = query.query === undefined ? undefined : searchTerm(query.query);
  if (term === null) return ok({ cards: [], total: 0, page: query.page, pages: 0, facets: noFacets });
  const read =
    term === undefined
      ? undefined
      : await readTerm(call.db, { channelId: call.channelId, market: call.market, term, isHalfTyped: false });
  const match = read && matchOf(read);
  const scope = { channelId: call.channelId, categoryId: query.categoryEntityId ?? 0, query, match };
  const { cards: found, total, facets } = await readListing(call.db, scope);
  const named = read ? familiesNamed(read) : [];
  const chosen = query.filters.colour.length > 0 ? query.filters.colour : named;
  const sized = inChosenSizes(found, query.filters.size);
  const inColours = await inChosenColours(call.db, read ? inNamedColours(sized, read) : sized, chosen);
  return ok({
    cards: inColours.map((card) => withSize(card, found, query.filters.size)),
    total,
    page: query.page,
    pages: Math.ceil(total / query.limit),
    facets,
    ...(read && { search: { understood: read.understood, places: [...read.categories, ...read.pages] } }),
  });
}

/** The facets of a category without any filter. */
export async function getFilters(
  call: Call,
  { categoryEntityId }: { categoryEntityId: number },
): Answer<Facet[]> {
  const query: Query = {
    filters: byFacet(() => []),
    sort: 'featured-asc',
    page: 1,
    limit: 1,
    categoryEntityId,
  };
  const listing = await getProductsWithFilter(call, query);
  return listing.ok ? ok(listing.value.facets) : listing;
}

const noFacets: Facet[] = countFacets(noIndex, noFilters).facets;

function readListing(db: Queries, scope: Scope): Promise<Row> {
  return scope.match ? readSearch(db, scope, scope.match) : readCategory(db, scope);
}

/** A category: its page, and of which version of the catalogue it is, whose facets are mostly known. */
async function readCategory(db: Queries, scope: Scope): Promise<Row> {
  const { channelId, categoryId } = scope;
  const { rows } = await db.execute<{ cards: SizedCard[]; version: string | null }>(sql`
    with page as (${pageOf(scope)})
    select ${cardsOf(scope)}, (select xmin::text from facet_counts
      where channel_id = ${channelId} and category_id = ${categoryId} and colour = '' and size = '') as version`);
  const { cards, version } = rows[0] ?? { cards: [], version: null };
  const index = await facetIndexOf(db, { channelId, categoryId, version });
  return { cards, ...countFacets(index, scope.query.filters) };
}

/** What a term finds: the styles are looked up once, for the page and for the figures. */
async function readSearch(db: Queries, scope: Scope, match: TextMatch): Promise<Row> {
  const { rows } = await db.execute<{ cards: SizedCard[] } & FacetRow>(sql`
    with e as materialized (
      select e.*, row_number() over () - 1 as place from listing_entries e join products p on p.id = e.product_id
      where ${inPlace(scope)} and ${match.where}
    ), page as (${foundPage(scope, match)})
    select ${cardsOf(scope)}, ${facetColumns}`);
  const [found] = rows;
  if (!found) return { cards: [], total: 0, facets: noFacets };
  return { cards: found.cards, ...countFacets(indexFacets(found), scope.query.filters) };
}

function cardsOf({ channelId, query }: Scope): SQL {
  const card =
    query.filters.size.length === 0 ? sql`card` : sql`card || jsonb_build_object('inStock', in_stock)`;
  return sql`coalesce((select jsonb_agg(${card} order by place) from page join listing_cards using (product_id)
    where channel_id = ${channelId}), '[]') as cards`;
}

/** The styles of a category's page, in its order: one range of one index. */
function pageOf(scope: Scope): SQL {
  return numbered(
    sql`select e.product_id from listing_entries e
      where ${inPlace(scope)} and ${isChosen(scope)} order by ${orders[scope.query.sort]}`,
    scope,
  );
}

/** Of a term that finds very many styles, only so many are ranked by their words: the first in the shop's own order. */
const maxRanked = 1000;

/** The styles of a search's page, from the rows `e` it found. */
function foundPage(scope: Scope, match: TextMatch): SQL {
  const relevance = relevanceOrder(scope.query.sort);
  if (relevance === undefined) {
    return numbered(
      sql`select e.product_id from e where ${isChosen(scope)} order by ${orders[scope.query.sort]}`,
      scope,
    );
  }
  return numbered(
    sql`select e.product_id from e left join (
        select p.id, ${match.rank} as relevance from products p where p.id in (
          select product_id from e where ${isChosen(scope)} order by rank, product_id limit ${maxRanked})
      ) ranked on ranked.id = e.product_id
      where ${isChosen(scope)} order by ${relevance}`,
    scope,
  );
}

/** A search is featured by how well its words match; nothing for an order that words have no part in. */
function relevanceOrder(sort: SortOrder): SQL | undefined {
  if (sort === 'featured-asc') return sql`ranked.relevance desc nulls last, ${orders[sort]}`;
  if (sort === 'featured-desc') return sql`ranked.relevance nulls first, ${orders[sort]}`;
  return undefined;
}

function numbered(inOrder: SQL, { query }: Scope): SQL {
  return sql`select product_id, row_number() over () as place from
    (${inOrder} limit ${query.limit} offset ${(query.page - 1) * query.limit}) chosen`;
}

/** Each is an index of `listing_entries`, read from one end or the other; what is the same in it stands by number. */
const orders: { readonly [S in SortOrder]: SQL } = {
  'featured-asc': sql`e.rank, e.product_id`,
  'featured-desc': sql`e.rank desc, e.product_id desc`,
  'newest-asc': sql`e.newest_at nulls first, e.product_id desc`,
  'newest-desc': sql`e.newest_at desc nulls last, e.product_id`,
  'price-asc': sql`e.price, e.product_id`,
  'price-desc': sql`e.price desc, e.product_id desc`,
  'name-asc': sql`e.sort_name, e.product_id`,
  'name-desc': sql`e.sort_name desc, e.product_id desc`,
  'id-asc': sql`e.product_id`,
  'id-desc': sql`e.product_id desc`,
};

function inPlace({ channelId, categoryId }: Scope): SQL {
  return sql`e.channel_id = ${channelId} and e.category_id = ${categoryId}`;
}

function isChosen({ query: { filters } }: Scope): SQL {
  const traits = traitFacets.map((facet) =>
    hasAny(
      'traits',
      filters[facet].map((value) => `${facet}:${value}`),
    ),
  );
  return sql.join([hasAny('colours', filters.colour), hasAny('sizes', filters.size), ...traits], sql` and `);
}

function hasAny(column: 'colours' | 'sizes' | 'traits', values: readonly string[]): SQL {
  if (values.length === 0) return sql`true`;
  return sql`e.${sql.identifier(column)} && ${sql.param([...values])}::text[]`;
}
