import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine } from '../../proofs/crashes/engine.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { emptyEngine, inside } from '../testing/emptyEngine.ts';
import { insertStyle } from '../testing/insertStyle.ts';
import { readLines } from './backup/backupFile.ts';

const server = process.env['TEST_DATABASE_URL'];
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-drill-'));
const file = join(folder, 'shop.backup.gz');
/** What a statement, and what a wait for a lock may take while a shopper waits is 5 and 2 s: this is longer. */
const longerThanRequestsMs = 6_000;

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** `npm run backup` or `npm run restore`, without npm. */
function run(command: 'backup' | 'restore', { env }: Engine, ...args: readonly string[]): Promise<Ended> {
  const script = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], { env: { PATH: process.env['PATH'], ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      said += data.toString();
    });
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

async function linesOf(backup: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(backup)) lines.push(line);
  // The first line says when it was taken; the order of rows in a table is the order in which they were written.
  return lines.slice(1).toSorted();
}

let shop: Engine;
let empty: Engine;
let taken: Ended;
beforeAll(async () => {
  shop = await emptyEngine();
  empty = await emptyEngine();
  taken = await inside(shop, async (database) => {
    await migrate(database);
    for (const sku of ['200001', '200002']) await insertStyle(database.db, { sku, warehouse: 7 });
    // The embedded database is open here, as it is in a shop that is: the command goes through it.
    return run('backup', shop, file);
  });
}, 120_000);
afterAll(async () => {
  for (const engine of [shop, empty]) await engine.remove();
  rmSync(folder, { recursive: true, force: true });
});

const rowsIn = ({ said }: Ended) => Number(/^(\d+) rows/.exec(said)?.[1]);
const products = ({ db }: Pick<Database, 'db'>) => db.execute(sql`select * from products order by id`);

it('reliability J8: the commands take a backup of an open shop and restore it into an empty database, however long a statement takes', {
  timeout: 120_000,
}, async () => {
  expect(taken).toEqual({ code: 0, said: expect.stringContaining(file) });
  expect(rowsIn(taken)).toBeGreaterThan(2);
  const restored = await slowed(empty, () => run('restore', empty, file));
  expect(restored).toEqual({ code: 0, said: expect.stringMatching(/^\d+ rows restored in [\d.]+ s\.\n$/) });
  expect(rowsIn(restored)).toBe(rowsIn(taken));
  const again = join(folder, 'again.gz');
  expect(await run('backup', empty, again)).toMatchObject({ code: 0 });
  expect(await linesOf(again)).toEqual(await linesOf(file));
});

it('reliability J8: a second restore is refused because the place is not empty, and changes nothing', {
  timeout: 120_000,
}, async () => {
  const before = await inside(empty, products);
  expect(before.rows).toHaveLength(2);
  const refused = await run('restore', empty, file);
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('The database is not empty') });
  expect((await inside(empty, products)).rows).toEqual(before.rows);
});

it('reliability J8: a file that is not named, not there or cannot be written is told with 1', {
  timeout: 120_000,
}, async () => {
  const target = await emptyEngine();
  expect(await run('restore', target, join(folder, 'nowhere.gz'))).toEqual({
    code: 1,
    said: expect.stringContaining('was not restored, and nothing was changed'),
  });
  await target.remove();
  for (const command of ['backup', 'restore'] as const)
    expect(await run(command, shop)).toEqual({ code: 1, said: expect.stringMatching(/^Say .* file/) });
  const unwritten = join(folder, 'no folder', 'shop.gz');
  expect(await run('backup', shop, unwritten)).toEqual({
    code: 1,
    said: expect.stringContaining('The backup was not written'),
  });
  expect(existsSync(unwritten)).toBe(false);
});

/** Work on a server’s database one of whose tables nobody else may touch for a while: its statements take that long. */
async function slowed<T>(engine: Engine, work: () => Promise<T>): Promise<T> {
  if (server === undefined) return work();
  return inside(engine, async (database) => {
    await migrate(database);
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('lock table products in access exclusive mode');
    const done = work();
    await sleep(longerThanRequestsMs);
    await holder.query('commit');
    holder.release();
    return done;
  });
}
