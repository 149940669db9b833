import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareSizes, countFacets, type FacetCombination } from './facets.ts';

const colour = fc.constantFrom('Blue', 'Green', 'Red');
const size = fc.constantFrom('8', '10', '12');
const styles = fc.array(
  fc.record({
    colours: fc.uniqueArray(colour),
    sizes: fc.uniqueArray(size),
    count: fc.integer({ min: 1, max: 5 }),
  }),
);
const filters = fc.record({ colour: fc.uniqueArray(colour), size: fc.uniqueArray(size) });
const totalOf = (combinations: readonly FacetCombination[], chosen: { colour: string[]; size: string[] }) =>
  countFacets({ combinations, swatches: {} }, chosen).total;

test('the number beside a value is the total once it alone is chosen in its facet', () => {
  fc.assert(
    fc.property(styles, filters, (combinations, chosen) => {
      const { colours, sizes } = countFacets({ combinations, swatches: {} }, chosen);
      for (const { value, count } of colours)
        expect(totalOf(combinations, { ...chosen, colour: [value] })).toBe(count);
      for (const { value, count } of sizes)
        expect(totalOf(combinations, { ...chosen, size: [value] })).toBe(count);
    }),
  );
});

test('another value of a facet never takes styles away', () => {
  fc.assert(
    fc.property(styles, filters, colour, colour, (combinations, filter, one, more) => {
      const chosen = { ...filter, colour: [one] };
      const wider = { ...filter, colour: [one, more] };
      expect(totalOf(combinations, wider)).toBeGreaterThanOrEqual(totalOf(combinations, chosen));
    }),
  );
});

test('sizes stand as on a rail', () => {
  const mixed = ['XL', '10', 'S', 'One Size', '8', 'XS', 'M'];
  expect(mixed.toSorted(compareSizes)).toEqual(['XS', 'S', 'M', 'XL', '8', '10', 'One Size']);
});
