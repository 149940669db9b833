import { withoutMarket } from '@tailorbird/commerce/market';
import { useEffect, useSyncExternalStore } from 'react';
import { consentToAll, consentToNothing } from '../data-layer/consentCookie.ts';
import { consentStore, settleConsent } from '../data-layer/report.ts';
import { choicesPath } from './choicesPath.ts';
import type { ConsentRule } from './consentRule.ts';

/**
 * Whether the shopper is to be asked on this page. In a market that does not ask, silence is consent unless the browser
 * itself objects (Global Privacy Control), and the page of choices takes it back. Where nothing reads what is counted,
 * nothing is, whatever was answered before.
 */
export function useConsentQuestion(rule: ConsentRule, pathname: string): boolean {
  const settled = useSyncExternalStore(consentStore.subscribe, consentStore.isSettled, () => true);
  // The external systems are the browser's own settings and the data layer.
  useEffect(() => {
    if (rule === 'unneeded') settleConsent(consentToNothing);
    else if (rule === 'assumed' && !settled) settleConsent(objects() ? consentToNothing : consentToAll);
  }, [rule, settled]);
  return rule === 'asked' && !settled && withoutMarket(pathname) !== choicesPath;
}

function objects(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
