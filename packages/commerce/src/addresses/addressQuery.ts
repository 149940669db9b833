/** So many addresses are offered at most. */
export const foundAddresses = 8;

const maxQueryLength = 100;
const minQueryLength = 3;

/**
 * What is typed into the address finder as it is looked up: trimmed and without control characters.
 * @returns At most 100 characters; null while it is too short (under 3) to mean a place.
 */
export function addressQuery(input: string): string | null {
  const query = input
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .toWellFormed()
    .trim();
  return query.length < minQueryLength ? null : query;
}
