import type { Bag } from '../model/bag.ts';
import { bagLines, isEmpty } from './bagContents.ts';

/** Whether a line asks for more than is left; a line whose stock is not counted never does. */
export function isShort({ quantity, available }: { quantity: number; available: number | null }): boolean {
  return available !== null && available < quantity;
}

/** What else holds checkout back while it lasts. */
export interface CheckOutProgress {
  readonly checkoutLoginLoading?: boolean;
  readonly promotionsLoading?: boolean;
}

/**
 * Whether the checkout button works: not while checkout login or the promotions engine is loading, nor
 * while any item is out of stock (commerce §5). An empty bag has nothing to check out.
 */
export function canCheckOut(bag: Pick<Bag, 'lineItems'>, progress: CheckOutProgress = {}): boolean {
  if (progress.checkoutLoginLoading || progress.promotionsLoading || isEmpty(bag)) return false;
  return !bagLines(bag).some(isShort);
}
