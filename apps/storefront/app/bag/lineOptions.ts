import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import type { BagLine } from '@tailorbird/commerce/model/bag';
import { optionNames } from '../product/optionNames.ts';

/**
 * The options of a line in British words for the specification's names. A gift card's size, its amount, is left
 * out: the price beside it says the same (commerce §3 Added-to-bag data).
 */
export function lineOptions({ sku, options }: Pick<BagLine, 'sku' | 'options'>): BagLine['options'] {
  return options
    .filter(({ name }) => !(name === 'Size' && isGiftCard(sku)))
    .map(({ name, value }) => ({ name: name === 'Color' ? optionNames(sku).colour : name, value }));
}
