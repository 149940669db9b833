import { searchTerm } from '@tailorbird/commerce/search/searchTerm';
import type { Suggestions } from '@tailorbird/commerce/search/suggestions';
import { type AskLive, type LiveAnswer, useLiveAnswer } from '../useLiveAnswer.ts';

export type AskSuggestions = AskLive<Suggestions>;

/** What is known about the term in the field. */
export interface LiveSuggestions extends Omit<LiveAnswer<Suggestions>, 'answer'> {
  /** The last answer that came, while the next is on its way; none for a blank term. */
  readonly suggestions: Suggestions | undefined;
}

/** Suggestions for what is typed (commerce §5). */
export function useSuggestions(input: string, ask: AskSuggestions): LiveSuggestions {
  const { answer: suggestions, ...live } = useLiveAnswer(searchTerm(input), ask);
  return { ...live, suggestions };
}
