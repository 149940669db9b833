/** What a shopper is told of a gift card that pays nothing: what is wrong, and what to do. */
export const giftCardMessages = {
  missing: 'Please enter the code of your gift card.',
  unknown: 'We do not know this gift card code. Please check it against the email it came in.',
  spent: 'There is nothing left on this gift card.',
  inUse: 'This gift card is being used for another order just now. Please try again in a few minutes.',
  expired: 'This gift card has expired.',
  void: 'This gift card is no longer valid, because the order it was bought with was cancelled.',
  otherCurrency: 'This gift card is in another currency. It can be spent in the market it was bought in.',
  onlyGiftCards: 'Gift cards cannot be bought with a gift card. Please pay for them by card.',
  tooMany: 'No more than 10 gift cards can be used for one order.',
} as const;
