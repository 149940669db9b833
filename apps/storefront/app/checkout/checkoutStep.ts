import { isDigitalOnly } from '@tailorbird/commerce/bag/bagContents';
import type { Checkout } from '@tailorbird/commerce/model/checkout';

/** Where a shopper is in checkout: each step needs what the one before it settled. */
export const checkoutSteps = ['address', 'delivery', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The furthest step the server's state allows. A bag of digital items has nothing to deliver. */
export function furthestStep(checkout: Checkout): CheckoutStep {
  if (!checkout.billingAddress || !checkout.email) return 'address';
  if (isDigitalOnly(checkout.bag)) return 'payment';
  const [consignment] = checkout.consignments;
  if (!consignment) return 'address';
  return consignment.selectedShippingOptionId === null ? 'delivery' : 'payment';
}

/** The step shown: the one asked for if it has been reached, else the furthest. */
export function shownStep(checkout: Checkout, asked: string | null): CheckoutStep {
  const furthest = furthestStep(checkout);
  const wanted = checkoutSteps.find((step) => step === asked);
  if (!wanted || checkoutSteps.indexOf(wanted) > checkoutSteps.indexOf(furthest)) return furthest;
  return wanted === 'delivery' && isDigitalOnly(checkout.bag) ? 'payment' : wanted;
}
