import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { Result } from '@tailorbird/commerce/result';
import { searchHref } from '@tailorbird/commerce/search/searchTerm';
import { Icon } from '@tailorbird/ui/Icon';
import { SearchIcon } from '@tailorbird/ui/icons';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCombobox } from '../form/useCombobox.ts';
import { OpeningAnswers } from './OpeningAnswers.tsx';
import { SearchAnswers } from './SearchAnswers.tsx';
import { SearchBoxRoot } from './SearchBox.styles.ts';
import type { SearchOpening } from './searchOpening.ts';
import { useOpening } from './useOpening.ts';
import { useRecentSearches } from './useRecentSearches.ts';
import { type AskSuggestions, useSuggestions } from './useSuggestions.ts';

interface SearchBoxProps {
  readonly ask: AskSuggestions;
  /** Fetches what a search begins with. */
  readonly open: () => Promise<Result<SearchOpening, string>>;
  /** What is in the field at first. */
  readonly initial?: string;
}

/** The search field, and below it what completes the term. Enter leads to the results, a blank term nowhere. */
export function SearchBox({ ask, open, initial = '' }: SearchBoxProps) {
  const { href } = usePageFacts();
  const navigate = useNavigate();
  const [input, setInput] = useState(initial);
  const live = useSuggestions(input, ask);
  const { recent, remember, forget } = useRecentSearches();
  const opening = useOpening(open);
  const { list, listId, active, leaveOption, onKeyDown } = useCombobox();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const to = searchHref(input);
    if (to === null) return;
    remember(input);
    void navigate(href(to));
  };
  return (
    <SearchBoxRoot>
      <form action={href('/search')} role="search" onSubmit={search}>
        <Icon of={SearchIcon} />
        <input
          // The dialog focuses what has this attribute as it opens; React's own property sets none.
          ref={(field) => field?.setAttribute('autofocus', '')}
          type="text"
          name="query"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label="Search the shop"
          aria-autocomplete="list"
          aria-expanded={live.suggestions !== undefined || (input === '' && recent.length > 0)}
          aria-controls={listId}
          aria-activedescendant={active}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          placeholder="Cord shirt, striped tee, mug"
          value={input}
          onChange={(event) => {
            setInput(event.target.value);
            leaveOption();
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit">Search</button>
      </form>
      <div ref={list} data-part="answers" aria-busy={live.busy}>
        <SearchAnswers
          listId={listId}
          input={input}
          live={live}
          recent={recent}
          active={active}
          onChoose={remember}
          onForget={forget}
        />
        {input.trim() === '' && opening && <OpeningAnswers opening={opening} />}
      </div>
    </SearchBoxRoot>
  );
}
