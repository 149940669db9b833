import { searchTerm } from '@tailorbird/commerce/search/searchTerm';
import { useLocation } from 'react-router';
import { SearchAgain } from './SearchAgain.tsx';
import { SearchFormRoot } from './SearchForm.styles.ts';

/** What a search that does not answer leaves: the term, to be tried again (reliability §4.9). */
export function SearchResting() {
  const term = searchTerm(new URLSearchParams(useLocation().search).getAll('query').at(-1) ?? '') ?? '';
  return (
    <SearchFormRoot>
      <p role="status">Search is resting. Please try again in a moment.</p>
      <SearchAgain term={term} />
    </SearchFormRoot>
  );
}
