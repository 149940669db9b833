import type { CallError } from '@tailorbird/commerce/contract/callError';
import { err, type Result } from '@tailorbird/commerce/result';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import type { Answer, Call } from '../call.ts';
import { idempotencyKeys } from './schema/sessions.ts';

class Undo extends Error {
  readonly error: CallError;

  constructor(error: CallError) {
    super(error.tag);
    this.error = error;
  }
}

/**
 * Runs a change in a transaction, once for each `Idempotency-Key` of a session: a repeat gets the first
 * answer, a repeat with other arguments is refused. The key is stored with the effect, so neither is ever
 * there without the other; a refusal undoes both. Without a key it is a transaction.
 */
export async function idempotently<T>(
  call: Call,
  change: (tx: Queries) => Promise<Result<T, CallError>>,
): Answer<T> {
  try {
    return await call.db.transaction(async (tx) => {
      const earlier = await claim<T>(tx, call);
      if (earlier) return earlier;
      const result = await change(tx);
      if (!result.ok) throw new Undo(result.error);
      await store(tx, call, result);
      return result;
    });
  } catch (cause) {
    if (cause instanceof Undo) return err(cause.error);
    throw cause;
  }
}

/** Inserts the key; a competitor with the same key waits here until our transaction ends. */
async function claim<T>(tx: Queries, call: Call): Promise<Result<T, CallError> | undefined> {
  if (!call.idempotency || call.session === undefined) return undefined;
  const { key, fingerprint } = call.idempotency;
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ scope: call.session, key, fingerprint, state: 'running', createdAt: call.clock() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (inserted.length > 0) return undefined;
  const [row] = await tx.select().from(idempotencyKeys).where(isKey(call.session, key));
  if (row?.fingerprint !== fingerprint) return err(keyReused);
  // Stored by `store` below, for this very method and arguments.
  return row.response as Result<T, CallError>;
}

async function store(tx: Queries, call: Call, response: unknown): Promise<void> {
  if (!call.idempotency || call.session === undefined) return;
  await tx
    .update(idempotencyKeys)
    .set({ state: 'done', response })
    .where(isKey(call.session, call.idempotency.key));
}

function isKey(scope: string, key: string) {
  return and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
}

/** A key stands for one intent. */
const keyReused: CallError = {
  tag: 'refused',
  message: 'This Idempotency-Key was used with other arguments. Make a new key for a new intent.',
};

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
