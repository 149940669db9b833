const maxTermLength = 200;

/**
 * A search term as it is looked up: trimmed, without control characters and half characters (commerce §4 search bar).
 * @returns At most 200 characters; null when empty, which goes nowhere.
 */
export function searchTerm(input: string): string | null {
  const term = input
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxTermLength)
    .toWellFormed()
    .trim();
  return term === '' ? null : term;
}

/**
 * Where Enter goes, without market prefix.
 * @returns Null when there is nothing to search for.
 */
export function searchHref(input: string): string | null {
  const term = searchTerm(input);
  return term === null ? null : `/search?query=${encodeURIComponent(term)}`;
}

/** Whether 'no products found' is said: not while the input is 3 characters or fewer (commerce §5). */
export function showsNoResults(input: string, resultCount: number): boolean {
  return resultCount === 0 && input.trim().length > 3;
}
