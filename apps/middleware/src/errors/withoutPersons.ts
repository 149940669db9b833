const longest = 2_000;
/** So much is read of a text that may be a page. */
const read = 4 * longest;

/** What may name a person or open a door, and what stands in its place. */
const hidden: readonly (readonly [RegExp, string])[] = [
  // What JSON could not be read of is somebody's body.
  [/"[^"]{0,200}"(?:\.\.\.)? is not valid JSON/g, '[text] is not valid JSON'],
  [/[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}/g, '[email]'],
  [/\?[^\s"'<>)]+/g, '?[query]'],
  // Cards, telephones, orders.
  [/\d(?:[ -]?\d){4,}/g, '[number]'],
];

/** A text of an error without addresses, queries, long numbers and tokens: what an error says may be a person's. */
export function withoutPersons(text: string): string {
  const plain = hidden.reduce(
    (left, [pattern, instead]) => left.replace(pattern, instead),
    text.slice(0, read),
  );
  return plain.replaceAll(/[\w-]{24,}/g, (word) => (/\d/.test(word) ? '[token]' : word)).slice(0, longest);
}
