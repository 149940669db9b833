import { lettersThanks } from '@tailorbird/commerce/customer/consentWords';

const texts: { readonly [word: string]: string } = {
  consent: lettersThanks,
  withdrawal: 'You will get no more letters from us.',
};

/** What was confirmed, for the word that stands in the address after it; null when it is none of ours. */
export function confirmedText(word: string | null): string | null {
  return word !== null && Object.hasOwn(texts, word) ? (texts[word] ?? null) : null;
}
