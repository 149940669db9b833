/** What a listing can be sorted by, each both ways; the address says `sort={field}-{direction}` (commerce §2 category listing). */
export const sortOrders = [
  'featured-asc',
  'featured-desc',
  'newest-asc',
  'newest-desc',
  'price-asc',
  'price-desc',
  'name-asc',
  'name-desc',
  'id-asc',
  'id-desc',
] as const;
export type SortOrder = (typeof sortOrders)[number];

export const defaultSort: SortOrder = 'featured-asc';

/** The orders of the sort menu. */
export const offeredOrders: readonly SortOrder[] = [
  'featured-asc',
  'newest-desc',
  'price-asc',
  'price-desc',
  'name-asc',
];

/** The words of each order in the sort menu, which shows one that it does not offer while a listing has it. */
export const sortLabels: { readonly [S in SortOrder]: string } = {
  'featured-asc': 'Featured',
  'featured-desc': 'Featured: last first',
  'newest-asc': 'Oldest first',
  'newest-desc': 'New in',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  'name-asc': 'Name: A to Z',
  'name-desc': 'Name: Z to A',
  'id-asc': 'Number: low to high',
  'id-desc': 'Number: high to low',
};

/**
 * The order the parameters `sort` and `direction` ask for. `sort` may carry its direction itself (`price-desc`), leave it
 * to `direction`, or say none: new styles come first then, all else goes up.
 * @returns `featured-asc` for anything that is not understood.
 */
export function readSort(sort: string | undefined, direction: string | undefined): SortOrder {
  const usual = sort === 'newest' ? 'desc' : 'asc';
  for (const asked of [sort, `${sort}-${direction}`, `${sort}-${usual}`]) {
    const known = sortOrders.find((order) => order === asked);
    if (known) return known;
  }
  return defaultSort;
}
