import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { z } from 'zod';
import { faultPoint } from '#faultPoint';
import type { Database, Queries } from './database.ts';

/** Where the migrations are: a statement each change of the schema, in order. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Held by whoever migrates. Any number will do, as long as every version of the shop uses it. */
export const advisoryLock = 7_411_020;

/** A statement in the midst of the migrations. */
const midway = /create table "customers"/i;

function logQuery(statement: string): void {
  if (midway.test(statement)) faultPoint('migration');
}

/**
 * Brings the schema up to date, all at once or not at all. Several processes may start at once: one migrates, the others
 * wait, told by `onWait`. `folder` holds fewer migrations than ours only in a test.
 */
export async function migrate(
  { pool }: Pick<Database, 'pool'>,
  {
    folder = migrationsFolder,
    onWait = () => undefined,
  }: { readonly folder?: string; readonly onWait?: () => void } = {},
): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      advisoryLock,
    ]);
    if (rows[0]?.mine !== true) {
      onWait();
      await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    }
    await applyMigrations(drizzle({ client, logger: { logQuery } }), { migrationsFolder: folder });
    await client.query('select pg_advisory_unlock($1)', [advisoryLock]);
    client.release();
  } catch (cause) {
    client.release(true);
    throw cause;
  }
}

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });
let head: number | undefined;

/** True when every migration this version knows has been applied. */
export async function isMigrated(db: Queries): Promise<boolean> {
  head ??= journal
    .parse(JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')))
    .entries.at(-1)?.when;
  const { rows } = await db.execute(
    sql`select max(created_at)::text as applied from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.['applied']) >= (head ?? 0);
}
