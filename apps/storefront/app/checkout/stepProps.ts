import type { Checkout } from '@tailorbird/commerce/model/checkout';
import type { CheckoutAnswer } from './checkoutAnswer.ts';

/** What each step of the checkout works with. */
export interface StepProps {
  readonly checkout: Checkout;
  readonly answer: CheckoutAnswer | undefined;
}
