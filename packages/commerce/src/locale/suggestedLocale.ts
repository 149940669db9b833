import type { Currency, Market } from '../market.ts';
import { isCrawler } from './isCrawler.ts';
import { type LocaleChoice, localeChoices, restOfTheWorld } from './localeOptions.ts';

/** Countries the specification names, and what they mean (commerce §4 locale overlay). */
const countries: { readonly [iso: string]: readonly [name: string, currency: Currency] } = {
  AT: ['Germany', 'EUR'],
  DE: ['Germany', 'EUR'],
  CA: [restOfTheWorld, 'USD'],
  US: [restOfTheWorld, 'USD'],
  GB: ['United Kingdom', 'GBP'],
  IE: ['Ireland', 'EUR'],
};

/**
 * What a visitor from a country is offered. The shop speaks English everywhere, so a country without a line of its own,
 * and Germany while there is no German site, mean the Rest of the World in EUR.
 * @returns Undefined while the country is not known.
 */
export function localeOfCountry(
  country: string | undefined,
  germanSite: string | undefined,
): LocaleChoice | undefined {
  if (country === undefined) return undefined;
  const choices = localeChoices(germanSite);
  const [name, currency] = (Object.hasOwn(countries, country) && countries[country]) || [];
  const exact = choices.find((choice) => choice.name === name && choice.code === currency);
  return exact ?? choices.find((choice) => choice.name === restOfTheWorld && choice.code === 'EUR');
}

export interface Visitor {
  readonly userAgent: string;
  /** What they chose before. */
  readonly saved: LocaleChoice | undefined;
  /** ISO 3166-1 alpha-2; undefined when nobody knows. */
  readonly country: string | undefined;
}

/**
 * The locale to offer on a site: what was chosen before, else what the country means.
 * @returns Undefined when that is this site, when nothing is known, and for crawlers.
 */
export function suggestedLocale(
  site: Market,
  visitor: Visitor,
  germanSite: string | undefined,
): LocaleChoice | undefined {
  if (isCrawler(visitor.userAgent)) return undefined;
  const wanted = visitor.saved ?? localeOfCountry(visitor.country, germanSite);
  return wanted?.siteLocaleCode === site ? undefined : wanted;
}
