import type { AnalyticsEvent } from '@tailorbird/commerce/analytics/analyticsEvents';
import type { PersonalisationCall } from '@tailorbird/commerce/analytics/personalisationCall';
import type { Consent } from '../consent/consentCookie.ts';

declare global {
  interface Window {
    /** What a tag manager reads. It is there only once a shopper has agreed. */
    dataLayer?: AnalyticsEvent[];
    /** What the personalisation service reads; the same holds. */
    monetateQ?: PersonalisationCall[];
  }
}

/** More than a shopper does before choosing; what is beyond it is not worth its memory. */
const mostHeld = 200;
let consent: Consent | undefined;
const held: (() => void)[] = [];

/** Tells the data layer what happened: at once with consent, never without, and later while it is not known yet. */
export function report(event: AnalyticsEvent): void {
  whenAllowed(() => {
    if (consent?.analytics) (window.dataLayer ??= []).push(event);
  });
}

/** Puts a call into the personalisation queue, under the same rule. */
export function personalise(call: PersonalisationCall): void {
  whenAllowed(() => {
    if (consent?.personalisation) (window.monetateQ ??= []).push(call);
  });
}

/** What the shopper has chosen, or the market assumes: what was held until now goes out, or is forgotten. */
export function settleConsent(chosen: Consent): void {
  consent = chosen;
  for (const send of held.splice(0)) send();
}

function whenAllowed(send: () => void): void {
  if (consent) send();
  else if (held.length < mostHeld) held.push(send);
}
