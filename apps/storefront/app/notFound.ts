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
