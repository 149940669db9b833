import { type LocaleChoice, localeChoices } from './localeOptions.ts';

/** Name and life of the cookie that keeps what a shopper chose (commerce §9). */
export const preferredLocaleCookie = { name: 'wsPreferredLocale', maxAge: 30 * 24 * 60 * 60 } as const;
/** The cookie that keeps the site's language and currency a year, when the choice itself is forgotten (commerce §9). */
export const siteLocaleCookie = { name: 'siteLocale', maxAge: 365 * 24 * 60 * 60 } as const;

/** What the cookie keeps (commerce §3 preferred locale). */
export interface PreferredLocale {
  readonly localeCode: string;
  readonly localeName: string;
  readonly currencyCode: string;
}

/** A choice as its cookie keeps it. */
export function preferredLocaleOf({ siteLocaleCode, name, code }: LocaleChoice): PreferredLocale {
  return { localeCode: siteLocaleCode, localeName: name, currencyCode: code };
}

/** The `Set-Cookie` headers of a choice. Only the server reads them. */
export function localeCookies(choice: LocaleChoice, secure: boolean): [string, string] {
  const value = encodeURIComponent(JSON.stringify(preferredLocaleOf(choice)));
  const rest = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [
    `${preferredLocaleCookie.name}=${value}; Max-Age=${preferredLocaleCookie.maxAge}; ${rest}`,
    `${siteLocaleCookie.name}=${choice.siteLocaleCode}; Max-Age=${siteLocaleCookie.maxAge}; ${rest}`,
  ];
}

/** What a `Cookie` header says was chosen; nothing when it names no locale that is offered. */
export function savedLocale(
  cookies: string | null,
  germanSite: string | undefined,
): LocaleChoice | undefined {
  const choices = localeChoices(germanSite);
  const preferred = parsed(cookieValue(cookies, preferredLocaleCookie.name));
  const exact = choices.find((choice) => {
    const { localeCode, localeName, currencyCode } = preferredLocaleOf(choice);
    return (
      preferred?.['localeCode'] === localeCode &&
      preferred['localeName'] === localeName &&
      preferred['currencyCode'] === currencyCode
    );
  });
  const site = cookieValue(cookies, siteLocaleCookie.name);
  return exact ?? choices.findLast(({ siteLocaleCode }) => siteLocaleCode === site);
}

function cookieValue(cookies: string | null, name: string): string | undefined {
  const pair = cookies?.split(/; */).find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

function parsed(value: string | undefined): Partial<Record<string, unknown>> | undefined {
  try {
    const found: unknown = JSON.parse(decodeURIComponent(value ?? ''));
    return typeof found === 'object' && found !== null ? { ...found } : undefined;
  } catch {
    return undefined;
  }
}
