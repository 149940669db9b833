import { err, type Result } from '@tailorbird/commerce/result';
import {
  readSuggestions,
  type Suggestions,
  type SuggestionsAsked,
  suggestionsAddress,
} from '@tailorbird/commerce/search/suggestions';

/** How long a shopper's typing waits for the search service; Enter leads to the results all the while. */
const timeoutMs = 4000;

/** Asks the search service for what completes a term. No cookies go with it: the answer is the same for everybody. */
export async function fetchSuggestions(
  asked: SuggestionsAsked,
  signal: AbortSignal,
): Promise<Result<Suggestions, string>> {
  try {
    const response = await fetch(suggestionsAddress(asked), {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      credentials: 'omit',
      headers: { accept: 'application/json' },
    });
    if (!response.ok) return err(`The search service answered ${response.status}.`);
    return readSuggestions(await response.json());
  } catch (cause) {
    return err(`The search service did not answer: ${String(cause)}`);
  }
}
