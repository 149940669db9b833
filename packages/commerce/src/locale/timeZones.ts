import type { Market } from '../market.ts';

/** The time zone a market's times are said in, by its IANA name: that of its home country, of New York in the United States. */
export const timeZones: { readonly [M in Market]: string } = {
  uk: 'Europe/London',
  eu: 'Europe/Dublin',
  us: 'America/New_York',
};
