/** What is said of a payment that failed, a part of the catalogue `messages`: wallets load no other. */
export const paymentMessages = {
  paymentDeclined: 'Your card was declined and nothing has been charged. Please try another card.',
  paymentTimeout: 'Your bank took too long to answer. Please try again: you will not be charged twice.',
} as const;
