import { facets } from '@tailorbird/commerce/listing/facets';
import { defaultSort } from '@tailorbird/commerce/listing/sortOrder';
import type { ListingPlace } from './listingPlace.ts';

interface KeptParametersProps {
  readonly place: ListingPlace;
  /** What the form sends on unchanged beside its own fields. */
  readonly keep: readonly ('query' | 'filters' | 'sort' | 'view')[];
}

/** The rest of a listing's address, as hidden fields of a form that changes one part of it. */
export function KeptParameters({ place, keep }: KeptParametersProps) {
  const { query, view, usualView } = place;
  const entries: [string, string][] = [];
  if (keep.includes('query') && query.query) entries.push(['query', query.query]);
  if (keep.includes('filters'))
    for (const facet of facets)
      for (const value of query.filters[facet]) entries.push([`filters[${facet}]`, value]);
  if (keep.includes('sort') && query.sort !== defaultSort) entries.push(['sort', query.sort]);
  if (keep.includes('view') && view !== usualView) entries.push(['view', view]);
  return entries.map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
}
