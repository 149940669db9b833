import { colourFamilies } from '@tailorbird/commerce/colours/dyes';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import { searchWords } from '@tailorbird/commerce/search/searchWords';
import type { ReadTerm } from './readTerm.ts';

/** Colour families a term names. */
export function familiesNamed({ words }: ReadTerm): string[] {
  return colourFamilies.filter((family) => words.some(({ word }) => word === family.toLowerCase()));
}

/** Cards that a search found: each shows first what of its colours the term names, as `navy dress` does Navy. */
export function inNamedColours(cards: readonly ProductCard[], { words }: ReadTerm): ProductCard[] {
  const named = new Set(words.flatMap(({ word, says }) => searchWords([word, ...says].join(' '))));
  const isOther = (colour: string) => Number(!searchWords(colour).some((word) => named.has(word)));
  return cards.map((card) => ({
    ...card,
    colourways: card.colourways.toSorted((a, b) => isOther(a.colour) - isOther(b.colour)),
  }));
}
