import { isGiftCard } from '../bag/giftCard.ts';
import type { Product } from '../model/product.ts';
import { womensSizeNames, womensSizes } from './womensSizes.ts';

/** A measure of a body or a thing in whole centimetres, or its least and most. */
export type Measure = number | readonly [least: number, most: number];

/** One table of the size guide: sizes, and what they measure. */
export interface SizeTable {
  readonly id: SizeTableId;
  readonly title: string;
  /** A sentence below the table. */
  readonly note?: string;
  /** Headings of the sizes: the shop's own first, then what others call them. */
  readonly sizes: readonly string[];
  readonly measures: readonly string[];
  readonly rows: readonly SizeRow[];
}

interface SizeRow {
  readonly sizes: readonly string[];
  readonly cm: readonly Measure[];
}

export type SizeTableId = 'womens' | 'mens' | 'mens-waist' | 'lengths' | 'cushions';

const row = (sizes: string, ...cm: Measure[]): SizeRow => ({ sizes: sizes.split(' | '), cm });

/** Bust, waist and hips of the sizes of `womensSizes`, in their order. */
const womensMeasures: readonly (readonly Measure[])[] = [
  [80, 61, 87],
  [83, 65, 90],
  [88, 70, 95],
  [93, 75, 100],
  [98, 80, 105],
  [104, 86, 111],
  [110, 92, 117],
  [116, 98, 123],
  [122, 105, 129],
];

/** Every table of the shop, by its id: the size guide, the product page and size advice all read these. */
export const sizeTables: { readonly [Id in SizeTableId]: SizeTable & { readonly id: Id } } = {
  womens: {
    id: 'womens',
    title: 'Womens',
    note: 'Sizes on this site are UK sizes.',
    sizes: womensSizeNames,
    measures: ['Bust', 'Waist', 'Hips'],
    rows: womensSizes.map((sizes, index) => ({ sizes, cm: womensMeasures[index] ?? [] })),
  },
  mens: {
    id: 'mens',
    title: 'Mens',
    sizes: ['Size'],
    measures: ['Chest', 'Waist'],
    rows: [
      row('XS', [86, 91], [71, 76]),
      row('S', [92, 97], [77, 82]),
      row('M', [98, 103], [83, 88]),
      row('L', [104, 109], [89, 94]),
      row('XL', [110, 117], [95, 102]),
      row('XXL', [118, 125], [103, 110]),
    ],
  },
  'mens-waist': {
    id: 'mens-waist',
    title: 'Mens trousers and jeans',
    note: 'They go by the waist in inches.',
    sizes: ['Size'],
    measures: ['Waist', 'Hips'],
    rows: [
      row('28', 71, 87),
      row('30', 76, 92),
      row('32', 81, 97),
      row('34', 86, 102),
      row('36', 91, 107),
      row('38', 97, 112),
      row('40', 102, 117),
    ],
  },
  lengths: {
    id: 'lengths',
    title: 'Trouser lengths',
    note: 'Petite dresses are cut for people up to 160 cm (5 ft 3 in): five centimetres shorter from shoulder to hem, with the waist raised to match.',
    sizes: ['Length'],
    measures: ['Inside leg'],
    rows: [row('Short', 76), row('Regular', 81), row('Long', 86)],
  },
  cushions: {
    id: 'cushions',
    title: 'Cushions',
    note: 'A filling a little larger than its cover makes a full cushion.',
    sizes: ['Cover'],
    measures: ['Across', 'Filling'],
    rows: [row('45 x 45 cm', 45, 50), row('50 x 50 cm', 50, 55)],
  },
};

/**
 * The tables a shopper needs for a style.
 * @returns Those its own sizes are in, then lengths where it has any; empty for what has no sizes.
 */
export function sizeTablesFor(
  style: Pick<Product, 'sku' | 'categories' | 'sizes' | 'lengths'>,
): readonly SizeTable[] {
  if (isGiftCard(style.sku)) return [];
  const own = candidates(style.categories[0]?.url ?? '').find((id) =>
    sizeTables[id].rows.some(({ sizes: [size = ''] }) => style.sizes.includes(size)),
  );
  if (own === undefined) return [];
  return style.lengths.length > 0 ? [sizeTables[own], sizeTables.lengths] : [sizeTables[own]];
}

function candidates(department: string): readonly SizeTableId[] {
  if (department.startsWith('/womens')) return ['womens'];
  if (department.startsWith('/mens')) return ['mens', 'mens-waist'];
  return ['cushions'];
}
