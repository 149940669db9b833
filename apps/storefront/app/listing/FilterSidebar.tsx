import { clearFilters } from '@tailorbird/commerce/listing/listingQuery';
import type { Facet } from '@tailorbird/commerce/model/category';
import { Button } from '@tailorbird/ui/Button';
import { IconButton } from '@tailorbird/ui/IconButton';
import { CloseIcon } from '@tailorbird/ui/icons';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useWaiting } from '../useWaiting.ts';
import { FilterSidebarRoot } from './FilterSidebar.styles.ts';
import { KeptParameters } from './KeptParameters.tsx';
import type { ListingPlace } from './listingPlace.ts';
import { listingAddress } from './listingView.ts';

/** What the button that opens the filters points at. */
export const filterSidebarId = 'filters';

const titles = { colour: 'Colour', size: 'Size' } as const;

interface FilterSidebarProps {
  readonly place: ListingPlace;
  readonly facets: readonly Facet[];
}

/**
 * Colour and size with the number of styles behind each value. A native popover around a plain form: it
 * opens, applies and clears without script (commerce §4 Filter sidebar).
 */
export function FilterSidebar({ place, facets }: FilterSidebarProps) {
  const sidebar = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { path, query } = place;
  const close = () => sidebar.current?.hidePopover();
  /** Unticks what was never applied, for which the address does not change. */
  const clear = () => {
    form.current?.reset();
    close();
  };
  const loading = useWaiting(useNavigation().state === 'loading');
  const offered = facets.filter(({ values }) => values.length > 0);
  return (
    <FilterSidebarRoot ref={sidebar} id={filterSidebarId} popover="auto" role="dialog" aria-label="Filters">
      <Form ref={form} action={path} onSubmit={close} key={JSON.stringify(query.filters)}>
        <header>
          <h2>Filter</h2>
          <IconButton
            icon={CloseIcon}
            label="Close the filters"
            popoverTarget={filterSidebarId}
            popoverTargetAction="hide"
          />
        </header>
        <KeptParameters place={place} keep={['query', 'sort', 'view']} />
        {loading && <p role="status">Filters are loading.</p>}
        {!loading && offered.length === 0 && <p>There is nothing to filter here.</p>}
        {offered.map((facet) => (
          <FacetChoices key={facet.name} facet={facet} chosen={query.filters[facet.name]} />
        ))}
        <footer>
          <Button variant="secondary" href={listingAddress(place, clearFilters(query))} onClick={clear}>
            Clear All
          </Button>
          <Button type="submit">Done</Button>
        </footer>
      </Form>
    </FilterSidebarRoot>
  );
}

function FacetChoices({ facet, chosen }: { facet: Facet; chosen: readonly string[] }) {
  return (
    <fieldset data-facet={facet.name}>
      <legend>{titles[facet.name]}</legend>
      {facet.values.map(({ value, productCount, swatch }) => (
        <label key={value}>
          <input
            type="checkbox"
            name={`filters[${facet.name}]`}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
          {swatch && <i aria-hidden="true" style={{ background: swatch }} />}
          <span>{value}</span>
          <small>{productCount}</small>
        </label>
      ))}
    </fieldset>
  );
}
