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

/** The shop's bird, as it is woven into the labels. */
function Bird() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d="M12 58C20 34 46 26 62 36C66 26 80 24 86 32L96 36L86 40C84 62 64 76 44 70L34 84L32 68C24 68 14 66 4 78C4 70 6 62 12 58Z" />
      <path d="M46 70L44 92M56 69L58 91" />
    </svg>
  );
}

/** A listing without products: why that may be, and where to go on. */
export function NoProducts({ place, suggestedCategories = [] }: NoProductsProps) {
  const { query } = place;
  const { href } = usePageFacts();
  return (
    <NoProductsRoot>
      <Bird />
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
