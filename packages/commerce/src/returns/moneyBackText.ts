import type { PaidParts } from './refundParts.ts';

/** So many days after an order is cancelled its money is back at the latest, in every market. */
export const moneyBackDays = 14;

/**
 * What becomes of the money of a cancelled order, in a sentence for who paid it.
 * @param owed What has not been given back yet, in minor units.
 * @returns Undefined where nothing is owed.
 */
export function moneyBackText(
  { card, giftCard }: PaidParts,
  money: (amount: number) => string,
): string | undefined {
  const ways = [
    ...(card > 0 ? [`${money(card)} back on your card`] : []),
    ...(giftCard > 0 ? [`${money(giftCard)} back on your gift card`] : []),
  ];
  if (ways.length === 0) return undefined;
  return `You get ${ways.join(' and ')}, within ${moneyBackDays} days of its being cancelled.`;
}
