import type { OrderStatus } from '@tailorbird/commerce/checkout/orderStatus';
import type { ReturnStatus } from '@tailorbird/commerce/model/orderReturn';
import { moneyBackDays } from '@tailorbird/commerce/returns/moneyBackText';

/** One way on, as an operator reads it. */
export interface Move {
  /** On what is pressed. */
  readonly action: string;
  /** What it does, before it is done. */
  readonly does: string;
  /** That it is done. */
  readonly done: string;
}

/** What it means that an order becomes so. */
export const orderMoves: { readonly [S in OrderStatus]: Move } = {
  Open: { action: 'Open', does: 'It waits for its payment.', done: 'It is open.' },
  Pending: { action: 'Mark as pending', does: 'It waits to be confirmed.', done: 'It waits.' },
  Confirmed: { action: 'Confirm', does: 'It is to be sent.', done: 'It is confirmed, and is to be sent.' },
  Shipped: {
    action: 'Mark as sent',
    does: 'The shopper is written that it is on its way. With a carrier and a tracking number they can follow it.',
    done: 'It has been sent, and the shopper is written to.',
  },
  Complete: {
    action: 'Mark as arrived',
    does: 'The days in which it can be returned are counted from today.',
    done: 'It has arrived.',
  },
  Cancelled: {
    action: 'Cancel',
    does: `The shopper is written that nothing more will be sent, and that what they paid is back within ${moneyBackDays} days: give it back next. No stock is put back.`,
    done: 'It is cancelled, and the shopper is written to. What they paid is still to be given back.',
  },
  Refunded: {
    action: 'Refund',
    does: 'What was paid and not given back yet goes back to the card and to gift cards, and the shopper is written to. It cannot be undone. No stock is put back.',
    done: 'The money was given back, and the shopper is written to.',
  },
};

/** What it means that a return becomes so. */
export const returnMoves: { readonly [S in ReturnStatus]: Move } = {
  Requested: { action: 'Mark as requested', does: 'It is waited for.', done: 'It is waited for.' },
  Received: {
    action: 'Mark as received',
    does: 'It goes on the warehouse’s shelf again, unless it cannot be sold, and the shopper is written to. Give the money back next.',
    done: 'It has come back, and the shopper is written to. The money is still to be given back.',
  },
  Refunded: {
    action: 'Refund',
    does: 'It goes to the card first and then to the gift card, and the shopper is written to. It cannot be undone.',
    done: 'The money was given back, and the shopper is written to.',
  },
  Closed: {
    action: 'Close without refund',
    does: 'Nothing is given back, and the shopper is written so. What was in it can be returned again. What went on the shelf as it came back stays counted there: take it off where it is sent back.',
    done: 'It is closed, and the shopper is written to.',
  },
  Cancelled: { action: 'Cancel', does: 'The shopper keeps it.', done: 'It was called off.' },
};
