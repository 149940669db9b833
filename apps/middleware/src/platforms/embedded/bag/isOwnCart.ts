import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Call } from '../../call.ts';
import { carts } from '../schema/carts.ts';

/**
 * Whether a bag is the caller's: a guest's by the session that made it, a customer's by who is signed in. Once a
 * bag has a customer no session alone opens it.
 */
export function isOwnCart({ session, customerId }: Pick<Call, 'session' | 'customerId'>): SQL | undefined {
  const guests = and(isNull(carts.customerId), eq(carts.sessionHash, session ?? ''));
  return customerId === undefined ? guests : or(guests, eq(carts.customerId, customerId));
}
