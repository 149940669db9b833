import type { Market } from '../market.ts';

/** What the parts of an address are called in a market. */
export interface PlaceWords {
  readonly street: string;
  readonly flat: string;
  readonly city: string;
  readonly county: string;
  readonly postCode: string;
  /** What is said where the street is missing. */
  readonly streetMissing: string;
  /** What may be typed to find an address. */
  readonly finderHint: string;
}

const british = {
  street: 'House number and street',
  flat: 'Flat or building',
  city: 'Town or city',
  streetMissing: 'House number and street are required',
};

/** Each market's own words for the parts of an address: labels and messages say the same. */
export const placeWords: { readonly [M in Market]: PlaceWords } = {
  uk: {
    ...british,
    county: 'County',
    postCode: 'Postcode',
    finderHint: 'Type a postcode, or a street and a town.',
  },
  eu: {
    ...british,
    county: 'County or region',
    postCode: 'Postcode or Eircode',
    finderHint: 'Type a postcode or Eircode, or a street and a town.',
  },
  us: {
    street: 'Street address',
    flat: 'Apt, suite or unit',
    city: 'City',
    county: 'State or province',
    postCode: 'ZIP code',
    streetMissing: 'Street address is required',
    finderHint: 'Type a ZIP code, or a street and a city.',
  },
};
