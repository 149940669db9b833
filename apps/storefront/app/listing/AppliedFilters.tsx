import { clearFilters, facets, filterCount, toggleFilter } from '@tailorbird/commerce/listing/listingQuery';
import { Icon } from '@tailorbird/ui/Icon';
import { CloseIcon } from '@tailorbird/ui/icons';
import { AppliedFiltersRoot } from './AppliedFilters.styles.ts';
import type { ListingPlace } from './listingPlace.ts';
import { listingAddress } from './listingView.ts';

/** The chosen values, each a link that takes it out again. */
export function AppliedFilters({ place: { path, query, view } }: { place: ListingPlace }) {
  if (filterCount(query) === 0) return null;
  return (
    <AppliedFiltersRoot aria-label="Applied filters">
      {facets.flatMap((facet) =>
        query.filters[facet].map((value) => (
          <li key={facet + value}>
            <a
              href={listingAddress(path, toggleFilter(query, facet, value), view)}
              aria-label={`Remove ${facet} ${value}`}
            >
              {facet === 'size' ? `Size ${value}` : value}
              <Icon of={CloseIcon} size={14} />
            </a>
          </li>
        )),
      )}
      <li>
        <a data-part="clear" href={listingAddress(path, clearFilters(query), view)}>
          Clear All
        </a>
      </li>
    </AppliedFiltersRoot>
  );
}
