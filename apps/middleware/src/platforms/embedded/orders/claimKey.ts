import type { CallError } from '@tailorbird/commerce/contract/callError';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../call.ts';
import { keyReused } from '../idempotently.ts';
import { idempotencyKeys } from '../schema/sessions.ts';

/**
 * Binds an `Idempotency-Key` to its arguments. Placing an order is once per checkout by itself, whatever the
 * key, so only a key sent with other arguments is refused.
 */
export async function claimKey(call: Call): Promise<CallError | undefined> {
  if (!call.idempotency || call.session === undefined) return undefined;
  const { key, fingerprint } = call.idempotency;
  const fresh = await call.db
    .insert(idempotencyKeys)
    .values({ scope: call.session, key, fingerprint, state: 'done', createdAt: call.clock() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (fresh.length > 0) return undefined;
  const [row] = await call.db
    .select({ fingerprint: idempotencyKeys.fingerprint })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, call.session), eq(idempotencyKeys.key, key)));
  return row?.fingerprint === fingerprint ? undefined : keyReused;
}
