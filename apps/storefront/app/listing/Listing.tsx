import { ProductGrid } from '@tailorbird/blocks/ProductGrid';
import { filterCount } from '@tailorbird/commerce/listing/listingQuery';
import { Pagination } from '@tailorbird/ui/Pagination';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FilterSidebar } from './FilterSidebar.tsx';
import { ListingRoot } from './Listing.styles.ts';
import { ListingToolbar } from './ListingToolbar.tsx';
import type { ListingPlace } from './listingPlace.ts';
import { listingAddress } from './listingView.ts';
import type { ListingPage } from './loadListing.ts';
import type { ListingContent } from './loadListingContent.ts';
import { NoProducts } from './NoProducts.tsx';
import type { SuggestedCategory } from './suggestedCategories.ts';

interface ListingProps {
  readonly place: ListingPlace;
  readonly listing: ListingPage;
  readonly variant?: 'standard' | 'search';
  /** An editor’s cards among the products. */
  readonly cards?: ListingContent['cards'];
  /** Where a search that found nothing leads on to. */
  readonly suggestedCategories?: readonly SuggestedCategory[] | undefined;
}

/** Products of a category or a search, with what narrows, sorts and pages them: all of it in the address. */
export function Listing({ place, listing, variant = 'standard', cards, suggestedCategories }: ListingProps) {
  const { query, view } = place;
  const foundNothing = listing.total === 0 && query.query && filterCount(query) === 0;
  return (
    <ListingRoot>
      {!foundNothing && <ListingToolbar place={place} total={listing.total} />}
      <AppliedFilters place={place} term={variant === 'search' ? '' : query.query} />
      <FilterSidebar place={place} facets={listing.facets} />
      {listing.cards.length > 0 ? (
        <ProductGrid
          products={listing.cards}
          variant={variant}
          layout={view}
          inView={2}
          level={2}
          {...(cards && { slots: cards })}
        />
      ) : (
        <NoProducts place={place} suggestedCategories={suggestedCategories} />
      )}
      {listing.pages > 1 && (
        <Pagination
          page={query.page}
          pages={listing.pages}
          hrefFor={(page) => listingAddress(place, { ...query, page })}
        />
      )}
    </ListingRoot>
  );
}
