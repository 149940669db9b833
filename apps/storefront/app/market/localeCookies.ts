import type { LocaleChoice } from '@tailorbird/commerce/locale/localeOptions';
import { type KeptLocale, preferredLocaleOf } from '@tailorbird/commerce/locale/preferredLocale';
import { shopCookie } from '../http/shopCookie.ts';

const daySeconds = 24 * 60 * 60;
/** What a shopper chose, for 30 days (commerce §9). */
const preferredCookie = shopCookie({ name: 'wsPreferredLocale', maxAge: 30 * daySeconds, hostOnly: false });
/** The site's language and currency for a year, when the choice itself is forgotten (commerce §9). */
const siteCookie = shopCookie({ name: 'siteLocale', maxAge: 365 * daySeconds, hostOnly: false });

/** The `Set-Cookie` headers of a choice. Only the server reads them. */
export function localeCookies(choice: LocaleChoice, secure: boolean): [preferred: string, site: string] {
  return [
    preferredCookie.write(JSON.stringify(preferredLocaleOf(choice)), secure),
    siteCookie.write(choice.siteLocaleCode, secure),
  ];
}

/** What a `Cookie` header says was chosen. */
export function keptLocaleIn(cookieHeader: string | null): KeptLocale {
  return { preferred: preferredCookie.read(cookieHeader), site: siteCookie.read(cookieHeader) };
}
