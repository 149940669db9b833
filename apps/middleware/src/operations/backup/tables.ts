import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';

/** Every table of the shop, by name. */
export async function tablesOf(db: Queries): Promise<string[]> {
  const { rows } = await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => String(name));
}

/** The columns of a table that are written, in their order; those the database works out are not. */
export async function columnsOf(db: Queries, table: string): Promise<string[]> {
  const { rows } = await db.execute(
    sql`select attname as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum`,
  );
  return rows.map(({ name }) => String(name));
}

/** Where each counter stands: the number it gave last, null where it gave none. */
export async function countersOf(db: Queries): Promise<Record<string, string | null>> {
  const { rows } = await db.execute(
    sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'
        order by sequencename`,
  );
  return Object.fromEntries(
    rows.map(({ name, last }) => [String(name), typeof last === 'string' ? last : null]),
  );
}

/** The newest migration that the database has had. */
export async function schemaOf(db: Queries): Promise<string> {
  const { rows } = await db.execute(
    sql`select max(created_at)::text as applied from drizzle.__drizzle_migrations`,
  );
  return String(rows[0]?.['applied']);
}
