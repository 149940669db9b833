import type { CallError } from '@tailorbird/commerce/contract/callError';
import { errorMessages } from '@tailorbird/commerce/errorMessages';
import { data } from 'react-router';

/** Thrown by a loader for a page there is none of. */
export function notFound(): ReturnType<typeof data<string>> {
  return data(errorMessages.pageNotFoundMessage, { status: 404 });
}

/** Thrown by a loader when something it cannot do without did not answer. */
export function failed(status: 500 | 503 = 500): ReturnType<typeof data<string>> {
  return data(errorMessages.goBackOrTryAgain, { status });
}

/** The page shown for a call that failed: what is not there is 404, all else 500 (commerce §8). */
export function problemPage(error: CallError) {
  if (error.tag === 'not-found' || error.tag === 'bad-arguments') return notFound();
  return failed(error.tag === 'unavailable' ? 503 : 500);
}
