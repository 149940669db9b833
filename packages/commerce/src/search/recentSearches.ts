import { searchTerm } from './searchTerm.ts';

const most = 5;

/**
 * The searches of this device with one more; the same words in other letters are the same.
 * @returns The last one first, at most 5; as they were when there is nothing to search for.
 */
export function withRecentSearch(recent: readonly string[], input: string): readonly string[] {
  const term = searchTerm(input);
  if (term === null) return recent;
  const others = recent.filter((one) => one.toLowerCase() !== term.toLowerCase());
  return [term, ...others].slice(0, most);
}

/**
 * What the device kept, as far as it is a list of terms.
 * @returns At most 5; empty for anything else.
 */
export function readRecentSearches(kept: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    if (!Array.isArray(list)) return [];
    return list
      .map((one) => (typeof one === 'string' ? searchTerm(one) : null))
      .filter((term) => term !== null)
      .slice(0, most);
  } catch {
    return [];
  }
}
