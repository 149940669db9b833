import { err, ok, type Result } from '@tailorbird/commerce/result';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../database/database.ts';
import { fillEmptyTables } from '../../database/fillEmptyTables.ts';
import { columnsOf, schemaOf, tablesOf } from './tables.ts';
import { type Mark, mark } from './writeBackup.ts';

/** Most characters of rows that are sent to the database at a time. */
const charactersAtOnce = 2_000_000;

/** Why a backup was not restored: nothing of it was. */
class Refusal extends Error {}

/**
 * Writes a backup into a database that is migrated and empty: all of it, or nothing. The error says what is wrong
 * with the file or the place, and what to do.
 */
export async function restoreBackup(
  { db }: Pick<Database, 'db'>,
  lines: AsyncIterable<string>,
): Promise<Result<number, string>> {
  try {
    const rows = await db.transaction(async (tx) => {
      await expectEmpty(tx);
      const tables = await tablesOf(tx);
      return fillEmptyTables(tx, tables, () => writeLines(tx, lines, tables));
    });
    await db.execute(sql`analyze`);
    return ok(rows);
  } catch (cause) {
    if (cause instanceof Refusal) return err(cause.message);
    throw cause;
  }
}

async function expectEmpty(tx: Queries): Promise<void> {
  const { rows } = await tx.execute(
    sql`select (select count(*) from products) + (select count(*) from carts) + (select count(*) from customers) as found`,
  );
  if (Number(rows[0]?.['found']) === 0) return;
  throw new Refusal(
    'The database is not empty, and a backup is restored only into an empty one. Name another: DATABASE_URL, or DATA_DIRECTORY for the embedded one.',
  );
}

async function writeLines(
  tx: Queries,
  lines: AsyncIterable<string>,
  tables: readonly string[],
): Promise<number> {
  let rows = 0;
  let waiting: string[] = [];
  let length = 0;
  let insert: ((rows: string) => SQL) | undefined;
  let last: Mark['is'] | undefined;
  const flush = async () => {
    if (insert && waiting.length > 0) await tx.execute(insert(`[${waiting.join()}]`));
    waiting = [];
    length = 0;
  };
  for await (const line of lines) {
    if (!line.startsWith('#')) {
      if (!insert) throw new Refusal('The file is no backup of a shop: it does not begin like one.');
      waiting.push(line);
      rows += 1;
      length += line.length;
      if (length > charactersAtOnce) await flush();
      continue;
    }
    await flush();
    const said = readMark(line);
    last = said.is;
    if (said.is === 'backup') await begin(tx, said, tables);
    if (said.is === 'table') insert = await inserting(tx, said, tables);
    if (said.is === 'end' && said.rows !== rows)
      throw new Refusal(
        `The backup has ${rows} rows in place of ${said.rows}: the file was changed. Take another.`,
      );
  }
  if (last !== 'end')
    throw new Refusal('The file ends before the backup does: it was cut off. Take another.');
  return rows;
}

function readMark(line: string): Mark {
  try {
    return mark.parse(JSON.parse(line.slice(1)));
  } catch {
    throw new Refusal('The file is no backup of a shop, or of a version that writes other ones.');
  }
}

/** The counters go on where they were, and what the migrations wrote themselves is in the backup too. */
async function begin(
  tx: Queries,
  { schema, counters }: Extract<Mark, { is: 'backup' }>,
  tables: readonly string[],
): Promise<void> {
  if (schema !== (await schemaOf(tx)))
    throw new Refusal(
      'The backup was taken with another version of the shop. Restore it with that version, then start this one, which brings it up to date.',
    );
  await tx.execute(
    sql`truncate ${sql.join(
      tables.map((name) => sql.identifier(name)),
      sql`, `,
    )} cascade`,
  );
  for (const [name, value] of Object.entries(counters))
    if (value !== null) await tx.execute(sql`select setval(${`public.${name}`}::regclass, ${value}::bigint)`);
}

/** How rows are put into a table. The table and its columns are the database's own, whatever the file says. */
async function inserting(
  tx: Queries,
  { name, columns }: Extract<Mark, { is: 'table' }>,
  tables: readonly string[],
): Promise<(rows: string) => SQL> {
  const known = tables.includes(name) ? await columnsOf(tx, name) : [];
  if (columns.toSorted().join() !== known.toSorted().join())
    throw new Refusal(`The backup holds a table ${name} that this version does not have so.`);
  const table = sql.identifier(name);
  const list = sql.join(
    known.map((column) => sql.identifier(column)),
    sql`, `,
  );
  return (rows) =>
    sql`insert into ${table} (${list}) overriding system value
        select ${list} from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`;
}
