import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { facets } from '@tailorbird/commerce/listing/facets';
import { clearFilters, filterCount, toggleFilter } from '@tailorbird/commerce/listing/listingQuery';
import { Icon } from '@tailorbird/ui/Icon';
import { CloseIcon } from '@tailorbird/ui/icons';
import { AppliedFiltersRoot } from './AppliedFilters.styles.ts';
import { facetValueText } from './facetWords.ts';
import type { ListingPlace } from './listingPlace.ts';
import { listingAddress } from './listingView.ts';

interface AppliedFiltersProps {
  readonly place: ListingPlace;
  /** The term that narrows a category; a search is of its term, which cannot be taken out. */
  readonly term: string;
}

/** What the listing is narrowed by, each a link that takes it out again. */
export function AppliedFilters({ place, term }: AppliedFiltersProps) {
  const { query } = place;
  const { market } = usePageFacts();
  if (term === '' && filterCount(query) === 0) return null;
  const withoutTerm = term === '' ? query : { ...query, query: '', page: 1 };
  return (
    <AppliedFiltersRoot aria-label="Applied filters">
      {term !== '' && (
        <li>
          <a href={listingAddress(place, withoutTerm)} aria-label={`Remove “${term}”`}>
            “{term}”
            <Icon of={CloseIcon} size={14} />
          </a>
        </li>
      )}
      {facets.flatMap((facet) =>
        query.filters[facet].map((value) => (
          <li key={facet + value}>
            <a
              href={listingAddress(place, toggleFilter(query, facet, value))}
              aria-label={`Remove ${facet} ${facetValueText(facet, value, market)}`}
            >
              {facet === 'size' ? 'Size ' : ''}
              {facetValueText(facet, value, market)}
              <Icon of={CloseIcon} size={14} />
            </a>
          </li>
        )),
      )}
      <li>
        <a data-part="clear" href={listingAddress(place, clearFilters(withoutTerm))}>
          Clear All
        </a>
      </li>
    </AppliedFiltersRoot>
  );
}
