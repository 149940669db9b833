import { filterCount } from '@tailorbird/commerce/listing/listingQuery';
import { offeredOrders, sortLabels } from '@tailorbird/commerce/listing/sortOrder';
import { Icon } from '@tailorbird/ui/Icon';
import { FilterIcon, GridIcon, ListIcon } from '@tailorbird/ui/icons';
import { useReady } from '@tailorbird/ui/useReady';
import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { filterSidebarId } from './FilterSidebar.tsx';
import { KeptParameters } from './KeptParameters.tsx';
import { ListingToolbarRoot } from './ListingToolbar.styles.ts';
import type { ListingPlace } from './listingPlace.ts';
import { listingAddress } from './listingView.ts';

/** How many there are, the way to the filters, the order and the layout. */
export function ListingToolbar({ place, total }: { place: ListingPlace; total: number }) {
  const { query, view } = place;
  const chosen = filterCount(query);
  return (
    <ListingToolbarRoot>
      <button type="button" popoverTarget={filterSidebarId}>
        <Icon of={FilterIcon} size={16} />
        {chosen > 0 ? `Filter (${chosen})` : 'Filter'}
      </button>
      <p role="status">{total === 1 ? '1 style' : `${total} styles`}</p>
      <SortForm place={place} />
      <div data-part="views">
        {(['grid', 'list'] as const).map((choice) => (
          <a
            key={choice}
            href={listingAddress({ ...place, view: choice }, query)}
            aria-current={choice === view ? 'true' : undefined}
            aria-label={choice === 'grid' ? 'Show as a grid' : 'Show as a list'}
          >
            <Icon of={choice === 'grid' ? GridIcon : ListIcon} size={20} />
          </a>
        ))}
      </div>
    </ListingToolbarRoot>
  );
}

/** Chooses at once where there is script; a button sends the choice where there is none. */
function SortForm({ place }: { place: ListingPlace }) {
  const list = useRef<HTMLSelectElement>(null);
  const { sort } = place.query;
  const submit = useSubmit();
  const ready = useReady();
  // The external system is the list, which holds what was chosen in it last, whatever the address says since.
  useEffect(() => {
    if (list.current) list.current.value = sort;
  }, [sort]);
  return (
    <Form action={place.path} data-part="sort">
      <KeptParameters place={place} keep={['query', 'filters', 'view']} />
      <label>
        <span>Sort</span>
        <select
          ref={list}
          name="sort"
          defaultValue={sort}
          onChange={(event) => void submit(event.currentTarget.form)}
        >
          {[...new Set([...offeredOrders, sort])].map((order) => (
            <option key={order} value={order}>
              {sortLabels[order]}
            </option>
          ))}
        </select>
      </label>
      {!ready && (
        <noscript>
          <button type="submit">Sort</button>
        </noscript>
      )}
    </Form>
  );
}
