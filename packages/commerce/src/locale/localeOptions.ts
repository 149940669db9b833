import type { Currency, Market } from '../market.ts';

/** A site of the brand: one of ours, or the German one, which is somebody else's address. */
export type SiteLocale = Market | 'de';

/** A currency of an option, and the site that sells in it. */
export interface LocaleCurrency {
  readonly code: Currency;
  readonly siteLocaleCode: SiteLocale;
  /** Prefix of our site (`''`, `/eu`, `/us`), or the whole address of another. */
  readonly siteLocalePath: string;
}

/** A line of the locale selector (commerce §3). */
export interface LocaleOption {
  readonly name: string;
  readonly currencies: readonly LocaleCurrency[];
}

/** One option in one currency: what a shopper chooses. */
export interface LocaleChoice extends LocaleCurrency {
  readonly name: string;
}

const uk: LocaleCurrency = { code: 'GBP', siteLocaleCode: 'uk', siteLocalePath: '' };
const eu: LocaleCurrency = { code: 'EUR', siteLocaleCode: 'eu', siteLocalePath: '/eu' };
const us: LocaleCurrency = { code: 'USD', siteLocaleCode: 'us', siteLocalePath: '/us' };

export const restOfTheWorld = 'Rest of the World';

/** The locales offered, in their order (commerce §9). Germany is offered only by a shop that names its German site. */
export function localeOptions(germanSite: string | undefined): readonly LocaleOption[] {
  const germany: LocaleOption[] =
    germanSite === undefined
      ? []
      : [
          {
            name: 'Germany',
            currencies: [{ code: 'EUR', siteLocaleCode: 'de', siteLocalePath: germanSite }],
          },
        ];
  return [
    { name: 'United Kingdom', currencies: [uk] },
    ...germany,
    { name: 'Ireland', currencies: [eu] },
    { name: restOfTheWorld, currencies: [us, eu] },
  ];
}

/** Every choice there is, one a currency. */
export function localeChoices(germanSite: string | undefined): LocaleChoice[] {
  return localeOptions(germanSite).flatMap(({ name, currencies }) =>
    currencies.map((currency) => ({ name, ...currency })),
  );
}

/** A choice as a form sends it: `Ireland EUR`. */
export function choiceValue({ name, code }: Pick<LocaleChoice, 'name' | 'code'>): string {
  return `${name} ${code}`;
}
