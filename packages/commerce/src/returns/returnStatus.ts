import type { Order } from '../model/checkout.ts';
import type { OrderReturn, ReturnReason, ReturnStatus } from '../model/orderReturn.ts';

/** Where the shop may move a return from each status; what shoppers call off is `cancelReturn`'s. Money is given back for what has come back only. */
const next: { readonly [S in ReturnStatus]: readonly ReturnStatus[] } = {
  Requested: ['Received', 'Closed'],
  Received: ['Refunded', 'Closed'],
  Refunded: [],
  Closed: [],
  Cancelled: [],
};

/** Whether what is in a return is on its way or has come back; else it can be returned again. */
export function countsAsReturned({ status }: Pick<OrderReturn, 'status'>): boolean {
  return status !== 'Closed' && status !== 'Cancelled';
}

/**
 * Where a return may go from a status.
 * @returns Empty for the last.
 */
export function returnStatusesAfter(from: ReturnStatus): readonly ReturnStatus[] {
  return next[from];
}

/** Where a return of an order is now, in a sentence for the person who waits for it. */
export function returnText(
  order: Pick<Order, 'status'>,
  { status, refund }: Pick<OrderReturn, 'status' | 'refund'>,
  money: Money,
): string {
  // The money of the whole order went back, whatever became of the return.
  if (order.status === 'Refunded' && status !== 'Refunded' && status !== 'Cancelled')
    return 'Your whole order was refunded, and this return with it.';
  switch (status) {
    case 'Requested':
      return `We are waiting for it. You get ${money(refund)} back once it is here.`;
    case 'Received':
      return `It has come back to us. We are giving you ${money(refund)} back.`;
    case 'Refunded':
      return `We have given back ${money(refund)}.`;
    case 'Closed':
      return 'This return is closed, and nothing was given back.';
    case 'Cancelled':
      return 'You have cancelled this return. Keep what was in it; nothing is given back.';
  }
}

type Money = (amount: number) => string;

/** Reasons in a shopper's words, in the order they are offered. */
export const reasonTexts: { readonly [R in ReturnReason]: string } = {
  'too-small': 'It is too small',
  'too-large': 'It is too large',
  'not-as-shown': 'It looks different from the pictures',
  'changed-mind': 'I have changed my mind',
  'too-late': 'It came too late',
  faulty: 'It is faulty',
  'wrong-item': 'It is not what I ordered',
};
