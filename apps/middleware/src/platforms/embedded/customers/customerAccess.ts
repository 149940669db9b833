import { eq, ne } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import type { Call } from '../../call.ts';
import { passwordResets } from '../schema/customers.ts';
import { devices } from '../schema/devices.ts';
import { mailedLinks } from '../schema/mailedLinks.ts';
import { sessions } from '../schema/sessions.ts';
import { endSessions } from '../sessions/endSessions.ts';

/** Signs a customer in under a new session id, in a browser that is known from now on. */
export async function enter(tx: Queries, call: Call, customerId: number): Promise<void> {
  await call.renewSession(tx, customerId);
  await call.rememberDevice(tx, customerId);
}

/**
 * A stolen session ends here, with links and known browsers: of a customer's sessions only the caller's goes on, if it
 * is one, under a new id, and the caller's is the one browser that is known.
 */
export async function endOtherAccess(tx: Queries, call: Call, customerId: number): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.customerId, customerId));
  await tx.delete(mailedLinks).where(eq(mailedLinks.customerId, customerId));
  await tx.delete(devices).where(eq(devices.customerId, customerId));
  await call.rememberDevice(tx, customerId);
  const isTheirs = eq(sessions.customerId, customerId);
  const current = call.customerId === customerId ? await call.renewSession(tx, customerId) : undefined;
  await endSessions(tx, isTheirs, ...(current === undefined ? [] : [ne(sessions.idHash, current)]));
}
