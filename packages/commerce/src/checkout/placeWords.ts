import type { Market } from '../market.ts';

/** What the parts of an address are called in a market. */
export interface PlaceWords {
  readonly county: string;
  readonly postCode: string;
  /** What may be typed to find an address. */
  readonly finderHint: string;
}

/** Each market's own words for the parts of an address: labels and messages say the same. */
export const placeWords: { readonly [M in Market]: PlaceWords } = {
  uk: { county: 'County', postCode: 'Postcode', finderHint: 'Type a postcode, or a street and a town.' },
  eu: {
    county: 'County or region',
    postCode: 'Postcode or Eircode',
    finderHint: 'Type a postcode or Eircode, or a street and a town.',
  },
  us: {
    county: 'State or province',
    postCode: 'ZIP or postal code',
    finderHint: 'Type a ZIP or postal code, or a street and a town.',
  },
};
