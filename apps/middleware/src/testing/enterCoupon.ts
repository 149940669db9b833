import type { SessionAnswer } from '@tailorbird/commerce/contract/promotions';
import type { Shopper } from './shopWith.ts';
import { valueOf } from './valueOf.ts';

/** Enters a code in a bag; answers what became of the codes. */
export function enterCoupon(shopper: Shopper, sessionId: string, code: string): Promise<SessionAnswer> {
  return valueOf(
    shopper.promotions.updateCustomerSession({
      currencyCode: 'GBP',
      sessionId,
      dryRun: false,
      addManualCoupon: code,
      requestData: { customerSession: {}, responseContent: ['coupons', 'ruleFailureReasons'] },
    }),
  );
}
