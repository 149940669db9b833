/** Style codes of the gift cards: the one that is sent by e-mail, and the one for a physical card (commerce §5). */
const giftCardStyles = ['100000', '100001'];

/** The style a SKU belongs to: its first 6 characters (commerce §3 Product). */
export function styleCode(sku: string): string {
  return sku.slice(0, 6);
}

/** Whether a SKU is a gift card: it starts with 100000 or 100001 (commerce §5). */
export function isGiftCard(sku: string): boolean {
  return giftCardStyles.includes(styleCode(sku));
}

/** Whether a SKU is the specific gift card: 100000 alone (commerce §5). */
export function isSpecificGiftCard(sku: string): boolean {
  return styleCode(sku) === giftCardStyles[0];
}

/**
 * The value of the modifier named `hidden_uid` (commerce §5), so that two cards with the same words stay two lines.
 * Pass the clock's milliseconds and a number from 0 up to, but not including, 1.
 * @returns A timestamp in seconds followed by a random number up to 9999999, in seven digits.
 */
export function hiddenUid(nowMilliseconds: number, random: number): string {
  const seconds = Math.floor(nowMilliseconds / 1000);
  return `${seconds}${String(Math.floor(random * 10_000_000)).padStart(7, '0')}`;
}
