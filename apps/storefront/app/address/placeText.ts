import type { Place } from '@tailorbird/commerce/model/address';

/** An address in a line: `1 Hill Street, Ludlow, SY8 1AA`. */
export function placeText({ addressLine1, addressLine2, city, postCode }: Place): string {
  return [addressLine1, addressLine2, city, postCode].filter((part) => part !== '').join(', ');
}
