import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { listingMessages } from '@tailorbird/commerce/listing/listingMessages';
import type { FoundPlace } from '@tailorbird/commerce/search/foundPages';
import { searchHref, showsNoResults } from '@tailorbird/commerce/search/searchTerm';
import type { SuggestedProduct } from '@tailorbird/commerce/search/suggestions';
import { Picture } from '@tailorbird/ui/Picture';
import { Skeleton } from '@tailorbird/ui/Skeleton';
import type { ReactNode } from 'react';
import { useWaiting } from '../useWaiting.ts';
import type { LiveSuggestions } from './useSuggestions.ts';

interface OptionsProps {
  readonly listId: string;
  readonly input: string;
  readonly live: LiveSuggestions;
  readonly recent: readonly string[];
  /** Id of the option the arrow keys stand on. */
  readonly active: string | undefined;
  readonly onChoose: (term: string) => void;
}

interface SearchAnswersProps extends OptionsProps {
  readonly onForget: () => void;
}

/** What completes a term: terms and products; the searches before it while there is none; or why there is nothing. */
export function SearchAnswers({ onForget, ...props }: SearchAnswersProps) {
  const { listId, input, live, recent } = props;
  const waiting = useWaiting(live.busy && live.suggestions === undefined);
  const blank = input.trim() === '';
  const { terms: suggested = [], products = [], places = [] } = live.suggestions ?? {};
  // A category is led to as such.
  const terms = suggested.filter((term) => !places.some(({ name }) => name.toLowerCase() === term));
  const found = terms.length + products.length + places.length;
  return (
    <>
      <p role="status">{statusOf(input, live, found)}</p>
      <div role="listbox" id={listId} aria-label="Suggestions">
        {blank && <Terms {...props} title="Recent searches" terms={recent} />}
        {terms.length + places.length > 0 && (
          <div data-part="ways">
            <Places {...props} places={places} />
            <Terms {...props} title="Searches" terms={terms} />
          </div>
        )}
        <Products {...props} products={products} />
      </div>
      {blank && recent.length > 0 && (
        <button type="button" data-part="forget" onClick={onForget}>
          Forget these searches
        </button>
      )}
      {waiting && <Waiting />}
      {live.resting && <SearchResting retry={live.retry} />}
    </>
  );
}

/** Said, and shown where it is all there is to show. */
function statusOf(input: string, { suggestions, busy }: LiveSuggestions, found: number): ReactNode {
  if (suggestions === undefined || busy) return null;
  if (found === 0) return showsNoResults(input, found) ? listingMessages.noProducts : null;
  return <span data-part="spoken">{`${found === 1 ? '1 suggestion' : `${found} suggestions`}`}</span>;
}

function Terms({
  listId,
  active,
  onChoose,
  title,
  terms,
}: OptionsProps & { title: string; terms: readonly string[] }) {
  const { href } = usePageFacts();
  if (terms.length === 0) return null;
  const titleId = `${listId}${title[0]}`;
  return (
    <div role="group" aria-labelledby={titleId} data-part="terms">
      <b id={titleId}>{title}</b>
      {terms.map((term, at) => {
        const id = `${titleId}${at}`;
        return (
          <a
            key={term}
            id={id}
            role="option"
            aria-selected={id === active}
            tabIndex={-1}
            href={href(searchHref(term) ?? '/search')}
            onClick={() => onChoose(term)}
          >
            {term}
          </a>
        );
      })}
    </div>
  );
}

function Places({ listId, active, places }: OptionsProps & { places: readonly FoundPlace[] }) {
  const { href } = usePageFacts();
  if (places.length === 0) return null;
  const titleId = `${listId}W`;
  return (
    <div role="group" aria-labelledby={titleId} data-part="terms">
      <b id={titleId}>Categories and pages</b>
      {places.map(({ name, path }, at) => {
        const id = `${titleId}${at}`;
        return (
          <a key={path} id={id} role="option" aria-selected={id === active} tabIndex={-1} href={href(path)}>
            {name}
          </a>
        );
      })}
    </div>
  );
}

function Products({
  listId,
  active,
  input,
  onChoose,
  products,
}: OptionsProps & { products: readonly SuggestedProduct[] }) {
  const { href } = usePageFacts();
  if (products.length === 0) return null;
  const titleId = `${listId}P`;
  return (
    <div role="group" aria-labelledby={titleId} data-part="products">
      <b id={titleId}>Products</b>
      <div>
        {products.map(({ sku, name, url, imageUrl, colour }, at) => {
          const id = `${titleId}${at}`;
          return (
            <a
              key={sku}
              id={id}
              role="option"
              aria-selected={id === active}
              tabIndex={-1}
              href={href(url)}
              onClick={() => onChoose(input)}
            >
              <Picture src={imageUrl} alt="" sizes="200px" ratio="4 / 5" />
              <span>{name}</span>
              <small>{colour}</small>
            </a>
          );
        })}
      </div>
    </div>
  );
}

/** The places of the products to come, so that nothing moves when they are there. */
function Waiting() {
  return (
    <div data-part="products" aria-hidden="true">
      <div>
        {[1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} ratio="4 / 5" />
        ))}
      </div>
    </div>
  );
}

function SearchResting({ retry }: { retry: () => void }) {
  return (
    <div data-part="resting" role="alert">
      <p>Search is resting. Press Enter to see all results, or</p>
      <button type="button" onClick={retry}>
        try again
      </button>
    </div>
  );
}
