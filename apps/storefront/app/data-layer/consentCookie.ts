import { shopCookie } from '../http/shopCookie.ts';

/** What a shopper allows beyond what the shop cannot work without. */
export interface Consent {
  readonly analytics: boolean;
  readonly personalisation: boolean;
}

export const consentToAll: Consent = { analytics: true, personalisation: true };
export const consentToNothing: Consent = { analytics: false, personalisation: false };

/** Raised when what is asked for changes: an answer to another question is none. */
const version = '1';
const halfYearSeconds = 15_552_000;
/** After its life the shop asks again. Pages with scripts write and read it themselves. */
const cookie = shopCookie({ name: 'consent', maxAge: halfYearSeconds, httpOnly: false, hostOnly: false });

/** The choice in a `Cookie` header; nothing where there is none, or one of another version. */
export function consentIn(cookies: string): Consent | undefined {
  const [asked, ...purposes] = cookie.read(cookies)?.split('.') ?? [];
  if (asked !== version) return undefined;
  return {
    analytics: purposes.includes('analytics'),
    personalisation: purposes.includes('personalisation'),
  };
}

/** The cookie that remembers a choice. */
export function consentCookie({ analytics, personalisation }: Consent, secure: boolean): string {
  const value = [version, analytics && 'analytics', personalisation && 'personalisation'].filter(Boolean);
  return cookie.write(value.join('.'), secure);
}

/** The choice in a form: one of its two plain buttons, or the boxes beside the third. */
export function consentOf(form: FormData): Consent {
  const choice = form.get('choice');
  if (choice === 'all') return consentToAll;
  if (choice !== 'some') return consentToNothing;
  return { analytics: form.has('analytics'), personalisation: form.has('personalisation') };
}
