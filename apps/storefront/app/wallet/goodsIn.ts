import { isDigitalOnly } from '@tailorbird/commerce/bag/bagContents';
import type { Bag } from '@tailorbird/commerce/model/bag';

/** What a wallet's sheet opens with, of a bag. */
export function goodsIn(bag: Bag): { readonly isDigital: boolean; readonly amount: number } {
  return { isDigital: isDigitalOnly(bag), amount: bag.cartAmount };
}
