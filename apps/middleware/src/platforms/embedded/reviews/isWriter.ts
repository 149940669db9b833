import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Call } from '../../call.ts';
import { reviews } from '../schema/reviews.ts';

/** The caller's reviews: a customer's own, or those of a guest's session. Undefined for who has neither. */
export function isWriter({ customerId, session }: Pick<Call, 'customerId' | 'session'>): SQL | undefined {
  if (customerId !== undefined) return eq(reviews.customerId, customerId);
  return session === undefined ? undefined : and(eq(reviews.session, session), isNull(reviews.customerId));
}
