/** What is said when something failed, a part of the catalogue `messages`: pages that may fail load no other. */
export const errorMessages = {
  pageNotFound: 'Page not found',
  pageNotFoundMessage: 'This page could not be found',
  errorOccurred: 'An error occured',
  goBackOrTryAgain: 'Please go back or try again',
  wentWrong: 'Something went wrong on our side. Please try again.',
  tooManyTries: 'That was a lot of tries. Please wait a minute and try again.',
  paymentTimeout: 'Your bank took too long to answer. Please try again: you will not be charged twice.',
} as const;
