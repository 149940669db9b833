import { expect, test } from 'vitest';
import { markets } from '../market.ts';
import { choiceValue, localeChoices, localeOptions } from './localeOptions.ts';
import { preferredLocaleOf, savedLocale } from './preferredLocale.ts';
import { setUpLocale } from './setUpLocale.ts';
import { localeOfCountry, suggestedLocale } from './suggestedLocale.ts';

const germanSite = 'https://de.tailorbird.example';
const person = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', saved: undefined };
const choice = (value: string) => {
  const found = localeChoices(germanSite).find((one) => choiceValue(one) === value);
  if (!found) throw new Error(`${value} is not offered`);
  return found;
};

test('commerce §9 locales 1: United Kingdom, Germany elsewhere, Ireland, and the Rest of the World in USD and EUR', () => {
  expect(localeChoices(germanSite).map((one) => [choiceValue(one), one.siteLocalePath])).toEqual([
    ['United Kingdom GBP', ''],
    ['Germany EUR', germanSite],
    ['Ireland EUR', '/eu'],
    ['Rest of the World USD', '/us'],
    ['Rest of the World EUR', '/eu'],
  ]);
  expect(localeChoices(undefined).map(choiceValue)).toEqual([
    'United Kingdom GBP',
    'Ireland EUR',
    'Rest of the World USD',
    'Rest of the World EUR',
  ]);
});

test('commerce §2 markets 2: the German site is an external address, offered once a setting names it', () => {
  expect(choice('Germany EUR')).toMatchObject({ siteLocaleCode: 'de', siteLocalePath: germanSite });
  expect(localeOptions(undefined).map(({ name }) => name)).toEqual([
    'United Kingdom',
    'Ireland',
    'Rest of the World',
  ]);
});

test('commerce §3 locale option 1: an option has a name and currencies with code, site and path', () => {
  expect(localeOptions(germanSite).at(-1)).toEqual({
    name: 'Rest of the World',
    currencies: [
      { code: 'USD', siteLocaleCode: 'us', siteLocalePath: '/us' },
      { code: 'EUR', siteLocaleCode: 'eu', siteLocalePath: '/eu' },
    ],
  });
});

test.each([
  ['uk', 'United Kingdom', 'en-GB', 'GBP', 1406818],
  ['eu', 'Ireland and Europe', 'en-IE', 'EUR', 1407345],
  ['us', 'United States', 'en-US', 'USD', 1421371],
] as const)(
  'commerce §3 locale 1: %s has a code, a label, an ISO code, a market, a currency and each vendor’s settings',
  (market, label, locale, currency, channelId) => {
    expect(setUpLocale(market)).toMatchObject({
      market,
      label,
      locale,
      currency,
      channelId,
      contentPrefix: market,
      searchIndex: `tailorbird-${market}`,
    });
  },
);

test.each([
  ['AT', 'Germany EUR'],
  ['DE', 'Germany EUR'],
  ['CA', 'Rest of the World USD'],
  ['US', 'Rest of the World USD'],
  ['GB', 'United Kingdom GBP'],
  ['IE', 'Ireland EUR'],
])('commerce §4 locale overlay 3: %s means %s', (country, value) => {
  expect(localeOfCountry(country, germanSite)).toEqual(choice(value));
});

test.each(['AT', 'DE'])(
  'commerce §4 locale overlay 3: %s means no Germany while there is no German site',
  (country) => {
    expect(localeOfCountry(country, undefined)).toEqual(choice('Rest of the World EUR'));
  },
);

test.each(['FR', 'JP', 'constructor', ''])(
  'commerce §4 locale overlay 4: English without a match (%j) means the Rest of the World in EUR',
  (country) => {
    expect(localeOfCountry(country, germanSite)).toEqual(choice('Rest of the World EUR'));
  },
);

test('commerce §4 locale overlay 4: so does Germany while there is no German site', () => {
  expect(localeOfCountry('DE', undefined)).toEqual(choice('Rest of the World EUR'));
});

test('commerce §4 locale overlay 1: a detected locale that is not this site’s is offered, one that is is not', () => {
  expect(suggestedLocale('uk', { ...person, country: 'IE' }, germanSite)).toEqual(choice('Ireland EUR'));
  expect(suggestedLocale('eu', { ...person, country: 'IE' }, germanSite)).toBeUndefined();
  expect(suggestedLocale('uk', { ...person, country: undefined }, germanSite)).toBeUndefined();
});

test('commerce §4 locale overlay 1: what was chosen before goes before the country', () => {
  const saved = choice('Rest of the World USD');
  expect(suggestedLocale('uk', { ...person, saved, country: 'GB' }, germanSite)).toEqual(saved);
  expect(suggestedLocale('us', { ...person, saved, country: 'GB' }, germanSite)).toBeUndefined();
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1',
])('commerce §4 locale overlay 2: crawlers are left where they are: %s', (userAgent) => {
  const saved = choice('Ireland EUR');
  expect(suggestedLocale('uk', { userAgent, saved, country: 'US' }, germanSite)).toBeUndefined();
});

test('commerce §3 preferred locale 1: the cookie keeps localeCode, localeName and currencyCode', () => {
  const ireland = choice('Ireland EUR');
  expect(preferredLocaleOf(ireland)).toEqual({
    localeCode: 'eu',
    localeName: 'Ireland',
    currencyCode: 'EUR',
  });
  const preferred = JSON.stringify(preferredLocaleOf(ireland));
  expect(savedLocale({ preferred, site: undefined }, germanSite)).toEqual(ireland);
});

test('commerce §9 locale cookie 2: the site speaks when the choice itself is gone', () => {
  const of = (site: string) => savedLocale({ preferred: undefined, site }, germanSite);
  expect(of('us')).toEqual(choice('Rest of the World USD'));
  expect(of('eu')).toEqual(choice('Rest of the World EUR'));
});

test.each([
  [undefined, undefined],
  ['', ''],
  ['%E0%A4%A', undefined],
  ['null', undefined],
  [undefined, 'mars'],
])('what names no locale of ours says nothing: %j, %j', (preferred, site) => {
  expect(savedLocale({ preferred, site }, germanSite)).toBeUndefined();
});

test.each([
  ['locale', {}],
  ['locale', { uk: { ...markets.uk, locale: undefined } }],
  ['currency', { uk: { ...markets.uk, currency: undefined } }],
  ['country', { uk: { ...markets.uk, homeCountry: '' } }],
] as const)('commerce §5 locale 1: without its %s configuration the locale throws', (part, configuration) => {
  expect(() => setUpLocale('uk', configuration as Parameters<typeof setUpLocale>[1])).toThrow(
    `The market uk has no ${part} configuration`,
  );
});

test('a choice is known by its site, name and currency together, else by the site alone', () => {
  const ireland = preferredLocaleOf(choice('Ireland EUR'));
  for (const part of [{ localeName: 'Atlantis' }, { currencyCode: 'USD' }, { localeCode: 'us' }]) {
    const preferred = JSON.stringify({ ...ireland, ...part });
    expect(savedLocale({ preferred, site: undefined }, germanSite)).toBeUndefined();
    expect(savedLocale({ preferred, site: 'us' }, germanSite)).toEqual(choice('Rest of the World USD'));
  }
});
