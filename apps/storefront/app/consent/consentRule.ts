import type { Market } from '@tailorbird/commerce/market';
import type { RequestFacts } from '../requestContext.ts';

/** What silence means here: that it is asked, that it is a yes, or that nothing is counted and so nothing to ask. */
export type ConsentRule = 'asked' | 'assumed' | 'unneeded';

/** The rule of a market. */
export function consentRule(
  { hasDataLayer, consentAskedIn }: Pick<RequestFacts, 'hasDataLayer' | 'consentAskedIn'>,
  market: Market,
): ConsentRule {
  if (!hasDataLayer) return 'unneeded';
  return consentAskedIn.includes(market) ? 'asked' : 'assumed';
}
