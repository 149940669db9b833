import { byFacet, type FacetName, facets, traitFacets } from '@tailorbird/commerce/listing/facets';
import type { ChosenFilters } from '@tailorbird/commerce/listing/listingQuery';
import type { Facet } from '@tailorbird/commerce/model/category';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';

/** Styles that have the same of something, by their places in a listing. */
export interface StylesWith {
  readonly values: readonly string[];
  readonly styles: readonly number[];
}

/** What `facetColumns` reads of a listing: its styles by their colours, by their sizes, and by what else is known of them. */
export type FacetRow = {
  readonly total: number;
  readonly colours: readonly StylesWith[];
  readonly sizes: readonly StylesWith[];
  readonly traits: readonly StylesWith[];
  readonly swatches: Readonly<Record<string, string | null>>;
};

/** The columns of a `FacetRow` over rows `e` of `listing_entries` with their `place` from 0, which a `with` before has named. */
export const facetColumns: SQL = sql`
  (select count(*)::int from e) as total,
  ${groupsOf('colours')}, ${groupsOf('sizes')}, ${groupsOf('traits')},
  coalesce((select json_object_agg(value, (select min(swatch) from product_colours where family = value)) from
    (select distinct unnest(colours) as value from e) families), '{}') as swatches`;

function groupsOf(column: 'colours' | 'sizes' | 'traits'): SQL {
  const name = sql.identifier(column);
  return sql`coalesce((select json_agg(json_build_object('values', ${name}, 'styles', styles)) from
    (select ${name}, json_agg(place) as styles from e group by 1) groups), '[]') as ${name}`;
}

/** One bit for each style of a listing. */
type Bits = Int32Array;

/** Of each value of each facet, which styles of a listing have it. */
export interface FacetIndex {
  readonly total: number;
  readonly having: { readonly [F in FacetName]: ReadonlyMap<string, Bits> };
  readonly swatches: FacetRow['swatches'];
}

export function indexFacets({ total, colours, sizes, traits, swatches }: FacetRow): FacetIndex {
  const having = byFacet(() => new Map<string, Bits>());
  const add = (facet: FacetName, value: string, styles: readonly number[]) => {
    const bits = having[facet].get(value) ?? noStyles(total);
    having[facet].set(value, bits);
    for (const place of styles) bits[place >> 5] = (bits[place >> 5] ?? 0) | (1 << (place & 31));
  };
  for (const { values, styles } of colours) for (const value of values) add('colour', value, styles);
  for (const { values, styles } of sizes) for (const value of values) add('size', value, styles);
  for (const { values, styles } of traits)
    for (const trait of values) {
      const facet = traitFacets.find((name) => trait.startsWith(`${name}:`));
      if (facet) add(facet, trait.slice(facet.length + 1), styles);
    }
  return { total, having, swatches };
}

/** Total and facets of a listing under its filters. A facet's own filter does not narrow it. */
export function countFacets({ total, having, swatches }: FacetIndex, chosen: ChosenFilters) {
  const narrowing = facets.filter((facet) => chosen[facet].length > 0);
  const chosenIn = new Map(narrowing.map((facet) => [facet, inAny(having[facet], chosen[facet], total)]));
  // A facet counts what all the others let through.
  const through = (own?: FacetName) =>
    inAll([...chosenIn].flatMap(([name, bits]) => (name === own ? [] : [bits])));
  const all = through();
  const counts = byFacet((facet) => {
    const others = narrowing.includes(facet) ? through(facet) : all;
    return new Map([...having[facet]].map(([value, bits]) => [value, countOf(bits, others)]));
  });
  return { total: all ? countOf(all) : total, facets: facetsOf(counts, swatches) };
}

function noStyles(total: number): Bits {
  return new Int32Array((total + 31) >> 5);
}

/** Styles that have any of the values. */
function inAny(having: ReadonlyMap<string, Bits>, values: readonly string[], total: number): Bits {
  const any = noStyles(total);
  for (const value of values) having.get(value)?.forEach((bits, at) => (any[at] = (any[at] ?? 0) | bits));
  return any;
}

/** Styles that are in each; nothing where nothing is asked of them. */
function inAll([first, ...more]: readonly Bits[]): Bits | undefined {
  return first && more.reduce((all, one) => all.map((bits, at) => bits & (one[at] ?? 0)), first);
}

/** How many styles are in both. */
function countOf(one: Bits, other: Bits = one): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) {
    // Bits are added up in pairs, in fours, in eights, and then all eights at once.
    let bits = (one[at] ?? 0) & (other[at] ?? 0);
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
    count += Math.imul(bits, 0x01010101) >>> 24;
  }
  return count;
}

interface Kept {
  readonly version: string;
  readonly index: FacetIndex;
}

const keptOf = new WeakMap<Queries, Map<string, Kept>>();
/** The categories asked for last are kept, up to so many bytes in all: some fifty of a hundred thousand styles. */
const maxKept = 64_000_000;

/**
 * The facets of a whole category at a version of the catalogue. `refreshListing` writes the stored counts anew, so the
 * transaction that wrote a category's total is the version of everything counted.
 */
export async function facetIndexOf(
  db: Queries,
  { channelId, categoryId, version }: { channelId: number; categoryId: number; version: string | null },
): Promise<FacetIndex> {
  if (version === null) return noIndex;
  const kept = keptOf.get(db) ?? new Map<string, Kept>();
  keptOf.set(db, kept);
  const key = `${channelId}/${categoryId}`;
  const known = kept.get(key);
  if (known?.version === version) return known.index;
  const { rows } = await db.execute<FacetRow>(sql`
    with e as materialized (select row_number() over () - 1 as place, colours, sizes, traits from listing_entries
      where channel_id = ${channelId} and category_id = ${categoryId})
    select ${facetColumns}`);
  const index = rows[0] ? indexFacets(rows[0]) : noIndex;
  kept.delete(key);
  kept.set(key, { version, index });
  forgetOldest(kept);
  return index;
}

/** Of a listing without styles. */
export const noIndex: FacetIndex = indexFacets({
  total: 0,
  colours: [],
  sizes: [],
  traits: [],
  swatches: {},
});

function forgetOldest(kept: Map<string, Kept>): void {
  let sum = 0;
  const newest = [...kept.keys()].at(-1);
  for (const [key, { index }] of [...kept].toReversed()) {
    for (const facet of facets) for (const bits of index.having[facet].values()) sum += bits.byteLength;
    if (sum > maxKept && key !== newest) kept.delete(key);
  }
}

const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];

/** Sizes as a rail has them: letters from small to large, then numbers, then words. */
export function compareSizes(a: string, b: string): number {
  return placeOf(a) - placeOf(b) || a.localeCompare(b, 'en', { numeric: true });
}

function placeOf(size: string): number {
  const letter = letterSizes.indexOf(size.toUpperCase());
  if (letter >= 0) return letter;
  const number = Number.parseFloat(size);
  return Number.isNaN(number) ? 100_000 : 1_000 + number;
}

/** Every facet in the order it is shown: colours, fits and their kind with most styles first, sizes and prices from small to large. */
function facetsOf(
  counts: { readonly [F in FacetName]: ReadonlyMap<string, number> },
  swatches: FacetRow['swatches'],
): Facet[] {
  return facets.map((name) => ({
    name,
    values: [...counts[name]]
      .filter(([, count]) => count > 0)
      .toSorted(([a, m], [b, n]) => {
        if (name === 'size') return compareSizes(a, b);
        if (name === 'price') return Number.parseInt(a, 10) - Number.parseInt(b, 10);
        return n - m || a.localeCompare(b, 'en');
      })
      .map(([value, productCount]) => {
        const swatch = name === 'colour' ? swatches[value] : undefined;
        return { value, productCount, ...(typeof swatch === 'string' ? { swatch } : {}) };
      }),
  }));
}
