import type { Market } from '../market.ts';

/**
 * The countries a market's address form offers, home first, ISO 3166-1 alpha-2. The UK delivers to the UK,
 * Jersey and Guernsey (commerce §5); the EU and US sites also send gifts to Great Britain, where express
 * and next day exist.
 */
export const deliveryCountries: { readonly [M in Market]: readonly string[] } = {
  uk: ['GB', 'JE', 'GG'],
  eu: [
    'IE',
    'AT',
    'BE',
    'BG',
    'CY',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'HU',
    'IT',
    'LT',
    'LU',
    'LV',
    'MT',
    'NL',
    'PL',
    'PT',
    'RO',
    'SE',
    'SI',
    'SK',
    'GB',
  ],
  us: ['US', 'CA', 'AU', 'NZ', 'GB'],
};

/** Whether a market delivers to a country; if not the shopper reads `messages.cannotShip`. */
export function deliversTo(market: Market, country: string): boolean {
  return deliveryCountries[market].includes(country);
}

/**
 * A country's name in English, for the address form: `countryName('GG')` is Guernsey.
 * @returns What is no code stays as it is.
 */
export function countryName(country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  names ??= new Intl.DisplayNames('en-GB', { type: 'region' });
  return names.of(country) ?? country;
}

/** Made when a name is first asked for: a phone takes long over it. */
let names: Intl.DisplayNames | undefined;
