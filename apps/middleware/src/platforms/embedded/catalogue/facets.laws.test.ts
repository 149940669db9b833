import { byFacet, type FacetName, facets, traitFacets } from '@tailorbird/commerce/listing/facets';
import { type ChosenFilters, noFilters } from '@tailorbird/commerce/listing/listingQuery';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { compareSizes, countFacets, indexFacets, type StylesWith } from './facets.ts';

/** What each facet says of a style. */
type Style = { readonly [F in FacetName]: readonly string[] };

const value = fc.constantFrom('a', 'b', 'c');
/** More than the 32 that are counted at once. */
const styles = fc.array(fc.record(byFacet(() => fc.uniqueArray(value))), { maxLength: 80 });
const filters = fc.record(byFacet(() => fc.uniqueArray(value, { maxLength: 2 })));
const facet = fc.constantFrom(...facets);

function count(listing: readonly Style[], chosen: ChosenFilters) {
  const by = (valuesOf: (style: Style) => readonly string[]): StylesWith[] =>
    [
      ...Map.groupBy(listing.keys(), (place) =>
        JSON.stringify(valuesOf(listing[place] ?? byFacet(() => []))),
      ),
    ].map(([values, places]) => ({
      values: z.array(z.string()).parse(JSON.parse(values)),
      styles: [...places],
    }));
  const traitsOf = (style: Style) =>
    traitFacets.flatMap((name) => style[name].map((one) => `${name}:${one}`));
  const index = indexFacets({
    total: listing.length,
    colours: by(({ colour }) => colour),
    sizes: by(({ size }) => size),
    traits: by(traitsOf),
    swatches: {},
  });
  return countFacets(index, chosen);
}

test('every number is what one finds by going through all styles', () => {
  fc.assert(
    fc.property(styles, filters, (listing, chosen) => {
      const isLetThrough = (style: Style, but?: FacetName) =>
        facets.every(
          (name) =>
            name === but ||
            chosen[name].length === 0 ||
            chosen[name].some((one) => style[name].includes(one)),
        );
      const answer = count(listing, chosen);
      expect(answer.total).toBe(listing.filter((style) => isLetThrough(style)).length);
      for (const { name, values } of answer.facets) {
        const seen = listing.filter((style) => isLetThrough(style, name)).flatMap((style) => style[name]);
        const expected = Map.groupBy(seen, (one) => one);
        expect(new Map(values.map((one) => [one.value, one.productCount]))).toEqual(
          new Map([...expected].map(([one, { length }]) => [one, length])),
        );
      }
    }),
  );
});

test('the number beside a value is the total once it alone is chosen in its facet', () => {
  fc.assert(
    fc.property(styles, filters, (listing, chosen) => {
      for (const { name, values } of count(listing, chosen).facets)
        for (const { value: one, productCount } of values)
          expect(count(listing, { ...chosen, [name]: [one] }).total).toBe(productCount);
    }),
  );
});

test('another value of a facet never takes styles away', () => {
  fc.assert(
    fc.property(styles, filters, facet, value, value, (listing, filter, name, one, more) => {
      const narrow = { ...filter, [name]: [one] };
      const wide = { ...filter, [name]: [one, more] };
      expect(count(listing, wide).total).toBeGreaterThanOrEqual(count(listing, narrow).total);
    }),
  );
});

test('prices stand from low to high, all facets in one order', () => {
  const listing = ['100-', '25-50', '0-25'].map((price) => ({ ...byFacet(() => []), price: [price] }));
  const answer = count(listing, noFilters).facets;
  expect(answer.map(({ name }) => name)).toEqual([...facets]);
  expect(answer.find(({ name }) => name === 'price')?.values.map((one) => one.value)).toEqual([
    '0-25',
    '25-50',
    '100-',
  ]);
});

test('sizes stand as on a rail', () => {
  const mixed = ['XL', '10', 'S', 'One Size', '8', 'XS', 'M'];
  expect(mixed.toSorted(compareSizes)).toEqual(['XS', 'S', 'M', 'XL', '8', '10', 'One Size']);
});
