import { byFacet, type FacetName, facets } from '@tailorbird/commerce/listing/facets';
import type { ChosenFilters } from '@tailorbird/commerce/listing/listingQuery';
import type { Facet } from '@tailorbird/commerce/model/category';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';

/** So many styles are the same to every facet. */
export interface FacetCombination {
  readonly values: { readonly [F in FacetName]: readonly string[] };
  readonly count: number;
}

/** All combinations of a listing, and the swatch of each colour family in it. */
export interface FacetCombinations {
  readonly combinations: readonly FacetCombination[];
  readonly swatches: Readonly<Record<string, string | null>>;
}

/** Total and facets of a listing under its filters. A facet's own filter does not narrow it. */
export function countFacets({ combinations, swatches }: FacetCombinations, chosen: ChosenFilters) {
  const counts = byFacet(() => new Map<string, number>());
  let total = 0;
  for (const { values, count } of combinations) {
    const failing = facets.filter((facet) => !hasAny(values[facet], chosen[facet]));
    if (failing.length === 0) total += count;
    // A facet counts what all the others let through.
    const [only] = failing;
    const counted = failing.length === 0 ? facets : failing.length === 1 && only ? [only] : [];
    for (const facet of counted)
      for (const value of values[facet]) counts[facet].set(value, (counts[facet].get(value) ?? 0) + count);
  }
  return { total, facets: facetsOf(counts, swatches) };
}

function hasAny(values: readonly string[], chosen: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((one) => values.includes(one));
}

/** What `combinationColumns` reads. */
export type CombinationRow = {
  readonly combinations: readonly {
    readonly colours: readonly string[];
    readonly sizes: readonly string[];
    readonly traits: readonly string[];
    readonly count: number;
  }[];
  readonly swatches: Readonly<Record<string, string | null>>;
};

/** The columns `combinations` and `swatches` over rows `e` of `listing_entries`, which a `with` before has named. */
export const combinationColumns: SQL = sql`
  coalesce((select jsonb_agg(jsonb_build_object('colours', colours, 'sizes', sizes, 'traits', traits, 'count', count)) from
    (select colours, sizes, traits, count(*)::int as count from e group by 1, 2, 3) c), '[]') as combinations,
  coalesce((select jsonb_object_agg(value, (select min(swatch) from product_colours where family = value)) from
    (select distinct unnest(colours) as value from e) families), '{}') as swatches`;

/** Combinations as they are counted. */
export function combinationsIn({ combinations, swatches }: CombinationRow): FacetCombinations {
  const traitsIn = (traits: readonly string[], facet: FacetName) =>
    traits.flatMap((trait) => (trait.startsWith(`${facet}:`) ? trait.slice(facet.length + 1) : []));
  return {
    combinations: combinations.map(({ colours, sizes, traits, count }) => ({
      values: { ...byFacet((facet) => traitsIn(traits, facet)), colour: colours, size: sizes },
      count,
    })),
    swatches,
  };
}

interface Kept {
  readonly version: string;
  readonly value: FacetCombinations;
}

const keptOf = new WeakMap<Queries, Map<string, Kept>>();
/** A large category has thousands of combinations: the categories asked for last are kept, up to so many in all. */
const maxKept = 100_000;

/**
 * The combinations of a whole category at a version of the catalogue. `refreshListing` writes the stored counts anew, so
 * the transaction that wrote a category's total is the version of everything counted.
 */
export async function combinationsOf(
  db: Queries,
  { channelId, categoryId, version }: { channelId: number; categoryId: number; version: string | null },
): Promise<FacetCombinations> {
  if (version === null) return { combinations: [], swatches: {} };
  const kept = keptOf.get(db) ?? new Map<string, Kept>();
  keptOf.set(db, kept);
  const key = `${channelId}/${categoryId}`;
  const known = kept.get(key);
  if (known?.version === version) return known.value;
  const { rows } = await db.execute<CombinationRow>(sql`
    with e as (select colours, sizes, traits from listing_entries
      where channel_id = ${channelId} and category_id = ${categoryId})
    select ${combinationColumns}`);
  const value = combinationsIn(rows[0] ?? { combinations: [], swatches: {} });
  kept.delete(key);
  kept.set(key, { version, value });
  forgetOldest(kept);
  return value;
}

function forgetOldest(kept: Map<string, Kept>): void {
  let sum = 0;
  for (const [key, { value }] of [...kept].toReversed()) {
    sum += value.combinations.length;
    if (sum > maxKept && key !== [...kept.keys()].at(-1)) kept.delete(key);
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
  swatches: FacetCombinations['swatches'],
): Facet[] {
  return facets.map((name) => ({
    name,
    values: [...counts[name]]
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
