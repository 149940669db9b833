import type { Facet } from '@tailorbird/commerce/model/category';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';

/** So many styles have exactly these colour families and sizes. A category of 60,000 styles has some 900 of them. */
export interface FacetCombination {
  readonly colours: readonly string[];
  readonly sizes: readonly string[];
  readonly count: number;
}

/** All combinations of a listing, and the swatch of each colour family in it. */
export type FacetCombinations = {
  readonly combinations: readonly FacetCombination[];
  readonly swatches: Readonly<Record<string, string | null>>;
};

interface ChosenFilters {
  readonly colour: readonly string[];
  readonly size: readonly string[];
}

/** Total and facets of a listing under its filters. A facet's own filter does not narrow it. */
export function countFacets({ combinations, swatches }: FacetCombinations, { colour, size }: ChosenFilters) {
  const colours = new Map<string, number>();
  const sizes = new Map<string, number>();
  let total = 0;
  for (const one of combinations) {
    const inColour = hasAny(one.colours, colour);
    const inSize = hasAny(one.sizes, size);
    if (inColour && inSize) total += one.count;
    if (inSize) for (const value of one.colours) colours.set(value, (colours.get(value) ?? 0) + one.count);
    if (inColour) for (const value of one.sizes) sizes.set(value, (sizes.get(value) ?? 0) + one.count);
  }
  return {
    total,
    colours: [...colours].map(([value, count]) => ({ value, count, swatch: swatches[value] ?? null })),
    sizes: [...sizes].map(([value, count]) => ({ value, count })),
  };
}

function hasAny(values: readonly string[], chosen: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((one) => values.includes(one));
}

/** The columns `combinations` and `swatches` over rows `e` with colours and sizes, which a `with` before has named. */
export const combinationColumns: SQL = sql`
  coalesce((select jsonb_agg(jsonb_build_object('colours', colours, 'sizes', sizes, 'count', count)) from
    (select colours, sizes, count(*)::int as count from e group by 1, 2) c), '[]') as combinations,
  coalesce((select jsonb_object_agg(value, (select min(swatch) from product_colours where family = value)) from
    (select distinct unnest(colours) as value from e) families), '{}') as swatches`;

interface Kept {
  readonly version: string;
  readonly value: FacetCombinations;
}

const keptOf = new WeakMap<Queries, Map<string, Kept>>();

/**
 * The combinations of a whole category. They are kept in memory until the catalogue changes: `refreshListing` writes
 * the stored counts anew, so the transaction that wrote a category's total is the version of everything counted.
 */
export async function combinationsOf(
  db: Queries,
  { channelId, categoryId }: { readonly channelId: number; readonly categoryId: number },
): Promise<FacetCombinations> {
  const { rows: stored } = await db.execute<{ version: string }>(sql`
    select xmin::text as version from facet_counts
    where channel_id = ${channelId} and category_id = ${categoryId} and colour = '' and size = ''`);
  const version = stored[0]?.version;
  if (version === undefined) return { combinations: [], swatches: {} };
  const kept = keptOf.get(db) ?? new Map<string, Kept>();
  keptOf.set(db, kept);
  const key = `${channelId}/${categoryId}`;
  const known = kept.get(key);
  if (known?.version === version) return known.value;
  const { rows } = await db.execute<FacetCombinations>(sql`
    with e as (select colours, sizes from listing_entries
      where channel_id = ${channelId} and category_id = ${categoryId})
    select ${combinationColumns}`);
  const value = rows[0] ?? { combinations: [], swatches: {} };
  kept.set(key, { version, value });
  return value;
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

/** The two facets in the order they are shown: colours with most styles first, sizes small to large. */
export function facetsOf(
  colours: readonly { value: string; count: number; swatch: string | null }[],
  sizes: readonly { value: string; count: number }[],
): Facet[] {
  const byCount = colours.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
  const bySize = sizes.toSorted((a, b) => compareSizes(a.value, b.value));
  return [
    {
      name: 'colour',
      values: byCount.map(({ value, count, swatch }) => ({
        value,
        productCount: count,
        ...(swatch === null ? {} : { swatch }),
      })),
    },
    { name: 'size', values: bySize.map(({ value, count }) => ({ value, productCount: count })) },
  ];
}
