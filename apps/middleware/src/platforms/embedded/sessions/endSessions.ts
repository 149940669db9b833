import { and, inArray, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { idempotencyKeys, sessions } from '../schema/sessions.ts';

/** Ends the sessions of which all of this is so, with the answers kept for them. */
export async function endSessions(tx: Queries, ...which: [SQL, ...SQL[]]): Promise<void> {
  const ended = await tx
    .delete(sessions)
    .where(and(...which))
    .returning({ hash: sessions.idHash });
  const hashes = ended.map(({ hash }) => hash);
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.scope, hashes));
}
