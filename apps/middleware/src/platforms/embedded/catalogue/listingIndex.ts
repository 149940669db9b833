import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { type FacetIndex, indexFacets, type StyleGroups } from './facets.ts';
import { createKept, type Kept } from './kept.ts';

/** A whole category as it is kept in memory: its styles in the shop's own order, and which of them each facet's values are of. */
export interface ListingIndex extends FacetIndex {
  readonly productIds: Int32Array;
}

/** A category of a channel at a version of the catalogue; null where it has never had a style. */
export interface ListingVersion {
  readonly channelId: number;
  readonly categoryId: number;
  readonly version: string | null;
}

const keptOf = new WeakMap<Queries, Kept<ListingIndex>>();
/** Some fifty categories of a hundred thousand styles. */
const maxBytes = 64_000_000;

/** The version of a category, as a column. Whatever changes a style in it, `refreshListing` writes its total anew. */
export function versionOf(channelId: number, categoryId: number): SQL {
  return sql`(select xmin::text from facet_counts
    where channel_id = ${channelId} and category_id = ${categoryId} and colour = '' and size = '')`;
}

export async function listingIndexOf(
  db: Queries,
  { channelId, categoryId, version }: ListingVersion,
): Promise<ListingIndex> {
  if (version === null) return noListing;
  const kept = keptOf.get(db) ?? createKept(maxBytes, bytesOf);
  keptOf.set(db, kept);
  return kept(`${channelId}/${categoryId}`, version, () => readIndex(db, channelId, categoryId));
}

const ordersOf = new WeakMap<Queries, Kept<Int32Array>>();
const maxBytesOfOrders = 32_000_000;

interface Order {
  readonly name: string;
  /** Over rows `e` of `listing_entries`. */
  readonly by: SQL;
}

/** The ids of a category's styles in another order than the shop's own. */
export async function productIdsInOrder(
  db: Queries,
  { channelId, categoryId, version }: ListingVersion,
  order: Order,
): Promise<Int32Array> {
  const kept = ordersOf.get(db) ?? createKept(maxBytesOfOrders, ({ byteLength }) => byteLength);
  ordersOf.set(db, kept);
  return kept(`${channelId}/${categoryId}/${order.name}`, version ?? '', async () => {
    const { rows } = await db.execute<{ ids: number[] }>(sql`
      select coalesce(json_agg(e.product_id order by ${order.by}), '[]') as ids
      from listing_entries e where e.channel_id = ${channelId} and e.category_id = ${categoryId}`);
    return Int32Array.from(rows[0]?.ids ?? []);
  });
}

async function readIndex(db: Queries, channelId: number, categoryId: number): Promise<ListingIndex> {
  const { rows } = await db.execute<ListingRow>(sql`
    with e as materialized (
      select row_number() over (order by rank, product_id) - 1 as place, product_id, colours, sizes, traits
      from listing_entries where channel_id = ${channelId} and category_id = ${categoryId})
    select
      coalesce((select json_agg(product_id order by place) from e), '[]') as "productIds",
      ${groupsOf('colours')}, ${groupsOf('sizes')}, ${groupsOf('traits')},
      coalesce((select json_object_agg(value, (select min(swatch) from product_colours where family = value))
        from (select distinct unnest(colours) as value from e) families), '{}') as swatches`);
  return rows[0] ? indexOf(rows[0]) : noListing;
}

type ListingRow = Omit<StyleGroups, 'total'> & { readonly productIds: readonly number[] };

function groupsOf(column: 'colours' | 'sizes' | 'traits'): SQL {
  const name = sql.identifier(column);
  return sql`coalesce((select json_agg(json_build_object('values', ${name}, 'styles', styles)) from
    (select ${name}, json_agg(place) as styles from e group by 1) groups), '[]') as ${name}`;
}

function indexOf({ productIds, ...groups }: ListingRow): ListingIndex {
  return {
    ...indexFacets({ ...groups, total: productIds.length }),
    productIds: Int32Array.from(productIds),
  };
}

/** Of a listing without styles. */
export const noListing = indexOf({ productIds: [], colours: [], sizes: [], traits: [], swatches: {} });

function bytesOf({ productIds, having }: ListingIndex): number {
  const bits = Object.values(having).flatMap((values) => [...values.values()]);
  return bits.reduce((sum, { byteLength }) => sum + byteLength, productIds.byteLength);
}
