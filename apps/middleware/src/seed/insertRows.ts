import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Rows that are to be put into a table. Every row has the fields of the first. */
interface TableRows {
  readonly table: PgTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Rows of the table's own type. */
export function rowsFor<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): TableRows {
  return { table, rows };
}

/**
 * The statement that inserts many rows of several tables with one parameter a table, which is several times faster than
 * one parameter a value and has no limit on their number. A foreign key may lead from any of them to any other.
 */
export function insertRows(...tables: readonly TableRows[]): SQL {
  const inserts = tables.filter(({ rows }) => rows.length > 0).map(insert);
  if (inserts.length === 0) return sql`select`;
  const named = inserts.map((statement, at) => sql`${sql.identifier(`rows_${at}`)} as (${statement})`);
  return sql`with ${sql.join(named, sql`, `)} select`;
}

function insert({ table, rows }: TableRows): SQL {
  const [first = {}] = rows;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => Object.hasOwn(first, key));
  const records = rows.map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])));
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  const types = columns.map(([, column]) => `"${column.name}" ${column.getSQLType()}`).join(', ');
  return sql`
    insert into ${sql.identifier(getTableName(table))} (${sql.raw(names)})
    select ${sql.raw(names)} from json_to_recordset(${JSON.stringify(records)}::json) as record(${sql.raw(types)})`;
}
