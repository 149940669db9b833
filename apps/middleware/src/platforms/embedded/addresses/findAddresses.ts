import { addressQuery, foundAddresses } from '@tailorbird/commerce/addresses/addressQuery';
import { deliveryCountries } from '@tailorbird/commerce/checkout/deliveryCountries';
import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { Place } from '@tailorbird/commerce/model/address';
import { ok } from '@tailorbird/commerce/result';
import type { Answer, Call } from '../../call.ts';
import { demonstrationPlaces } from './demonstrationStreets.ts';

/** The demonstration’s places, each with the words it is found by. */
const places = demonstrationPlaces.map((place) => {
  const { addressLine1, city, county, postCode } = place;
  const code = postCode.replaceAll(' ', '');
  return { place, words: [...wordsIn(`${addressLine1} ${city} ${county} ${postCode}`), ...wordsIn(code)] };
});

/** Finds the demonstration’s own addresses; a shop that has an address service asks it here. */
export async function findAddresses(
  { market }: Call,
  { query }: ParsedArgsOf<'commerce', 'findAddresses'>[0],
): Answer<Place[]> {
  const asked = wordsIn(addressQuery(query) ?? '');
  if (asked.length === 0) return ok([]);
  const countries = deliveryCountries[market];
  return ok(
    places
      .filter(({ place, words }) => countries.includes(place.country) && fits(asked, words))
      .toSorted((one, other) => Number(isExact(asked, other.words)) - Number(isExact(asked, one.words)))
      .slice(0, foundAddresses)
      .map(({ place }) => place),
  );
}

/** Whether each word asked for begins one of a place’s. */
function fits(asked: readonly string[], words: readonly string[]): boolean {
  return asked.every((word) => words.some((known) => known.startsWith(word)));
}

/** Whether a place has every word whole: house 1 comes before house 12. */
function isExact(asked: readonly string[], words: readonly string[]): boolean {
  return asked.every((word) => words.includes(word));
}

/** Words without case, accents and signs. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
