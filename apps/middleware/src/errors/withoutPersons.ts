const longest = 2_000;
/** So much is read of a text that may be a page. */
const read = 4 * longest;

const unread = ' is not valid JSON';

/** A text of an error without addresses, queries, long numbers and tokens: what an error says may be a person's. */
export function withoutPersons(text: string): string {
  return (
    withoutBody(text.slice(0, read))
      .replaceAll(/\?[^\s"'<>)]+/g, '?[query]')
      .replaceAll(/[^\s"'<>(),;:]+/g, (word) => (isAddress(word) ? '[email]' : word))
      // Cards, telephones, orders.
      .replaceAll(/\d(?:[ -]?\d){4,}/g, '[number]')
      .replaceAll(/[\w-]{24,}/g, (word) => (/\d/.test(word) ? '[token]' : word))
      .slice(0, longest)
  );
}

/** What JSON could not be read of is somebody's body, which is quoted. */
function withoutBody(text: string): string {
  const quote = text.indexOf('"');
  return text.includes(unread) && quote >= 0 ? `${text.slice(0, quote)}[text]${unread}` : text;
}

/** `@` begins the name of a package as well, behind a slash. */
function isAddress(word: string): boolean {
  const [name = '', host = ''] = word.split('@');
  return name !== '' && !name.endsWith('/') && host.includes('.');
}
