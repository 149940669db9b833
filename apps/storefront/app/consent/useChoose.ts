import type { FormEvent } from 'react';
import { type Consent, consentCookie, consentOf } from '../data-layer/consentCookie.ts';
import { settleConsent } from '../data-layer/report.ts';

/** Answers a consent form in the browser: no request leaves it, and what was held goes out or is forgotten. */
export function useChoose(onChosen: (consent: Consent) => void) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form is sent by a button of its own.
    const { submitter } = event.nativeEvent as SubmitEvent;
    const consent = consentOf(new FormData(event.currentTarget, submitter));
    document.cookie = consentCookie(consent, location.protocol === 'https:');
    settleConsent(consent);
    onChosen(consent);
  };
}
