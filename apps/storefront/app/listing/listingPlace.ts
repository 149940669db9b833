import type { ListingQuery } from '@tailorbird/commerce/listing/listingQuery';
import type { ListingView } from './listingView.ts';

/** What every part of a listing needs to write an address. */
export interface ListingPlace {
  /** Path with market prefix, without parameters. */
  readonly path: string;
  readonly query: ListingQuery;
  readonly view: ListingView;
}
