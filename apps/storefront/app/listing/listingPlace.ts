import type { ListingQuery } from '@tailorbird/commerce/listing/listingQuery';

/** How cards are laid out (commerce §2 category listing). */
export type ListingView = 'grid' | 'list';

/** What every part of a listing needs to write an address. */
export interface ListingPlace {
  /** Path with market prefix, without parameters. */
  readonly path: string;
  readonly query: ListingQuery;
  readonly view: ListingView;
  /** The layout of an address that asks for none: a grid, but for the wide cards of a search (commerce §2 search results). */
  readonly usualView: ListingView;
}
