import { type LocaleChoice, localeChoices } from './localeOptions.ts';

/** What is kept of a choice (commerce §3 preferred locale). */
export interface PreferredLocale {
  readonly localeCode: string;
  readonly localeName: string;
  readonly currencyCode: string;
}

/** A choice as it is kept. */
export function preferredLocaleOf({ siteLocaleCode, name, code }: LocaleChoice): PreferredLocale {
  return { localeCode: siteLocaleCode, localeName: name, currencyCode: code };
}

/** What a browser kept: the choice as JSON, and the code of the site when that is forgotten. */
export interface KeptLocale {
  readonly preferred: string | undefined;
  readonly site: string | undefined;
}

/**
 * What a visitor chose before.
 * @returns Undefined when what is kept names no locale that is offered.
 */
export function savedLocale(
  { preferred, site }: KeptLocale,
  germanSite: string | undefined,
): LocaleChoice | undefined {
  const choices = localeChoices(germanSite);
  const kept = parsed(preferred);
  const exact = choices.find((choice) => {
    const { localeCode, localeName, currencyCode } = preferredLocaleOf(choice);
    return (
      kept?.['localeCode'] === localeCode &&
      kept['localeName'] === localeName &&
      kept['currencyCode'] === currencyCode
    );
  });
  return exact ?? choices.findLast(({ siteLocaleCode }) => siteLocaleCode === site);
}

function parsed(value: string | undefined): Partial<Record<string, unknown>> | undefined {
  try {
    const found: unknown = JSON.parse(value ?? '');
    return typeof found === 'object' && found !== null ? { ...found } : undefined;
  } catch {
    return undefined;
  }
}
