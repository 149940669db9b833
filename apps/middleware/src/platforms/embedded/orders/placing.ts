import type { Call } from '../../call.ts';

/** What placing an order needs of a call; the shop makes one itself when it settles what a dead process left. */
export type Placing = Pick<
  Call,
  'db' | 'payments' | 'away' | 'log' | 'clock' | 'market' | 'session' | 'customerId' | 'publicUrl'
>;

/** What is to be paid for a bag, and with what. */
export interface Due {
  readonly cartId: string;
  /** What the shopper saw, in minor units. */
  readonly expectedTotal: number;
  /** What gift cards pay of it, as the shopper saw; the rest is charged. */
  readonly expectedGiftCardTotal: number;
  /** Undefined where gift cards pay for all of it. */
  readonly paymentToken: string | undefined;
}
