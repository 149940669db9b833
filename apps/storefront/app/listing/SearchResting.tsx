import { ErrorPage } from '@tailorbird/blocks/ErrorPage';
import { errorText } from '@tailorbird/blocks/errorText';
import { parseListingQuery } from '@tailorbird/commerce/listing/listingQuery';
import { useLocation } from 'react-router';
import { ListingTop } from './ListingTop.styles.ts';
import { SearchAgain } from './SearchAgain.tsx';
import { SearchFormRoot } from './SearchForm.styles.ts';

/** The error page of a search that does not answer, with the term kept to be tried again (reliability §4.9). */
export function SearchResting() {
  const { query: term } = parseListingQuery(new URLSearchParams(useLocation().search));
  return (
    <main id="main" tabIndex={-1}>
      <title>{`${errorText(503).pageTitle} | Tailorbird`}</title>
      <ErrorPage status={503} />
      <ListingTop>
        <SearchFormRoot>
          <p role="status">Search is resting. Please try again in a moment.</p>
          <SearchAgain term={term} />
        </SearchFormRoot>
      </ListingTop>
    </main>
  );
}
