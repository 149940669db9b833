import { searchTerm } from '../search/searchTerm.ts';
import { byFacet, type FacetName, facets } from './facets.ts';
import { defaultSort, readSort, type SortOrder } from './sortOrder.ts';

/** The page size is fixed (commerce §2 category listing, §9): `itemsperpage` is read and changes nothing. */
export const pageSize = 48;
const lastPage = 10_000;
const maxFilters = 40;
const maxValueLength = 200;

/** Values chosen in each facet. */
export type ChosenFilters = { readonly [F in FacetName]: readonly string[] };

/** A listing that nothing narrows. */
export const noFilters: ChosenFilters = byFacet(() => []);

/** What a listing shows, as its address says it. */
export interface ListingQuery {
  /** The search term, trimmed; empty in a category. */
  readonly query: string;
  readonly page: number;
  readonly sort: SortOrder;
  /** Values chosen in each facet: unique, in alphabetical order, so that one choice has one address. */
  readonly filters: ChosenFilters;
}

/**
 * Reads the parameters of an address (`URLSearchParams` or its entries).
 * @returns Whatever is not understood is left out, or is the default: page 1, featured first.
 */
export function parseListingQuery(parameters: Iterable<readonly [string, string]>): ListingQuery {
  const entries = [...parameters];
  const last = (name: string) => entries.findLast(([key]) => key === name)?.[1];
  const chosen = (facet: FacetName) =>
    tidied(entries.filter(([key]) => key === `filters[${facet}]`).map(([, value]) => value));
  const page = last('page') ?? '';
  return {
    query: searchTerm(last('query') ?? '') ?? '',
    page: /^\d{1,9}$/.test(page) ? Math.min(lastPage, Math.max(1, Number(page))) : 1,
    sort: readSort(last('sort'), last('direction')),
    filters: byFacet(chosen),
  };
}

/**
 * The address of a listing, so that one choice has one address.
 * @returns Only what differs from the default stands in it, always in the same order; `path` alone when nothing does.
 */
export function listingHref(path: string, { query, page, sort, filters }: ListingQuery): string {
  const parts: [string, string][] = [];
  if (query !== '') parts.push(['query', query]);
  for (const facet of facets) for (const value of filters[facet]) parts.push([`filters[${facet}]`, value]);
  if (sort !== defaultSort) parts.push(['sort', sort]);
  if (page > 1) parts.push(['page', String(page)]);
  if (parts.length === 0) return path;
  return `${path}?${parts.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&')}`;
}

/** The query with a value of a facet taken in or out (commerce §4 filter sidebar), back on the first page. */
export function toggleFilter(query: ListingQuery, facet: FacetName, value: string): ListingQuery {
  const chosen = query.filters[facet];
  const toggled = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return { ...query, page: 1, filters: { ...query.filters, [facet]: tidied(toggled) } };
}

/** The query with all facets emptied, as Clear All does. */
export function clearFilters(query: ListingQuery): ListingQuery {
  return { ...query, page: 1, filters: noFilters };
}

/** How many values are chosen in all facets. */
export function filterCount({ filters }: ListingQuery): number {
  return facets.reduce((sum, facet) => sum + filters[facet].length, 0);
}

function tidied(values: readonly string[]): string[] {
  const known = values.map((value) => value.trim()).filter(isPlausible);
  return [...new Set(known)].toSorted().slice(0, maxFilters);
}

/** A facet value short enough to be one, and without what no database column can hold. */
function isPlausible(value: string): boolean {
  return value !== '' && value.length <= maxValueLength && value.isWellFormed() && !/\p{Cc}/u.test(value);
}
