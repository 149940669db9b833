import type { FoundPlace } from '@tailorbird/commerce/search/foundPages';
import { searchWords } from '@tailorbird/commerce/search/searchWords';

/** A category as a search sees it. */
export interface ListedCategory {
  readonly name: string;
  /** Without `/browse`: `/womens/dresses`. */
  readonly url: string;
  readonly styles: number;
}

const most = 4;

/**
 * The categories a term names: each word of the term is of the category or of one above it, or the term has each word of
 * the category's name (`navy dress` has `Dresses`). Those that the term names most wholly come first, then the largest.
 * @param spoken Of each thing typed, all the words that say it.
 * @param isHalfTyped Whether the last may be the beginning of a word.
 */
export function foundCategories(
  all: readonly ListedCategory[],
  spoken: readonly (readonly string[])[],
  isHalfTyped: boolean,
): FoundPlace[] {
  if (spoken.length === 0) return [];
  const nameOf = new Map(all.map(({ url, name }) => [url, name]));
  const above = (url: string) =>
    url.split('/').flatMap((_, at, parts) => nameOf.get(parts.slice(0, at + 1).join('/')) ?? []);
  const found = all.flatMap((category) => {
    const own = searchWords(category.name).filter((word) => word !== 'and');
    const around = searchWords(above(category.url).join(' '));
    const says = (words: readonly string[], one: string, isBeginning: boolean) =>
      words.some((word) => isSame(word, one) || (isBeginning && one.startsWith(word)));
    const isEnd = (at: number) => isHalfTyped && at === spoken.length - 1;
    const missing = own.filter((one) => !spoken.some((words, at) => says(words, one, isEnd(at)))).length;
    const everySaid = spoken.every((words, at) => around.some((one) => says(words, one, isEnd(at))));
    const isNamed = missing === 0 || (everySaid && missing < own.length);
    if (!isNamed || category.styles === 0) return [];
    return [{ ...category, missing, unsaid: everySaid ? 0 : 1, said: own.length - missing }];
  });
  const isShared = (name: string) => all.filter((one) => one.name === name).length > 1;
  return found
    .toSorted(
      (a, b) =>
        a.missing - b.missing ||
        a.unsaid - b.unsaid ||
        b.said - a.said ||
        b.styles - a.styles ||
        a.url.localeCompare(b.url),
    )
    .slice(0, most)
    .map(({ name, url }) => ({
      name: isShared(name) ? `${above(url)[0]} ${name}` : name,
      path: `/browse${url}`,
    }));
}

function isSame(a: string, b: string): boolean {
  return singular(a) === singular(b);
}

/** `dresses` is `dress`, `jumpers` is `jumper`; near enough for names of categories. */
function singular(word: string): string {
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
