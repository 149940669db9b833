import type { Bag, BagLine } from '../model/bag.ts';
import { isSpecificGiftCard } from './giftCard.ts';

type Contents = Pick<Bag, 'lineItems'>;

/** The group of the bag a line belongs to (commerce §3 Cart): a card sent by e-mail is digital. */
export function lineGroup(sku: string): 'physicalItems' | 'digitalItems' {
  return isSpecificGiftCard(sku) ? 'digitalItems' : 'physicalItems';
}

/**
 * Every line of the bag.
 * @returns In the order of its groups: physical, digital, custom, gift certificates.
 */
export function bagLines({ lineItems }: Contents): BagLine[] {
  const { physicalItems, digitalItems, customItems, giftCertificates } = lineItems;
  return [...physicalItems, ...digitalItems, ...customItems, ...giftCertificates];
}

/** The figure on the bag button: the quantities of physical and digital items (commerce §3 Cart). */
export function itemCount({ lineItems }: Contents): number {
  const counted = [...lineItems.physicalItems, ...lineItems.digitalItems];
  return counted.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A bag is empty when it has no items (commerce §3 Cart). */
export function isEmpty(bag: Contents): boolean {
  return bagLines(bag).length === 0;
}

/** Whether nothing in the bag has to be delivered. An empty bag is not digital. */
export function isDigitalOnly(bag: Contents): boolean {
  return !isEmpty(bag) && bagLines(bag).length === bag.lineItems.digitalItems.length;
}

/**
 * What was chosen or entered for a line under this name, `Size`.
 * @returns Null where the line has no such option.
 */
export function optionOfLine({ options }: Pick<BagLine, 'options'>, name: string): string | null {
  return options.find((option) => option.name === name)?.value ?? null;
}
