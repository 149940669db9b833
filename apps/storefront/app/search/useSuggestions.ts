import type { Result } from '@tailorbird/commerce/result';
import { searchTerm } from '@tailorbird/commerce/search/searchTerm';
import { type Suggestions, searchDelayMs } from '@tailorbird/commerce/search/suggestions';
import { useEffect, useState } from 'react';

/** Answers a term; a request that is no longer wanted is aborted. */
export type AskSuggestions = (term: string, signal: AbortSignal) => Promise<Result<Suggestions, string>>;

interface Answer {
  readonly term: string;
  readonly result: Result<Suggestions, string>;
}

/** What is known about the term in the field. */
export interface LiveSuggestions {
  /** The last answer that came, while the next is on its way; none for a blank term. */
  readonly suggestions: Suggestions | undefined;
  /** Whether the answer to what is in the field is still to come. */
  readonly busy: boolean;
  /** The service did not answer. */
  readonly resting: boolean;
  readonly retry: () => void;
}

/** Suggestions for what is typed: asked once the typing pauses, and the request before is given up (commerce §5). */
export function useSuggestions(input: string, ask: AskSuggestions): LiveSuggestions {
  const term = searchTerm(input);
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  // The external system is the search service.
  useEffect(() => {
    if (term === null) return;
    const controller = new AbortController();
    const askNow = async () => {
      const result = await ask(term, controller.signal);
      if (!controller.signal.aborted) setAnswer({ term, result });
    };
    const timer = setTimeout(() => void askNow(), searchDelayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term, ask, attempt]);
  const shown = term !== null && answer && isSameSearch(term, answer.term) ? answer : undefined;
  const busy = term !== null && shown?.term !== term;
  return {
    suggestions: shown?.result.ok ? shown.result.value : undefined,
    busy,
    resting: !busy && shown?.result.ok === false,
    retry: () => {
      setAnswer(undefined);
      setAttempt((before) => before + 1);
    },
  };
}

/** While the next answer is on its way the last one stays, as long as letters are only added or taken away. */
function isSameSearch(term: string, before: string): boolean {
  return term.startsWith(before) || before.startsWith(term);
}
