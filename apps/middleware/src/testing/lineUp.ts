import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';

/**
 * Begins each of several pieces of work once the one before it waits for a lock, the first for what `hold` locks, and then
 * lets all go at once: the same order each time, on a server.
 */
export async function lineUp<T>(
  db: Database['db'],
  hold: (tx: Queries) => Promise<unknown>,
  ...work: readonly (() => Promise<T>)[]
): Promise<T[]> {
  const begun: Promise<T>[] = [];
  await db.transaction(async (tx) => {
    await hold(tx);
    for (const begin of work) {
      let isOver = false;
      const one = begin().finally(() => {
        isOver = true;
      });
      one.catch(() => {});
      begun.push(one);
      while (!isOver && (await waitingForLocks(db)) < begun.length) await sleep(20);
      if (isOver) throw new Error(`Piece ${begun.length} of the work was done without waiting.`);
    }
  });
  return Promise.all(begun);
}

/** How many connections to the database wait for a lock. */
async function waitingForLocks(db: Database['db']): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
}
