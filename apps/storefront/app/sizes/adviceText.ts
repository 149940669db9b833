import type { Market } from '@tailorbird/commerce/market';
import type { SizeAdvice } from '@tailorbird/commerce/sizes/sizeAdvice';
import { sizeText } from '@tailorbird/commerce/sizes/sizeText';

/** What a shopper is told, and whether the style comes in it. */
export function adviceText(
  { size, length, loose }: SizeAdvice,
  offered: readonly string[],
  market: Market,
): string {
  if (size === null) return 'None of our sizes is near these measurements. The size guide shows them all.';
  const name = sizeText(size, market);
  if (!offered.includes(size)) return `Your size is ${name}, which this does not come in.`;
  const suggestion = `We suggest size ${name}${length === null ? '' : `, ${length}`}.`;
  if (loose.length === 0) return suggestion;
  return `${suggestion} It will sit loosely at the ${loose.map((measure) => measure.toLowerCase()).join(' and the ')}.`;
}
