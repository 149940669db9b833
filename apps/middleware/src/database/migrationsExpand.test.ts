import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { embeddedEngine, serverEngine } from '../../proofs/crashes/engine.ts';
import { copyEmptyPglite } from '../testing/openTestDatabase.ts';
import type { Database, Queries } from './database.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';

const server = process.env['TEST_DATABASE_URL'];
const journalFile = 'meta/_journal.json';
const journal = z
  .looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })
  .parse(JSON.parse(readFileSync(join(migrationsFolder, journalFile), 'utf8')));

/** Migrations that take something away which the version before does not use any more: each with why. */
const contractions: Readonly<Record<string, string>> = {};

/** What a schema asks of whoever writes. */
interface Demands {
  readonly columns: ReadonlyMap<string, { table: string; type: string; isOptional: boolean }>;
  /** Keys, checks and unique indexes, with the columns they are about, as `table.column`. */
  readonly rules: ReadonlyMap<string, readonly string[]>;
}

async function demandsOf(db: Queries): Promise<Demands> {
  const columns = await db.execute(
    sql`select relname as table, attname as column, format_type(atttypid, atttypmod) as type,
          not attnotnull or atthasdef or attidentity <> '' as optional
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped`,
  );
  const rules = await db.execute(
    sql`select relname || ': ' || pg_get_constraintdef(c.oid) as rule,
          array(select relname || '.' || attname from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
        from pg_constraint c join pg_class on pg_class.oid = conrelid where connamespace = 'public'::regnamespace and contype <> 'n'
        union
        select indexdef, array(select relname || '.' || attname from pg_attribute where attrelid = indrelid and attnum = any(indkey))
        from pg_index join pg_class on pg_class.oid = indrelid
        join pg_indexes on schemaname = 'public' and indexname = (select relname from pg_class where oid = indexrelid)
        where indisunique and not indisprimary`,
  );
  return {
    columns: new Map(
      z
        .array(z.object({ table: z.string(), column: z.string(), type: z.string(), optional: z.boolean() }))
        .parse(columns.rows)
        .map(({ table, column, type, optional }) => [
          `${table}.${column}`,
          { table, type, isOptional: optional },
        ]),
    ),
    rules: new Map(
      z
        .array(z.object({ rule: z.string(), columns: z.array(z.string()) }))
        .parse(rules.rows)
        .map((row) => [row.rule, row.columns]),
    ),
  };
}

/** What a shop that knows the schema as it was can no longer do on the one it is. */
function brokenFor(before: Demands, after: Demands): string[] {
  const tables = new Set([...before.columns.values()].map(({ table }) => table));
  const lost = [...before.columns].flatMap(([name, { type, isOptional }]) => {
    const now = after.columns.get(name);
    if (!now) return [`${name} is gone`];
    if (now.type !== type) return [`${name} is ${now.type} in place of ${type}`];
    return isOptional && !now.isOptional ? [`${name} has to be given`] : [];
  });
  const wanted = [...after.columns].flatMap(([name, { table, isOptional }]) =>
    tables.has(table) && !before.columns.has(name) && !isOptional ? [`${name} has to be given`] : [],
  );
  const isKnown = (name: string) => before.columns.has(name);
  const ruled = [...after.rules].flatMap(([rule, about]) => {
    // A new column, which that shop leaves empty, makes no two rows the same.
    const restricts = rule.includes('UNIQUE') ? about.every(isKnown) : about.some(isKnown);
    return restricts && !before.rules.has(rule) ? [`new rule: ${rule}`] : [];
  });
  return [...lost, ...wanted, ...ruled];
}

let folder: string;
let database: Database;
let remove: () => Promise<void>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tailorbird-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const engine = server === undefined ? embeddedEngine() : await serverEngine(server);
  if (server === undefined) await copyEmptyPglite(engine.env['DATA_DIRECTORY'] ?? '');
  const { DATABASE_URL: url, DATA_DIRECTORY: directory = '' } = engine.env;
  const opened = await openDatabase({ url, directory });
  if (!opened.ok) throw new Error(opened.error.message);
  database = opened.value;
  remove = engine.remove;
}, 60_000);
afterAll(async () => {
  await database.close();
  await remove();
  rmSync(folder, { recursive: true, force: true });
});

it('reliability J9: a shop of the version before goes on reading and writing on the schema of each migration', {
  timeout: 120_000,
}, async () => {
  let before: Demands | undefined;
  const problems: string[] = [];
  let compared = 0;
  for (const [at, { tag }] of journal.entries.entries()) {
    const entries = journal.entries.slice(0, at + 1);
    writeFileSync(join(folder, journalFile), JSON.stringify({ ...journal, entries }));
    await migrate(database, { folder });
    const after = await demandsOf(database.db);
    if (before && !Object.hasOwn(contractions, tag)) {
      problems.push(...brokenFor(before, after).map((problem) => `${tag}: ${problem}`));
      compared += 1;
    }
    before = after;
  }
  expect(problems).toEqual([]);
  expect(before?.columns.size).toBeGreaterThan(100);
  expect(compared).toBe(journal.entries.length - 1 - Object.keys(contractions).length);
});

it.each([
  ['alter table orders drop column email', 'orders.email is gone'],
  ['alter table orders rename column email to mail', 'orders.email is gone'],
  ['drop table reviews cascade', 'reviews.id is gone'],
  ['alter table orders alter column channel_id type bigint', 'orders.channel_id is bigint'],
  ['alter table orders alter column customer_id set not null', 'orders.customer_id has to be given'],
  ['alter table orders alter column gift_card_total drop default', 'orders.gift_card_total has to be given'],
  ['alter table orders add column taste text not null', 'orders.taste has to be given'],
  ['alter table orders add constraint few check (grand_total < 9)', 'new rule: orders: CHECK'],
  ['create unique index one_each on orders (email)', 'new rule: CREATE UNIQUE INDEX one_each'],
])('reliability J9: %s is seen', async (statement, problem) => {
  const before = await demandsOf(database.db);
  let seen: string[] = [];
  const takenBack = database.db.transaction(async (tx) => {
    await tx.execute(sql.raw(statement));
    seen = brokenFor(before, await demandsOf(tx));
    tx.rollback();
  });
  await expect(takenBack).rejects.toThrow('Rollback');
  expect(seen.join('\n')).toContain(problem);
});

it.each([
  'alter table orders add column taste text',
  `alter table orders add column taste text not null default ''`,
  'create table tastes (id integer primary key, name text not null unique)',
  'create index orders_by_email on orders (email)',
])('%s is not minded', async (statement) => {
  const before = await demandsOf(database.db);
  await database.db.execute(sql.raw(statement));
  const after = await demandsOf(database.db);
  await database.db.execute(sql`alter table orders drop column if exists taste`);
  expect(brokenFor(before, after)).toEqual([]);
});
