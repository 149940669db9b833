import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../proofs/crashes/engine.ts';
import { emptyEngine, inside } from '../testing/emptyEngine.ts';
import { rounds } from '../testing/rounds.ts';
import type { Database } from './database.ts';
import { advisoryLock, isMigrated, migrate, migrationsFolder } from './migrate.ts';
import { pendingMigrations } from './pendingMigrations.ts';

const server = process.env['TEST_DATABASE_URL'];
const script = fileURLToPath(new URL('../../proofs/crashes/migratingProcess.ts', import.meta.url));
const journalFile = 'meta/_journal.json';
/** On each of the two ways: on the embedded database, which takes seconds to open, ten on both, and in a soak on each. */
const kills = server === undefined ? rounds(5, 10) : 10;

/** The folder with the first migration alone: where a shop of long ago stands. */
let firstAlone: string;
let finished: unknown[];
let migrations: number;

/** Everything a schema consists of, and how many migrations it says it has had. */
async function schemaOf({ db }: Database): Promise<unknown[]> {
  const columns = await db.execute(sql`select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`);
  const indexes = await db.execute(
    sql`select indexdef from pg_indexes where schemaname = 'public' order by indexdef`,
  );
  const keys = await db.execute(sql`select conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace = 'public'::regnamespace order by conname`);
  const had = await db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`);
  return [...columns.rows, ...indexes.rows, ...keys.rows, ...had.rows];
}

/** Migrates in a process of its own; answers what it printed, or the signal it died of. */
function migratingProcess({ env }: Engine, dieAt: number): Promise<string> {
  const child = spawn(process.execPath, [script, String(dieAt)], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (data: Buffer) => {
    text += data.toString();
  });
  return new Promise((resolve) =>
    child.on('close', (code, signal) => resolve(signal ?? (text.trim() || `code ${code}`))),
  );
}

async function started(from: 'empty' | 'the first migration'): Promise<Engine> {
  const engine = await emptyEngine();
  if (from !== 'empty') await inside(engine, (database) => migrate(database, { folder: firstAlone }));
  return engine;
}

beforeAll(async () => {
  firstAlone = mkdtempSync(join(tmpdir(), 'tailorbird-migrations-'));
  cpSync(migrationsFolder, firstAlone, { recursive: true });
  const journal = JSON.parse(readFileSync(join(firstAlone, journalFile), 'utf8')) as { entries: unknown[] };
  migrations = journal.entries.length;
  writeFileSync(
    join(firstAlone, journalFile),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }),
  );
  const engine = await emptyEngine();
  finished = await inside(engine, async (database) => {
    await migrate(database);
    return schemaOf(database);
  });
  await engine.remove();
});
afterAll(() => rmSync(firstAlone, { recursive: true, force: true }));

describe('migrations', () => {
  it.each(['empty', 'the first migration'] as const)(
    'reliability J9: killed at ten points (of the embedded database on both ways together) on the way from %s, nothing is stuck or half done, and the next run finishes',
    async (from) => {
      const whole = await started(from);
      const statements = Number(await migratingProcess(whole, 0));
      await whole.remove();
      expect(statements).toBeGreaterThan(kills);
      for (let kill = 0; kill < kills; kill += 1) {
        const engine = await started(from);
        const dieAt = 2 + Math.round((kill * (statements - 2)) / (kills - 1));
        expect(await migratingProcess(engine, dieAt)).toBe('SIGKILL');
        expect(
          await inside(engine, async (database) => {
            await migrate(database);
            return [await isMigrated(database.db), await schemaOf(database)];
          }),
        ).toEqual([true, finished]);
        await engine.remove();
      }
      process.stdout.write(
        `reliability J9: ${kills} kills among ${statements} statements from ${from}: 0 stuck, 0 partial\n`,
      );
    },
    600_000,
  );

  it('are listed as pending, in order and with their statements, until they are applied', async () => {
    const pendingFrom = async (from: 'empty' | 'the first migration') => {
      const engine = await started(from);
      const pending = await inside(engine, async (database) => {
        const before = await pendingMigrations(database.db);
        await migrate(database);
        return { before, after: await pendingMigrations(database.db) };
      });
      await engine.remove();
      return pending;
    };
    const [all, rest] = [await pendingFrom('empty'), await pendingFrom('the first migration')];
    expect(all.before).toHaveLength(migrations);
    expect(all.before[0]?.statements).toMatch(/create table/i);
    expect(rest.before).toEqual(all.before.slice(1));
    expect([all.after, rest.after]).toEqual([[], []]);
  });

  it.skipIf(server === undefined)('say that they wait while another process is at it', async () => {
    const engine = await started('empty');
    await inside(engine, async (database) => {
      const other = await database.pool.connect();
      await other.query('select pg_advisory_lock($1)', [advisoryLock]);
      const told = await new Promise<string>((resolve, reject) => {
        let text = 'not told';
        migrate(database, {
          onWait: () => {
            text = 'told';
            void other.query('select pg_advisory_unlock($1)', [advisoryLock]).then(() => other.release());
          },
        }).then(() => resolve(text), reject);
      });
      expect([told, await isMigrated(database.db)]).toEqual(['told', true]);
    });
    await engine.remove();
  });

  it('reliability J9: run again they change nothing', async () => {
    const engine = await started('empty');
    const states = await inside(engine, async (database) => {
      await migrate(database);
      const once = await schemaOf(database);
      await migrate(database);
      return [once, await schemaOf(database)];
    });
    expect(states).toEqual([finished, finished]);
    expect(finished.at(-1)).toEqual({ n: migrations });
    await engine.remove();
  });

  it('reliability J9: of two processes that start at once one migrates and the other waits, or is told that the folder is in use', async () => {
    const engine = await started('empty');
    const ends = await Promise.all([migratingProcess(engine, 0), migratingProcess(engine, 0)]);
    const finishedOnes = ends.filter((end) => /^\d+$/.test(end));
    expect(finishedOnes).toHaveLength(server === undefined ? 1 : 2);
    expect(await inside(engine, schemaOf)).toEqual(finished);
    await engine.remove();
  });
});
