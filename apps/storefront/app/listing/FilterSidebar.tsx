import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { clearFilters } from '@tailorbird/commerce/listing/listingQuery';
import type { Facet } from '@tailorbird/commerce/model/category';
import { Button } from '@tailorbird/ui/Button';
import { IconButton } from '@tailorbird/ui/IconButton';
import { CloseIcon } from '@tailorbird/ui/icons';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useWaiting } from '../useWaiting.ts';
import { FilterSidebarRoot } from './FilterSidebar.styles.ts';
import { facetTitle, facetValueText } from './facetWords.ts';
import { KeptParameters } from './KeptParameters.tsx';
import type { ListingPlace } from './listingPlace.ts';
import { listingAddress } from './listingView.ts';
import { useLiveCounts } from './useLiveCounts.ts';

/** What the button that opens the filters points at. */
export const filterSidebarId = 'filters';

interface FilterSidebarProps {
  readonly place: ListingPlace;
  readonly facets: readonly Facet[];
}

/**
 * What the catalogue knows of its styles, colour and size first, with the number of styles behind each value. A native
 * popover around a plain form: it opens, applies and clears without script (commerce §4 Filter sidebar). With scripts the
 * numbers follow what is ticked, and Done says how many styles it will show.
 */
export function FilterSidebar({ place, facets }: FilterSidebarProps) {
  const sidebar = useRef<HTMLDivElement>(null);
  return (
    <FilterSidebarRoot ref={sidebar} id={filterSidebarId} popover="auto" role="dialog" aria-label="Filters">
      <FilterForm
        key={JSON.stringify([place.path, place.query.query, place.query.filters])}
        place={place}
        facets={facets}
        onClose={() => sidebar.current?.hidePopover()}
      />
    </FilterSidebarRoot>
  );
}

function FilterForm({ place, facets, onClose }: FilterSidebarProps & { onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { path, query } = place;
  const { counts, recount, forget } = useLiveCounts(place);
  /** Unticks what was never applied, for which the address does not change. */
  const clear = () => {
    form.current?.reset();
    forget();
    onClose();
  };
  const loading = useWaiting(useNavigation().state === 'loading');
  const offered = facets.filter(({ values }) => values.length > 0);
  return (
    <Form ref={form} action={path} onSubmit={onClose} onChange={(event) => void recount(event.currentTarget)}>
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
        <FacetChoices
          key={facet.name}
          facet={facet}
          chosen={query.filters[facet.name]}
          live={counts?.facets.find(({ name }) => name === facet.name)}
        />
      ))}
      <footer>
        <Button variant="secondary" href={listingAddress(place, clearFilters(query))} onClick={clear}>
          Clear All
        </Button>
        <Button type="submit">{counts ? `Done: show ${counts.total}` : 'Done'}</Button>
      </footer>
    </Form>
  );
}

interface FacetChoicesProps {
  readonly facet: Facet;
  readonly chosen: readonly string[];
  /** The facet under what is ticked now. */
  readonly live: Facet | undefined;
}

function FacetChoices({ facet, chosen, live }: FacetChoicesProps) {
  const { market } = usePageFacts();
  const countOf = (value: string, count: number) =>
    live ? (live.values.find((one) => one.value === value)?.productCount ?? 0) : count;
  return (
    <fieldset data-facet={facet.name}>
      <legend>{facetTitle(facet.name, market)}</legend>
      {facet.values.map(({ value, productCount, swatch }) => {
        const count = countOf(value, productCount);
        return (
          <label key={value} data-none={count === 0 ? '' : undefined}>
            <input
              type="checkbox"
              name={`filters[${facet.name}]`}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            {swatch && <i aria-hidden="true" style={{ background: swatch }} />}
            <span>{facetValueText(facet.name, value, market)}</span>
            <small>{count}</small>
          </label>
        );
      })}
    </fieldset>
  );
}
