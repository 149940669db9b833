import { withoutMarket } from '@tailorbird/commerce/market';
import { useEffect, useSyncExternalStore } from 'react';
import { consentStore, settleConsent } from '../analytics/report.ts';
import { choicesPath } from './choicesPath.ts';
import { consentToAll, consentToNothing } from './consentCookie.ts';

/**
 * Whether the shopper is to be asked on this page. In a market that does not ask, silence is consent unless the browser
 * itself objects (Global Privacy Control), and the page of choices takes it back.
 */
export function useConsentQuestion(asks: boolean, pathname: string): boolean {
  const settled = useSyncExternalStore(consentStore.subscribe, consentStore.isSettled, () => true);
  // The external systems are the browser's own settings and the data layer.
  useEffect(() => {
    if (!asks && !settled) settleConsent(objects() ? consentToNothing : consentToAll);
  }, [asks, settled]);
  return asks && !settled && withoutMarket(pathname) !== choicesPath;
}

function objects(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
