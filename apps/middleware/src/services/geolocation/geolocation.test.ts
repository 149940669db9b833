import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createGeolocation, type GeolocationOptions, openCountryDatabase } from './createGeolocation.ts';

/** MaxMind's own test database (MIT): a few networks of some countries. */
const file = fileURLToPath(new URL('fixtures/countries.mmdb', import.meta.url));

async function ask(headers: Record<string, string>, options: Partial<GeolocationOptions> = {}) {
  const app = createGeolocation({
    countryHeader: undefined,
    countryOf: () => undefined,
    trustedProxies: { hops: 1 },
    guessesByLanguage: false,
    ...options,
  });
  const response = await app.request('/geoip/v2.1/country/me', { headers });
  return { status: response.status, body: await response.json() };
}

test("commerce §7 geolocation 1: a visitor's country answers its ISO code and English name", async () => {
  expect(await ask({ 'x-country': 'ie' }, { countryHeader: 'X-Country' })).toEqual({
    status: 200,
    body: { country: { iso_code: 'IE', names: { en: 'Ireland' } } },
  });
});

test('commerce §7 geolocation 1: without a header the address is looked up in the database', async () => {
  const opened = openCountryDatabase(file);
  if (!opened.ok) throw new Error(opened.error);
  const of = (address: string) => ask({ 'x-forwarded-for': address }, { countryOf: opened.value });
  expect(await of('81.2.69.160')).toMatchObject({ body: { country: { iso_code: 'GB' } } });
  expect(await of('::ffff:81.2.69.160')).toMatchObject({ body: { country: { iso_code: 'GB' } } });
  expect(await of('2001:218::1')).toMatchObject({ body: { country: { names: { en: 'Japan' } } } });
  for (const unknown of ['127.0.0.1', 'nonsense', '999.1.1.1'])
    expect(await of(unknown)).toMatchObject({ status: 404, body: { code: 'IP_ADDRESS_NOT_FOUND' } });
});

test('a header nobody of ours writes is not believed, nor one that names no country', async () => {
  expect((await ask({ 'cf-ipcountry': 'IE' })).status).toBe(404);
  for (const value of ['XX', 'T1', 'Ireland', '', '<b>', 'QQ'])
    expect((await ask({ 'cf-ipcountry': value }, { countryHeader: 'cf-ipcountry' })).status).toBe(404);
});

test('a file that is no database is told with its fix', () => {
  const opened = openCountryDatabase(fileURLToPath(import.meta.url));
  expect(opened.ok ? '' : opened.error).toMatch(
    /TAILORBIRD_COUNTRY_DATABASE is .* Name an \.mmdb file, or unset it\./,
  );
});

test('commerce §7 geolocation 1: a demonstration, which knows no country, takes the region of the browser’s language', async () => {
  const of = (language: string, more = {}) =>
    ask(
      { 'accept-language': language, 'x-forwarded-for': '81.2.69.160' },
      { guessesByLanguage: true, ...more },
    );
  expect(await of('en-IE,en;q=0.9')).toMatchObject({ body: { country: { iso_code: 'IE' } } });
  expect(await of('de-at')).toMatchObject({ body: { country: { names: { en: 'Austria' } } } });
  for (const nowhere of ['en', '', '*', 'zh-Hant-TW', 'en-XX', 'en-150', '<b>-GB'])
    expect([nowhere, (await of(nowhere)).status]).toEqual([nowhere, 404]);
  expect(await of('en-IE', { countryOf: () => 'GB' })).toMatchObject({
    body: { country: { iso_code: 'GB' } },
  });
  expect((await of('en-IE', { guessesByLanguage: false })).status).toBe(404);
});
