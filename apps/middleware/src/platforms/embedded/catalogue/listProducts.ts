import type { AnswerOf, ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { SortOrder } from '@tailorbird/commerce/listing/sortOrder';
import type { Facet } from '@tailorbird/commerce/model/category';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import { ok } from '@tailorbird/commerce/result';
import { searchTerm } from '@tailorbird/commerce/search/searchTerm';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import type { Answer, Call } from '../../call.ts';
import {
  combinationColumns,
  combinationsOf,
  countFacets,
  type FacetCombinations,
  facetsOf,
} from './facets.ts';
import { inChosenColours } from './inChosenColours.ts';
import { familiesNamed, inNamedColours } from './inNamedColours.ts';
import { readTerm } from './readTerm.ts';
import { matchOf, type TextMatch } from './textMatch.ts';

type Query = ParsedArgsOf<'commerce', 'getProductsWithFilter'>[0];

/** What a listing shows. */
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

/** A page of a category or of a search, with its facets. */
export async function getProductsWithFilter(
  call: Call,
  query: Query,
): Answer<AnswerOf<'commerce', 'getProductsWithFilter'>> {
  const term = query.query === undefined ? undefined : searchTerm(query.query);
  if (term === null) return ok({ cards: [], total: 0, page: query.page, pages: 0, facets: facetsOf([], []) });
  const read =
    term === undefined
      ? undefined
      : await readTerm(call.db, { channelId: call.channelId, market: call.market, term, isHalfTyped: false });
  const match = read && matchOf(read);
  const scope = { channelId: call.channelId, categoryId: query.categoryEntityId ?? 0, query, match };
  const { cards: found, total, colours, sizes } = await readListing(call.db, scope);
  const named = read ? familiesNamed(read) : [];
  const chosen = query.filters.colour.length > 0 ? query.filters.colour : named;
  const inColours = await inChosenColours(call.db, read ? inNamedColours(found, read) : found, chosen);
  return ok({
    cards: inColours,
    total,
    page: query.page,
    pages: Math.ceil(total / query.limit),
    facets: facetsOf(colours, sizes),
    ...(read && { search: { understood: read.understood, places: [...read.categories, ...read.pages] } }),
  });
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

function readListing(db: Queries, scope: Scope): Promise<Row> {
  if (scope.match) return readSearch(db, scope, scope.match);
  const { colour, size } = scope.query.filters;
  return colour.length <= 1 && size.length <= 1 ? readStored(db, scope) : readCounted(db, scope);
}

/** A category under at most one value a facet: page, total and facets are all stored. */
async function readStored(db: Queries, scope: Scope): Promise<Row> {
  const { rows } = await db.execute<Row>(sql`
    with page as (${pageOf(scope)}), ${storedFigures(scope)}
    select ${cardsOf(scope)},
      (select total from figures) as total,
      coalesce((select jsonb_agg(jsonb_build_object('value', value, 'count', count, 'swatch',
        (select min(swatch) from product_colours where family = value))) from colour_counts), '[]') as colours,
      coalesce((select jsonb_agg(jsonb_build_object('value', value, 'count', count)) from size_counts), '[]') as sizes`);
  return rows[0] ?? { cards: [], total: 0, colours: [], sizes: [] };
}

/** A category under several values of a facet, for which nothing is stored. */
async function readCounted(db: Queries, scope: Scope): Promise<Row> {
  const [{ rows }, combinations] = await Promise.all([
    db.execute<Pick<Row, 'cards'>>(sql`with page as (${pageOf(scope)}) select ${cardsOf(scope)}`),
    combinationsOf(db, scope),
  ]);
  return { cards: rows[0]?.cards ?? [], ...countFacets(combinations, scope.query.filters) };
}

/** What a term finds: the styles are looked up once, for the page and for the figures. */
async function readSearch(db: Queries, scope: Scope, match: TextMatch): Promise<Row> {
  const { rows } = await db.execute<Pick<Row, 'cards'> & FacetCombinations>(sql`
    with e as materialized (
      select e.* from listing_entries e join products p on p.id = e.product_id
      where ${inPlace(scope)} and ${match.where}
    ), page as (${foundPage(scope, match)})
    select ${cardsOf(scope)}, ${combinationColumns}`);
  const [found] = rows;
  if (!found) return { cards: [], total: 0, colours: [], sizes: [] };
  return { cards: found.cards, ...countFacets(found, scope.query.filters) };
}

function cardsOf({ channelId }: Scope): SQL {
  return sql`coalesce((select jsonb_agg(card order by place) from page join listing_cards using (product_id)
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
  return sql`${hasAny('colours', filters.colour)} and ${hasAny('sizes', filters.size)}`;
}

function hasAny(column: 'colours' | 'sizes', values: readonly string[]): SQL {
  if (values.length === 0) return sql`true`;
  return sql`e.${sql.identifier(column)} && ${sql.param([...values])}::text[]`;
}

/** Total and facets from the stored counts. */
function storedFigures({ channelId, categoryId, query }: Scope): SQL {
  const colour = query.filters.colour[0] ?? '';
  const size = query.filters.size[0] ?? '';
  const counts = sql`from facet_counts where channel_id = ${channelId} and category_id = ${categoryId}`;
  return sql`
    figures as (select coalesce((select count ${counts} and colour = ${colour} and size = ${size}), 0) as total),
    colour_counts as (select colour as value, count ${counts} and size = ${size} and colour <> ''),
    size_counts as (select size as value, count ${counts} and colour = ${colour} and size <> '')`;
}
