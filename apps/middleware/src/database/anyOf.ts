import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** `column = any(values)`: one parameter however many values, where `in (…)` would take one each. */
export function anyOf(column: AnyColumn | SQL, values: readonly (number | string)[]): SQL {
  return sql`${column} = any(${sql.param([...values])})`;
}
