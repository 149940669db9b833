import { desc, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outbox } from '../platforms/embedded/schema/outbox.ts';

/** The token of the link in the newest mail to an address. */
export async function tokenMailedTo(db: Database['db'], email: string): Promise<string> {
  const [newest] = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(sql`${outbox.payload}->>'to' = ${email}`)
    .orderBy(desc(outbox.id))
    .limit(1);
  return /token=([\w-]{43})/.exec(JSON.stringify(newest))?.[1] ?? '';
}
