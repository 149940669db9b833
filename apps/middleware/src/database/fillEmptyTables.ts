import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/**
 * Fills tables that nobody reads yet without their keys and indexes, and makes those again of what was written: a
 * fraction of the time that keeping them row by row takes, and it checks every row. Foreign keys that lead to the tables
 * are taken too. The tables are locked to the end of the transaction, which `db` must be.
 */
export async function fillEmptyTables<T>(
  db: Queries,
  tables: readonly string[],
  fill: () => Promise<T>,
): Promise<T> {
  const { rows } = await db.execute<{ take: string; make: string }>(keysAndIndexesOf(tables));
  for (const { take } of rows.toReversed()) await db.execute(sql.raw(take));
  const filled = await fill();
  for (const { make } of rows) await db.execute(sql.raw(make));
  return filled;
}

/** How to take each and how to make it again, those first that others need. */
function keysAndIndexesOf(tables: readonly string[]) {
  const isOurs = (oid: 'conrelid' | 'confrelid' | 'indrelid') =>
    sql`${sql.raw(oid)} in (select name::regclass from unnest(${sql.param([...tables])}::text[]) name)`;
  return sql`
    select take, make from (
      select case contype when 'f' then 2 else 1 end as place,
        format('alter table %s drop constraint %I', conrelid::regclass, conname) as take,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
      from pg_constraint where contype in ('p', 'u') and ${isOurs('conrelid')}
        or contype = 'f' and (${isOurs('conrelid')} or ${isOurs('confrelid')})
      union all
      select 1, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      from pg_index where ${isOurs('indrelid')}
        and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    ) found order by place, make`;
}
