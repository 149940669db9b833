import type { Facet } from '@tailorbird/commerce/model/category';

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
