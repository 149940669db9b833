import { paymentMessages } from '@tailorbird/commerce/checkout/paymentMessages';
import type { CallErrorTag } from '@tailorbird/commerce/contract/callError';
import { errorMessages } from '@tailorbird/commerce/errorMessages';

const undone = 'Your payment did not go through and nothing has been charged.';

/** What a shopper is told where a wallet's payment failed: what happened, and what to do next. */
export function walletFailure(tag?: CallErrorTag): string {
  switch (tag) {
    case 'payment-declined':
      return paymentMessages.paymentDeclined;
    case 'payment-timeout':
      return paymentMessages.paymentTimeout;
    case 'conflict':
      return `${undone} Your bag or its total has changed in the meantime. Please look through it and try again.`;
    case 'too-many-requests':
      return errorMessages.tooManyTries;
    default:
      return `${undone} Please try again, or go to the checkout.`;
  }
}
