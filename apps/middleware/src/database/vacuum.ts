import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Frees space and counts rows for the planner: PGlite has no background process that does it after bulk writes. */
export async function vacuum({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.execute(sql`vacuum analyze`);
}
