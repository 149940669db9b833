import { addressLines } from '@tailorbird/commerce/addresses/addressLines';
import type { Address } from '@tailorbird/commerce/model/address';

/** An address on one line, as its country writes it. */
export function oneLine(address: Address): string {
  return [`${address.firstName} ${address.lastName}`.trim(), ...addressLines(address)]
    .filter((line) => line !== '')
    .join(', ');
}
