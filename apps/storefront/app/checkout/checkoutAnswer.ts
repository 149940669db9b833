import type { CallError } from '@tailorbird/commerce/contract/callError';
import { messages } from '@tailorbird/commerce/messages';
import type { FoundPlaces } from '../address/foundPlaces.ts';
import { answerTo, type FormAnswer } from '../form/formFields.ts';

/** What a step answers when it cannot go on. */
export interface CheckoutAnswer extends FormAnswer {
  /** What the address finder found without scripts. */
  readonly found?: FoundPlaces;
  /** Whether the bag or its total is another than the page shows, which is loaded anew then. */
  readonly isOutdated?: boolean;
}

/** What a step answers when a call of the checkout fails. */
export function refusedStep(form: FormData, error: CallError): CheckoutAnswer {
  return { ...answerTo(form, { message: checkoutMessage(error) }), isOutdated: error.tag === 'conflict' };
}

/** What a shopper is told when a call of the checkout fails: what happened, and what to do next. */
export function checkoutMessage(error: CallError): string {
  switch (error.tag) {
    case 'conflict':
      return 'Your bag or its total has changed since you opened this page. Please look through it again before you go on.';
    case 'sold-out':
      return messages.bagHasSoldOut;
    case 'payment-declined':
      return messages.paymentDeclined;
    case 'payment-timeout':
      return messages.paymentTimeout;
    case 'refused':
      return error.message;
    case 'too-many-requests':
      return messages.tooManyTries;
    case 'bad-arguments':
    case 'not-found':
    case 'signed-out':
    case 'request-failed':
    case 'unavailable':
      return messages.goBackOrTryAgain;
  }
}
