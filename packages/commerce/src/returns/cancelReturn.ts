import type { OrderReturn } from '../model/orderReturn.ts';
import { err, ok, type Result } from '../result.ts';

/**
 * Whether a shopper can still call a return off: while it is not here. What they have called off before stays so.
 * @returns What is wrong, in a sentence for the shopper.
 */
export function cancelReturn({ status }: Pick<OrderReturn, 'status'>): Result<'Cancelled', string> {
  switch (status) {
    case 'Requested':
    case 'Cancelled':
      return ok('Cancelled');
    case 'Received':
      return err('It has come back to us already, so it can no longer be cancelled.');
    case 'Refunded':
      return err('It has come back and was refunded, so it can no longer be cancelled.');
    case 'Closed':
      return err('This return is closed already.');
  }
}
