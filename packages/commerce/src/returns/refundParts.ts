/** Money by how it was paid, in minor units. */
export interface PaidParts {
  readonly card: number;
  readonly giftCard: number;
}

/** Splits a refund by what is left of each way it was paid: the card first, as money is worth more than a gift card. */
export function refundParts(refund: number, left: PaidParts): PaidParts {
  const card = Math.min(refund, left.card);
  return { card, giftCard: Math.min(refund - card, left.giftCard) };
}
