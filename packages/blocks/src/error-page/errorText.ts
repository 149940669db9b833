import { errorMessages } from '@tailorbird/commerce/errorMessages';

/** What an error page says. */
export interface ErrorText {
  readonly title: string;
  readonly message: string;
  /** A sentence more, where the specification has one. */
  readonly text?: string;
  /** The title of the page itself, for tabs and search engines. */
  readonly pageTitle: string;
}

/** The words for a status; a not-found message of the page’s own takes the place of the usual one (blocks §2). */
export function errorText(status: number, message?: string): ErrorText {
  if (status === 404) {
    return {
      title: '404 ERROR',
      message: message || errorMessages.pageNotFoundMessage,
      text: 'This is not a real page. It may have moved, or it was never sewn in.',
      pageTitle: errorMessages.pageNotFound,
    };
  }
  const title = errorMessages.errorOccurred;
  return { title, message: errorMessages.goBackOrTryAgain, pageTitle: title };
}
