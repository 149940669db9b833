import type { Database } from '../../database/database.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import { createTestCardProvider } from './testCardProvider.ts';

/** The provider that takes what shoppers pay and gives it back, for the shop and for its operators' commands alike. */
export function shopPayments(db: Database['db'], clock: () => Date): PaymentProvider {
  return createTestCardProvider(db, clock);
}
