import { messages } from '../messages.ts';

/** Fewer than this many units is low stock (commerce §9). */
export const lowStockLimit = 5;

export interface StockNotice {
  readonly kind: 'sold-out' | 'low';
  /** The specification's words. */
  readonly message: string;
}

/**
 * What is said about the units left.
 * @returns Null when there are plenty or when stock is not counted (null).
 */
export function stockNotice(available: number | null): StockNotice | null {
  if (available === null || available >= lowStockLimit) return null;
  if (available <= 0) return { kind: 'sold-out', message: messages.soldOut };
  return { kind: 'low', message: messages.lowStock };
}
