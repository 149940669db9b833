import { type ListingQuery, listingHref } from '@tailorbird/commerce/listing/listingQuery';
import type { ListingPlace, ListingView } from './listingPlace.ts';

/** The layout the address asks for, or the usual one. */
export function viewIn(parameters: URLSearchParams, usual: ListingView): ListingView {
  const asked = parameters.get('view');
  return asked === 'grid' || asked === 'list' ? asked : usual;
}

/** The address of a query in a listing's layout; the usual one leaves no trace in it. */
export function listingAddress({ path, view, usualView }: ListingPlace, query: ListingQuery): string {
  const address = listingHref(path, query);
  if (view === usualView) return address;
  return `${address}${address.includes('?') ? '&' : '?'}view=${view}`;
}
