import { messages } from '@tailorbird/commerce/messages';
import { canonicalCoupon } from '@tailorbird/commerce/promotions/couponVerdict';
import type { Shop } from '../requestContext.ts';
import type { BagForm } from './bagForm.ts';
import type { CouponAnswer } from './couponAnswer.ts';
import { currentBag } from './currentBag.ts';

type Change = Extract<BagForm, { intent: 'add-coupon' | 'remove-coupon' }>;

const empty = 'Please enter a code.';

/** Enters a code in the bag, or takes one out. Answers only when a code was not taken; nothing else has changed then. */
export async function changeCoupons(
  shop: Shop,
  request: Request,
  { intent, code }: Change,
): Promise<CouponAnswer | undefined> {
  const refused = (message: string): CouponAnswer => ({ tag: 'coupon-refused', code, message });
  const entered = canonicalCoupon(code);
  if (intent === 'add-coupon' && entered === '') return refused(empty);
  const current = await currentBag(shop, request);
  if (!current.ok) return refused(messages.goBackOrTryAgain);
  if (!current.value) return refused(messages.bagEmpty);
  const { id: sessionId, coupons } = current.value;
  const left = coupons.map((coupon) => coupon.code).filter((one) => one !== entered);
  const updated = await shop.client.promotions.updateCustomerSession({
    currencyCode: shop.market.currency,
    sessionId,
    dryRun: false,
    addManualCoupon: intent === 'add-coupon' ? entered : null,
    requestData: {
      customerSession: intent === 'add-coupon' ? {} : { couponCodes: left },
      responseContent: ['ruleFailureReasons'],
    },
  });
  if (!updated.ok) return refused(messages.goBackOrTryAgain);
  const reason = updated.value.ruleFailureReasons?.find(({ couponValue }) => couponValue === entered);
  return reason && refused(reason.message);
}
