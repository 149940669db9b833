import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { type Repeated, repeat } from '../../repeat.ts';
import { retention } from './retention.ts';

const hourMs = 60 * 60 * 1000;

interface Options {
  readonly db: Database['db'];
  readonly clock: () => Date;
  readonly log: Logger;
}

/** Deletes what the table of retention calls old. */
export async function sweep({ db, clock }: Pick<Options, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  for (const { table, isOld } of retention) {
    const old = isOld?.(now);
    if (old) await deleteFree(db, table, old);
  }
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
