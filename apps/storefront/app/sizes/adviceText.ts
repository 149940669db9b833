import type { SizeAdvice } from '@tailorbird/commerce/sizes/sizeAdvice';

/** What a shopper is told, and whether the style comes in it. */
export function adviceText({ size, length, loose }: SizeAdvice, offered: readonly string[]): string {
  if (size === null) return 'None of our sizes is near these measurements. The size guide shows them all.';
  if (!offered.includes(size)) return `Your size is ${size}, which this does not come in.`;
  const suggestion = `We suggest size ${size}${length === null ? '' : `, ${length}`}.`;
  if (loose.length === 0) return suggestion;
  return `${suggestion} It will sit loosely at the ${loose.map((measure) => measure.toLowerCase()).join(' and the ')}.`;
}
