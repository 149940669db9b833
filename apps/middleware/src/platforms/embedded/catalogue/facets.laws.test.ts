import { byFacet, facets } from '@tailorbird/commerce/listing/facets';
import { type ChosenFilters, noFilters } from '@tailorbird/commerce/listing/listingQuery';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareSizes, countFacets, type FacetCombination } from './facets.ts';

const value = fc.constantFrom('a', 'b', 'c');
const someValues = () => fc.uniqueArray(value);
const styles = fc.array(
  fc.record({ values: fc.record(byFacet(someValues)), count: fc.integer({ min: 1, max: 5 }) }),
);
const filters = fc.record(byFacet(() => fc.uniqueArray(value, { maxLength: 2 })));
const facet = fc.constantFrom(...facets);
const count = (combinations: readonly FacetCombination[], chosen: ChosenFilters) =>
  countFacets({ combinations, swatches: {} }, chosen);

test('the number beside a value is the total once it alone is chosen in its facet', () => {
  fc.assert(
    fc.property(styles, filters, (combinations, chosen) => {
      for (const { name, values } of count(combinations, chosen).facets)
        for (const { value: one, productCount } of values)
          expect(count(combinations, { ...chosen, [name]: [one] }).total).toBe(productCount);
    }),
  );
});

test('another value of a facet never takes styles away', () => {
  fc.assert(
    fc.property(styles, filters, facet, value, value, (combinations, filter, name, one, more) => {
      const narrow = { ...filter, [name]: [one] };
      const wide = { ...filter, [name]: [one, more] };
      expect(count(combinations, wide).total).toBeGreaterThanOrEqual(count(combinations, narrow).total);
    }),
  );
});

test('prices stand from low to high, all facets in one order', () => {
  const combinations = ['100-', '25-50', '0-25'].map((price) => ({
    values: { ...byFacet(() => []), price: [price] },
    count: 1,
  }));
  const answer = count(combinations, noFilters).facets;
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
