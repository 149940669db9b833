import { isNotNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { checkouts } from '../schema/checkout.ts';

/** The embedded database is ours alone, so a claim found at the start was left by a process that is gone. */
export async function lapseClaims({ db, isServer }: Database): Promise<void> {
  if (isServer) return;
  await db
    .update(checkouts)
    .set({ completingAt: new Date(0) })
    .where(isNotNull(checkouts.completingAt));
}
