import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { type CountryResponse, Reader } from 'mmdb-lib';

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
