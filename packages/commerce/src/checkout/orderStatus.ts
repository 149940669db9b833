import type { Order } from '../model/checkout.ts';

export type OrderStatus = Order['status'];

/**
 * Where an order may go from each status. The specification names the statuses (commerce §3) and leaves the
 * transitions open; these are the shop's: goods move forward only, money can be given back once it was taken.
 */
const next: { readonly [S in OrderStatus]: readonly OrderStatus[] } = {
  Open: ['Pending', 'Confirmed', 'Cancelled'],
  Pending: ['Confirmed', 'Cancelled'],
  Confirmed: ['Shipped', 'Cancelled', 'Refunded'],
  Shipped: ['Complete', 'Refunded'],
  Complete: ['Refunded'],
  Cancelled: ['Refunded'],
  Refunded: [],
};

/** Whether an order may change from one status to another. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to);
}

/**
 * Where an order may go from a status.
 * @returns Empty for the last.
 */
export function statusesAfter(from: OrderStatus): readonly OrderStatus[] {
  return next[from];
}
