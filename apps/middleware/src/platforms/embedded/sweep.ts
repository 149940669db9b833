import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { type Repeated, repeat } from '../../repeat.ts';
import { tokenKeptMs } from '../../services/payment/testCardProvider.ts';
import { attempts } from './schema/attempts.ts';
import { passwordResets } from './schema/customers.ts';
import { devices } from './schema/devices.ts';
import { mailedLinks } from './schema/mailedLinks.ts';
import { campaignUses } from './schema/promotions.ts';
import { reservations } from './schema/reservations.ts';
import { idempotencyKeys, sessions } from './schema/sessions.ts';
import { testCardTokens } from './schema/testCards.ts';

/** How long the answer to an `Idempotency-Key` is kept. */
const answersKeptMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

interface Options {
  readonly db: Database['db'];
  readonly clock: () => Date;
  readonly log: Logger;
}

/**
 * Deletes what counts for nothing any more: expired sessions, lapsed reservations and reset links, counts that begin
 * anew, answers older than a day, tokens of test cards.
 */
export async function sweep({ db, clock }: Pick<Options, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await deleteFree(db, sessions, lte(sessions.expiresAt, now));
  await deleteFree(db, reservations, lte(reservations.expiresAt, now));
  const lapsed = and(eq(campaignUses.state, 'held'), lte(campaignUses.expiresAt, now));
  if (lapsed) await deleteFree(db, campaignUses, lapsed);
  await deleteFree(db, passwordResets, lte(passwordResets.expiresAt, now));
  await deleteFree(db, mailedLinks, lte(mailedLinks.expiresAt, now));
  await deleteFree(db, devices, lte(devices.expiresAt, now));
  await deleteFree(db, attempts, lte(attempts.resetsAt, now));
  await deleteFree(db, testCardTokens, lte(testCardTokens.createdAt, new Date(now.getTime() - tokenKeptMs)));
  const oldest = new Date(now.getTime() - answersKeptMs);
  await deleteFree(db, idempotencyKeys, lte(idempotencyKeys.createdAt, oldest));
}

/** Leaves rows that a transaction holds for the next time: a sweep never waits, so it is in no deadlock. */
async function deleteFree(db: Database['db'], table: PgTable, old: SQL): Promise<void> {
  const free = db.select({ row: sql`ctid` }).from(table).where(old).for('update', { skipLocked: true });
  await db.delete(table).where(sql`ctid in ${free}`);
}

/** Sweeps every hour until stopped. */
export function startSweeping(options: Options): Repeated {
  const { log } = options;
  return repeat(() => sweep(options), {
    everyMs: hourMs,
    log,
    op: 'sweep',
    failure: 'old rows were not deleted',
  });
}
