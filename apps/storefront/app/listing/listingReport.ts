import { addProducts } from '@tailorbird/commerce/analytics/personalisation';
import type { PageReport } from '../data-layer/report.ts';
import type { ListingPage } from './loadListing.ts';

/** Products have been seen in a list. */
export function listingReport({ listing }: { readonly listing?: ListingPage | undefined }): PageReport {
  return { events: [], calls: addProducts(listing?.cards ?? []) };
}
