import { byFacet, type FacetName, facets, traitFacets } from '@tailorbird/commerce/listing/facets';
import type { ChosenFilters } from '@tailorbird/commerce/listing/listingQuery';
import type { Facet } from '@tailorbird/commerce/model/category';
import { addBit, type Bits, countOf, inAll, inAny, noBits } from './bits.ts';

/** Styles that have the same of something, by their places in a listing. */
export interface StylesWith {
  readonly values: readonly string[];
  readonly styles: readonly number[];
}

/** A listing's styles by their colours, by their sizes, and by what else is known of them. */
export interface StyleGroups {
  readonly total: number;
  readonly colours: readonly StylesWith[];
  readonly sizes: readonly StylesWith[];
  readonly traits: readonly StylesWith[];
  readonly swatches: Readonly<Record<string, string | null>>;
}

/** Of each value of each facet, which styles of a listing have it, by their places. */
export interface FacetIndex {
  readonly total: number;
  readonly having: { readonly [F in FacetName]: ReadonlyMap<string, Bits> };
  readonly swatches: StyleGroups['swatches'];
}

export function indexFacets({ total, colours, sizes, traits, swatches }: StyleGroups): FacetIndex {
  const having = byFacet(() => new Map<string, Bits>());
  const add = (facet: FacetName, value: string, styles: readonly number[]) => {
    const bits = having[facet].get(value) ?? noBits(total);
    having[facet].set(value, bits);
    for (const place of styles) addBit(bits, place);
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

/** Which styles of a listing have any of some values of a facet. */
export function stylesHaving({ having }: FacetIndex, facet: FacetName, values: readonly string[]): Bits {
  return inAny(values.flatMap((value) => having[facet].get(value) ?? []));
}

/**
 * The styles of a listing under its filters, how many they are, and its facets. A facet's own filter does not narrow it.
 * @param found Of a search, the styles it found; else all are meant, as they are where no styles are answered.
 */
export function countFacets(index: FacetIndex, chosen: ChosenFilters, found?: Bits) {
  const narrowing = facets.filter((facet) => chosen[facet].length > 0);
  const chosenIn = new Map(narrowing.map((facet) => [facet, stylesHaving(index, facet, chosen[facet])]));
  // A facet counts what all the others let through.
  const through = (own?: FacetName) => {
    const others = [...chosenIn].flatMap(([name, bits]) => (name === own ? [] : [bits]));
    return inAll(found ? [found, ...others] : others);
  };
  const styles = through();
  const counts = byFacet((facet) => {
    const others = narrowing.includes(facet) ? through(facet) : styles;
    return new Map([...index.having[facet]].map(([value, bits]) => [value, countOf(bits, others)]));
  });
  return {
    styles,
    total: styles ? countOf(styles) : index.total,
    facets: facetsOf(counts, index.swatches),
  };
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
  swatches: StyleGroups['swatches'],
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
