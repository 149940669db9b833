import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queries } from '../../database/database.ts';
import { columnsOf, countersOf, schemaOf, tablesOf } from './tables.ts';

/** Rows read from the database at a time: the figure in `fetch`. */
const rowsAtOnce = 500;

/** What a line of a backup that begins with `#` says; every other line is a row of the table before it. */
export const mark = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('backup'),
    format: z.literal(1),
    schema: z.string(),
    takenAt: z.string(),
    counters: z.record(z.string(), z.string().nullable()),
  }),
  z.object({ is: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  z.object({ is: z.literal('end'), rows: z.int() }),
]);
export type Mark = z.infer<typeof mark>;

/**
 * A backup of a database, line by line: the whole of it at one moment, whoever writes meanwhile. The same lines fit the
 * embedded database and a server, so that a backup of one can be restored into the other.
 */
export async function writeBackup(
  db: Database['db'],
  now: Date,
  write: (line: string) => Promise<void>,
): Promise<number> {
  return db.transaction(
    async (tx) => {
      const say = (line: Mark) => write(`#${JSON.stringify(line)}`);
      const [schema, counters] = [await schemaOf(tx), await countersOf(tx)];
      await say({ is: 'backup', format: 1, schema, takenAt: now.toISOString(), counters });
      let rows = 0;
      for (const name of await tablesOf(tx)) {
        await say({ is: 'table', name, columns: await columnsOf(tx, name) });
        rows += await writeRows(tx, name, write);
      }
      await say({ is: 'end', rows });
      return rows;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function writeRows(
  tx: Queries,
  table: string,
  write: (line: string) => Promise<void>,
): Promise<number> {
  let rows = 0;
  await tx.execute(
    sql`declare backed_up no scroll cursor for
        select to_jsonb(t)::text as line from ${sql.identifier(table)} t order by ctid`,
  );
  for (;;) {
    const { rows: read } = await tx.execute(sql`fetch 500 from backed_up`);
    for (const { line } of read) await write(String(line));
    rows += read.length;
    if (read.length < rowsAtOnce) break;
  }
  await tx.execute(sql`close backed_up`);
  return rows;
}
