import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from './database.ts';
import { migrationsFolder } from './migrate.ts';

const journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) });

/** One migration that a database has not had: its name, and its statements as they will run. */
export interface PendingMigration {
  readonly name: string;
  readonly statements: string;
}

/** What `migrate` would apply, in order. Nothing is changed, and no lock is waited for. */
export async function pendingMigrations(
  db: Queries,
  folder = migrationsFolder,
): Promise<readonly PendingMigration[]> {
  const { entries } = journal.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')));
  const applied = await appliedUntil(db);
  return entries
    .filter(({ when }) => when > applied)
    .map(({ tag }) => ({ name: tag, statements: readFileSync(join(folder, `${tag}.sql`), 'utf8') }));
}

/** When the newest migration that the database has had was written; 0 for an empty one. */
async function appliedUntil(db: Queries): Promise<number> {
  const { rows } = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as had`,
  );
  if (rows[0]?.['had'] !== true) return 0;
  const newest = await db.execute(
    sql`select coalesce(max(created_at), 0)::text as applied from drizzle.__drizzle_migrations`,
  );
  return Number(newest.rows[0]?.['applied']);
}
