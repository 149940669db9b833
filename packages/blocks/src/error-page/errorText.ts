/** What an error page says. */
export interface ErrorText {
  readonly title: string;
  readonly message: string;
  /** A sentence more, where the specification has one. */
  readonly text?: string;
  /** The title of the page itself, for tabs and search engines. */
  readonly pageTitle: string;
}

/** The message for an address that no page answers (blocks §8). */
const notFoundMessage = 'This page could not be found';

/** The words for a status; a not-found message of the page’s own takes the place of the usual one (blocks §2). */
export function errorText(status: number, message?: string): ErrorText {
  if (status === 404) {
    return {
      title: '404 ERROR',
      message: message || notFoundMessage,
      text: 'This is not a real page. It may have moved, or it was never sewn in.',
      pageTitle: 'Page not found',
    };
  }
  const title = 'An error occured';
  return { title, message: 'Please go back or try again', pageTitle: title };
}
