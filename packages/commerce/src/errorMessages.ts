/** Said to whoever tries too often; `wait` is how long it takes to be let in again: `5 minutes`. */
export function tooManyTriesFor<const Wait extends string>(wait: Wait) {
  return `That was a lot of tries. Please wait ${wait} and try again.` as const;
}

/** What is said when something failed, a part of the catalogue `messages`: pages that may fail load no other. */
export const errorMessages = {
  pageNotFound: 'Page not found',
  pageNotFoundMessage: 'This page could not be found',
  errorOccurred: 'An error occured',
  goBackOrTryAgain: 'Please go back or try again',
  wentWrong: 'Something went wrong on our side. Please try again.',
  tooManyTries: tooManyTriesFor('a minute'),
} as const;
