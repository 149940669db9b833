import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { colourWord } from '@tailorbird/commerce/colours/colourWord';
import type { Market } from '@tailorbird/commerce/market';

/** What a shopper reads for the sizes of a style: a gift card's are what it is worth. */
export function optionNames(sku: string): { readonly size: string; readonly length: string } {
  return { size: isGiftCard(sku) ? 'Amount' : 'Size', length: 'Length' };
}

/** What a shopper of the market reads for its colours: a gift card's are its designs (commerce §3 Added-to-bag data). */
export function colourName(sku: string, market: Market): string {
  return isGiftCard(sku) ? 'Design' : colourWord(market);
}

/** What is said where an option has not been chosen. */
export function pleaseChoose(option: 'size' | 'length', sku: string): string {
  const name = optionNames(sku)[option].toLowerCase();
  return `Please choose ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}
