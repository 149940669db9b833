import type { CallError } from '@tailorbird/commerce/contract/callError';
import { tooManyTriesFor } from '@tailorbird/commerce/errorMessages';
import { messages } from '@tailorbird/commerce/messages';
import type { FoundPlaces } from '../address/foundPlaces.ts';
import type { FormAnswer } from '../form/formFields.ts';

/** What a form of the account answers when it cannot go on. */
export interface AccountAnswer extends FormAnswer {
  /** What the address finder found without scripts. */
  readonly found?: FoundPlaces;
}

/** What a shopper is told when a call fails: the rule's own words, or what to do next. */
export function accountMessage(error: CallError): string {
  if (error.tag === 'refused') return error.message;
  if (error.message === messages.triesUsedUp) return error.message;
  if (error.tag !== 'too-many-requests') return messages.goBackOrTryAgain;
  const minutes = Math.ceil(error.retryAfterSeconds / 60);
  return minutes === 1 ? messages.tooManyTries : tooManyTriesFor(`${minutes} minutes`);
}
