import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { listingMessages } from '@tailorbird/commerce/listing/listingMessages';
import { clearFilters, filterCount } from '@tailorbird/commerce/listing/listingQuery';
import type { ListingPlace } from './listingPlace.ts';
import { listingAddress } from './listingView.ts';
import { NoProductsRoot } from './NoProducts.styles.ts';
import type { SuggestedCategory } from './suggestedCategories.ts';

interface NoProductsProps {
  readonly place: ListingPlace;
  readonly suggestedCategories?: readonly SuggestedCategory[] | undefined;
}

/** A listing without products: why that may be, and where to go on. */
export function NoProducts({ place, suggestedCategories = [] }: NoProductsProps) {
  const { query } = place;
  const { href } = usePageFacts();
  return (
    <NoProductsRoot>
      <p role="status">{listingMessages.noProducts}</p>
      {filterCount(query) > 0 && (
        <a href={listingAddress(place, clearFilters(query))}>Look again without the filters</a>
      )}
      {query.query && (
        <p>Please check the spelling, or try fewer words: “shirt” finds more than “blue cord shirt”.</p>
      )}
      {suggestedCategories.length > 0 && (
        <ul aria-label="Look around instead">
          {suggestedCategories.map(({ name, to }) => (
            <li key={to}>
              <a href={href(to)}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      <a href={href('/')}>{listingMessages.goBackShopping}</a>
    </NoProductsRoot>
  );
}
