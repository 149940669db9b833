import { countryName } from '../checkout/deliveryCountries.ts';
import type { Place } from '../model/address.ts';
import { stateCode } from './states.ts';

/** How a country's post wants what comes below the street: a text a line, with what stands between two parts. */
type Form = readonly string[];

const british: Form = ['{city}', '{county}', '{postCode}'];
const continental: Form = ['{postCode} {city}', '{county}'];
const oceanic: Form = ['{city} {county} {postCode}'];

/** The forms of the countries the shop delivers to (Universal Postal Union, addressing pages) that are not continental. */
const forms: { readonly [country: string]: Form } = {
  GB: british,
  JE: british,
  GG: british,
  IE: british,
  US: ['{city}, {county} {postCode}'],
  CA: ['{city}, {county} {postCode}'],
  AU: oceanic,
  NZ: oceanic,
  MT: ['{city} {postCode}', '{county}'],
  LV: ['{county}', '{city}, {postCode}'],
  IT: ['{postCode} {city} {county}'],
};

/**
 * Where something is, without its country, line by line as its country writes it: `Burlington, VT 05401`, `10999 Berlin`.
 * @returns No line for what was left blank.
 */
export function placeLines(place: Place): readonly string[] {
  const form = forms[place.country] ?? continental;
  const county = stateCode(place.country, place.county);
  const below = form.map((line) => filled(line, { ...place, county }));
  return [place.addressLine1, place.addressLine2, ...below].filter((line) => line.trim() !== '');
}

/** The same with the country, as it stands on a parcel. */
export function addressLines(place: Place): readonly string[] {
  return [...placeLines(place), countryName(place.country)];
}

/** A line with its parts; what stands before a part goes with it, and nothing stands before the first. */
function filled(line: string, { city, county, postCode }: Place): string {
  const parts: { readonly [name: string]: string } = { city, county, postCode };
  let text = '';
  let before = '';
  for (const piece of line.split(/[{}]/)) {
    const value = parts[piece]?.trim();
    if (value === undefined) before = piece;
    else if (value !== '') text += text === '' ? value : before + value;
  }
  return text;
}
