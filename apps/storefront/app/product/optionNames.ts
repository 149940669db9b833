import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';

/** What a shopper reads for the options of a style. */
export interface OptionNames {
  readonly colour: string;
  readonly size: string;
  readonly length: string;
}

/** A gift card's colour is its design (commerce §3 Added-to-bag data), and its size what it is worth. */
export function optionNames(sku: string): OptionNames {
  return isGiftCard(sku)
    ? { colour: 'Design', size: 'Amount', length: 'Length' }
    : { colour: 'Colour', size: 'Size', length: 'Length' };
}

/** What is said where an option has not been chosen. */
export function pleaseChoose(option: 'size' | 'length', sku: string): string {
  const name = optionNames(sku)[option].toLowerCase();
  return `Please choose ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}
