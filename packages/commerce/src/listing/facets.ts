/**
 * What narrows a listing: colour and size (commerce §3 Category), and what else the catalogue knows of a style. `offer` is
 * what is new or reduced.
 */
export const facets = ['colour', 'size', 'price', 'fit', 'fabric', 'print', 'offer'] as const;
export type FacetName = (typeof facets)[number];

/** Colour and size are facts of a style's variants; each other facet's values stand with the style as traits. */
export const traitFacets = [
  'price',
  'fit',
  'fabric',
  'print',
  'offer',
] as const satisfies readonly FacetName[];

/** One value for each facet. */
export function byFacet<T>(valueOf: (facet: FacetName) => T): { [F in FacetName]: T } {
  return {
    colour: valueOf('colour'),
    size: valueOf('size'),
    price: valueOf('price'),
    fit: valueOf('fit'),
    fabric: valueOf('fabric'),
    print: valueOf('print'),
    offer: valueOf('offer'),
  };
}

/** Bounds of the price bands in whole units of the market's currency: each from one to the next, the last without end. */
export const priceBounds = [0, 25, 50, 75, 100] as const;
