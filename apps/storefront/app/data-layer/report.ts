import type { AnalyticsEvent } from '@tailorbird/commerce/analytics/analyticsEvents';
import type { PersonalisationCall } from '@tailorbird/commerce/analytics/personalisationCall';
import { type Consent, consentIn } from './consentCookie.ts';

declare global {
  interface Window {
    /** What a tag manager reads. It is there only once a shopper has agreed. */
    dataLayer?: AnalyticsEvent[];
    /** What the personalisation service reads; the same holds. */
    monetateQ?: PersonalisationCall[];
  }
}

/** What analytics and the personalisation service are told together. */
export interface PageReport {
  readonly events: readonly AnalyticsEvent[];
  readonly calls: readonly PersonalisationCall[];
}

/** More than a shopper does before choosing; what is beyond it is not worth its memory. */
const maxHeld = 200;
/** What was chosen on an earlier page, or on this one. */
let consent = typeof document === 'undefined' ? undefined : consentIn(document.cookie);
const held: (() => void)[] = [];
const listeners = new Set<() => void>();

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

/** Passes on what a page, a bag or an order has to tell. */
export function tell({ events, calls }: PageReport): void {
  for (const event of events) report(event);
  for (const call of calls) personalise(call);
}

/** What the shopper has chosen, or the market assumes: what was held until now goes out, or is forgotten. */
export function settleConsent(chosen: Consent): void {
  consent = chosen;
  for (const listener of listeners) listener();
  for (const send of held.splice(0)) send();
}

/** Whether there is a choice, and word of it: for a hook. */
export const consentStore = {
  isSettled: () => consent !== undefined,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function whenAllowed(send: () => void): void {
  if (consent) send();
  else if (held.length < maxHeld) held.push(send);
}
