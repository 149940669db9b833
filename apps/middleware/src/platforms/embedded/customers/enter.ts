import type { Queries } from '../../../database/database.ts';
import type { Call } from '../../call.ts';

/** Signs a customer in under a new session id, in a browser that is known from now on. */
export async function enter(tx: Queries, call: Call, customerId: number): Promise<void> {
  await call.renewSession(tx, customerId);
  await call.rememberDevice(tx, customerId);
}
