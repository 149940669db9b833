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
import { asPreviewed } from './asPreviewed.ts';
import { bitsOf, hasBit } from './bits.ts';
import { byRelevance, listed } from './byRelevance.ts';
import { countFacets } from './facets.ts';
import { firstFound, foundStyles } from './foundStyles.ts';
import { inChosenColours } from './inChosenColours.ts';
import { inChosenSizes, type SizedCard, withSize } from './inChosenSizes.ts';
import { familiesNamed, inNamedColours } from './inNamedColours.ts';
import {
  type ListingVersion,
  listingIndexOf,
  noListing,
  productIdsInOrder,
  versionOf,
} from './listingIndex.ts';
import { type ReadTerm, readTerm } from './readTerm.ts';

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
  const scope = { channelId: call.channelId, categoryId: query.categoryEntityId ?? 0, query };
  const row = read ? await readSearch(call.db, scope, read) : await readCategory(call.db, scope);
  const { cards, total, facets } = row;
  const found = await asPreviewed(call, cards);
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

const noFacets: Facet[] = countFacets(noListing, noFilters).facets;

/** A category: its page, and of which version of the catalogue it is, whose facets are mostly known. */
async function readCategory(db: Queries, scope: Scope): Promise<Row> {
  const { channelId, categoryId } = scope;
  const { rows } = await db.execute<{ cards: SizedCard[]; version: string | null }>(sql`
    with page as (${pageOf(scope)})
    select ${cardsOf(scope)}, ${versionOf(channelId, categoryId)} as version`);
  const { cards, version } = rows[0] ?? { cards: [], version: null };
  const index = await listingIndexOf(db, { channelId, categoryId, version });
  return { cards, ...countFacets(index, scope.query.filters) };
}

/** What a term finds. Its styles, their order and figures are had from memory, and the cards of its page from the database. */
async function readSearch(db: Queries, scope: Scope, term: ReadTerm): Promise<Row> {
  const { query } = scope;
  const { listing, index, found, by } = await foundStyles(db, { ...scope, term });
  const { styles, total, facets } = countFacets(index, query.filters, found);
  const ids = firstFound({ index, found: styles ?? found }, total);
  const [first, end] = [(query.page - 1) * query.limit, query.page * query.limit];
  if (first >= total) return { cards: [], total, facets };
  const inOrder = await foundInOrder(db, { listing, query, term, by, ids });
  return { cards: await cardsIn(db, scope, inOrder.slice(first, end)), total, facets };
}

/** What was found where, in the shop's own order. */
interface Found {
  readonly listing: ListingVersion;
  readonly query: Query;
  readonly term: ReadTerm;
  /** All that decides what the term finds there. */
  readonly by: string;
  readonly ids: readonly number[];
}

async function foundInOrder(
  db: Queries,
  { listing, query, term, by, ids }: Found,
): Promise<readonly number[]> {
  const { sort } = query;
  if (sort === 'featured-asc' || sort === 'featured-desc') {
    const inOrder = await byRelevance(db, listing, { by: by + JSON.stringify(query.filters), term, ids });
    return sort === 'featured-asc' ? inOrder : inOrder.toReversed();
  }
  const isFound = bitsOf(ids);
  const whole = await productIdsInOrder(db, listing, { name: sort, by: orders[sort] });
  return Array.from(whole.filter((id) => hasBit(isFound, id)));
}

async function cardsIn(db: Queries, scope: Scope, ids: readonly number[]): Promise<readonly SizedCard[]> {
  const { rows } = await db.execute<{ cards: SizedCard[] }>(sql`
    with page as (select id as product_id, at as place from ${listed(ids)}) select ${cardsOf(scope)}`);
  return rows[0]?.cards ?? [];
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
