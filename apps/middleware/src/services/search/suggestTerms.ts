import type { ProductCard } from '@tailorbird/commerce/model/product';
import { searchWords } from '@tailorbird/commerce/search/searchWords';
import type { ReadTerm } from '../../platforms/embedded/catalogue/readTerm.ts';

/** Terms worth searching for: what a misspelt one was meant to be, categories it names, then words of the styles it found. */
export function suggestTerms(
  { typed, understood, categories }: ReadTerm,
  found: readonly Pick<ProductCard, 'name' | 'colourways'>[],
): string[] {
  const asTyped = searchWords(typed).join(' ');
  const terms = [
    ...(understood === '' ? [] : [understood]),
    ...categories.map(({ name }) => name.toLowerCase()),
    ...completedTerms(understood, found),
  ];
  return [...new Set(terms)].filter((term) => term !== asTyped);
}

/**
 * What a half-typed term may become, by the names and colours of the styles it found, the most frequent first:
 * `stripe jum` found “Mabel Stripe Jumper”, so `stripe jumper`.
 */
export function completedTerms(
  term: string,
  cards: readonly Pick<ProductCard, 'name' | 'colourways'>[],
): string[] {
  const typed = searchWords(term);
  const last = typed.at(-1);
  if (last === undefined) return [];
  const before = typed.slice(0, -1);
  const counts = new Map<string, number>();
  for (const { name, colourways } of cards) {
    const texts = [name, ...new Set(colourways.map(({ colour }) => colour))];
    for (const text of texts) {
      const words = searchWords(text);
      const at = words.findIndex((word) => word.startsWith(last));
      if (at < 0) continue;
      const rest = words.slice(at).filter((word) => !before.includes(word));
      const completed = [...before, ...rest].join(' ');
      if (completed !== typed.join(' ')) counts.set(completed, (counts.get(completed) ?? 0) + 1);
    }
  }
  return [...counts]
    .toSorted(([a, m], [b, n]) => n - m || a.length - b.length || a.localeCompare(b))
    .map(([text]) => text);
}
