import { bagLines, isEmpty } from '../bag/bagContents.ts';
import { isShort } from '../bag/canCheckOut.ts';
import type { Bag } from '../model/bag.ts';

/** Where a click on a wallet button leads: to the payment sheet, to the bag because too little is left, or nowhere. */
export type WalletStart = 'sheet' | 'bag' | 'nowhere';

/** What a click does to a bag that has just been refreshed (commerce §4 wallet express payment). */
export function walletStart(bag: Pick<Bag, 'lineItems'>): WalletStart {
  if (isEmpty(bag)) return 'nowhere';
  return bagLines(bag).some(isShort) ? 'bag' : 'sheet';
}
