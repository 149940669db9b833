import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { type Context, Hono } from 'hono';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { clientAddress, routeOf } from '../../edge/clientAddress.ts';
import type { TrustedProxies } from '../../edge/trustedProxies.ts';

export interface GeolocationOptions {
  /** Header of our edge with the visitor's country; undefined where nothing of ours writes one. */
  readonly countryHeader: string | undefined;
  /** ISO code of the country of an address; undefined for one that is in no country or no database. */
  readonly countryOf: (address: string) => string | undefined;
  readonly trustedProxies: TrustedProxies;
  /** Whether the region of the browser's language stands in for a country nobody knows: in a demonstration alone. */
  readonly guessesByLanguage: boolean;
}

const englishNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * The geolocation service's protocol (services §13): `GET /geoip/v2.1/country/me` answers `country.iso_code` and
 * `country.names.en`, from the edge's header, else from the database, else, in a demonstration, from the browser's
 * language, else an error in the service's own form.
 */
export function createGeolocation(options: GeolocationOptions): Hono {
  const app = new Hono();
  app.get('/geoip/v2.1/country/me', (c) => {
    c.header('cache-control', 'private, no-store');
    const isoCode = fromHeader(c, options) ?? fromAddress(c, options) ?? fromLanguage(c, options);
    const name = isoCode === undefined ? undefined : englishNames.of(isoCode);
    if (isoCode === undefined || name === undefined)
      return c.json(
        { code: 'IP_ADDRESS_NOT_FOUND', error: 'The country of this visitor is not known.' },
        404,
      );
    return c.json({ country: { iso_code: isoCode, names: { en: name } } });
  });
  return app;
}

/** Edges write XX, T1 and the like for what is in no country. */
const noCountry = new Set(['XX', 'ZZ', 'T1', 'A1', 'A2', 'AP', 'EU']);

function fromHeader(c: Context, { countryHeader }: GeolocationOptions): string | undefined {
  const value = countryHeader && c.req.header(countryHeader)?.trim().toUpperCase();
  return value && /^[A-Z]{2}$/.test(value) && !noCountry.has(value) ? value : undefined;
}

function fromAddress(c: Context, { countryOf, trustedProxies }: GeolocationOptions): string | undefined {
  const address = clientAddress(routeOf(c), trustedProxies);
  return address === undefined ? undefined : countryOf(address);
}

/** The region of the language a browser likes best: `en-IE,en;q=0.9` is Ireland, `en` nowhere. */
function fromLanguage(c: Context, { guessesByLanguage }: GeolocationOptions): string | undefined {
  if (!guessesByLanguage) return undefined;
  return /^\s*[a-z]{2,3}-(?<region>[a-z]{2})(?![a-z\d-])/i
    .exec(c.req.header('accept-language') ?? '')
    ?.groups?.['region']?.toUpperCase();
}

/** Finds the country of an address: its ISO code, or nothing. */
export type CountryOf = (address: string) => string | undefined;

/** Opens a country database, once, in memory; without a file nobody's country is known. The error says what to do. */
export function openCountryDatabase(file: string | undefined): Result<CountryOf, string> {
  if (file === undefined) return ok(() => undefined);
  try {
    const reader = new Reader<CountryResponse>(readFileSync(file));
    return ok((address) => {
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
      return isIP(plain) === 0 ? undefined : reader.get(plain)?.country?.iso_code;
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return err(
      `TAILORBIRD_COUNTRY_DATABASE is ${file}, which cannot be read as a country database: ${reason} Name an .mmdb file, or unset it.`,
    );
  }
}
