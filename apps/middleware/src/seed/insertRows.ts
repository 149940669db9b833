import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';

/**
 * Inserts many rows in one statement with one parameter, which is several times faster than one parameter a
 * value and has no limit on their number. Every row has the fields of the first.
 */
export async function insertRows<T extends PgTable>(
  db: Queries,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => Object.hasOwn(first, key));
  const records = rows.map((row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]])),
  );
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  const types = columns.map(([, column]) => `"${column.name}" ${column.getSQLType()}`).join(', ');
  await db.execute(sql`
    insert into ${sql.identifier(getTableName(table))} (${sql.raw(names)})
    select ${sql.raw(names)} from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as record(${sql.raw(types)})
  `);
}
