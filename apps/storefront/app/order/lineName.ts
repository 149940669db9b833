import type { Market } from '@tailorbird/commerce/market';
import { optionText } from '@tailorbird/commerce/sizes/sizeText';
import type { PurchasedLine } from './PurchaseLines.tsx';

/** What a line is called among others: `Fern Breton Tee, Indigo, Size 12`. */
export function lineName(
  { name, options, sku }: Pick<PurchasedLine, 'name' | 'options' | 'sku'>,
  market: Market,
): string {
  return [name, ...options.map((option) => optionText(option, market, sku))].join(', ');
}
