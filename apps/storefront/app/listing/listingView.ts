import { type ListingQuery, listingHref } from '@tailorbird/commerce/listing/listingQuery';

/** How cards are laid out (commerce §2 category listing). */
export type ListingView = 'grid' | 'list';

/** The layout the address asks for. */
export function viewIn(parameters: URLSearchParams): ListingView {
  return parameters.get('view') === 'list' ? 'list' : 'grid';
}

/** The address of a listing in a layout; the usual grid leaves no trace in it. */
export function listingAddress(path: string, query: ListingQuery, view: ListingView): string {
  const address = listingHref(path, query);
  if (view === 'grid') return address;
  return `${address}${address.includes('?') ? '&' : '?'}view=list`;
}
