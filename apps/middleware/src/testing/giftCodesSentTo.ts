import { sql } from 'drizzle-orm';
import { outbox } from '../platforms/embedded/schema/outbox.ts';
import { mail } from '../services/mail/mail.ts';
import type { TestShop } from './shopWith.ts';

/** The codes of the gift cards that go to an address, in the order in which they were bought. */
export async function giftCodesSentTo({ db }: Pick<TestShop, 'db'>, to: string): Promise<string[]> {
  const rows = await db.select().from(outbox).where(sql`${outbox.payload}->>'to' = ${to}`).orderBy(outbox.id);
  return rows.flatMap(({ payload }) => mail.parse(payload).secret ?? []);
}
