/** How a listing can be sorted; the address says `sort={field}-{direction}` (commerce §2 category listing). */
export const sortOrders = ['featured-asc', 'newest-desc', 'price-asc', 'price-desc', 'name-asc'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const defaultSort: SortOrder = 'featured-asc';

/** The words of each order in the sort menu. */
export const sortLabels: { readonly [S in SortOrder]: string } = {
  'featured-asc': 'Featured',
  'newest-desc': 'New in',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  'name-asc': 'Name: A to Z',
};

/**
 * The order the parameters `sort` and `direction` ask for. `sort` may carry its direction itself
 * (`price-desc`) or leave it to `direction`.
 * @returns `featured-asc` for anything that is not understood.
 */
export function readSort(sort: string | undefined, direction: string | undefined): SortOrder {
  for (const asked of [sort, `${sort}-${direction}`, `${sort}-asc`, `${sort}-desc`]) {
    const known = sortOrders.find((order) => order === asked);
    if (known) return known;
  }
  return defaultSort;
}
