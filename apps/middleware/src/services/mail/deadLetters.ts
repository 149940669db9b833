import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { outbox } from '../../platforms/embedded/schema/outbox.ts';
import { mail } from './mail.ts';

/** A mail that was given up: the server refused it for good, or a day of attempts was to no avail. */
export interface DeadLetter {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly attempts: number;
  readonly givenUpAt: Date;
  /** What the mail server said last. */
  readonly reason: string;
}

/** The mails that were given up, oldest first. */
export async function deadLetters(db: Database['db']): Promise<DeadLetter[]> {
  const rows = await db.select().from(outbox).where(isNotNull(outbox.givenUpAt)).orderBy(asc(outbox.id));
  return rows.flatMap(({ id, attempts, givenUpAt, lastError, payload }) => {
    const letter = mail.safeParse(payload).data;
    if (givenUpAt === null) return [];
    const { to, subject } = letter ?? { to: 'nobody', subject: 'not a mail' };
    return { id, to, subject, attempts, givenUpAt, reason: lastError ?? 'no answer' };
  });
}

/** How many mails were given up. */
export async function countDeadLetters(db: Database['db']): Promise<number> {
  const [row] = await db.select({ value: count() }).from(outbox).where(isNotNull(outbox.givenUpAt));
  return row?.value ?? 0;
}

/** Puts a mail that was given up, or all of them, back to be sent; answers how many there were. */
export async function resend(db: Database['db'], which: number | 'all', now: Date): Promise<number> {
  const chosen = which === 'all' ? isNotNull(outbox.givenUpAt) : eq(outbox.id, which);
  const rows = await db
    .update(outbox)
    .set({ givenUpAt: null, attempts: 0, nextAttemptAt: now })
    .where(and(isNotNull(outbox.givenUpAt), chosen))
    .returning({ id: outbox.id });
  return rows.length;
}

/** Takes a mail that was given up away for good; answers whether there was one. */
export async function drop(db: Database['db'], id: number): Promise<boolean> {
  const rows = await db
    .delete(outbox)
    .where(and(isNotNull(outbox.givenUpAt), eq(outbox.id, id)))
    .returning({ id: outbox.id });
  return rows.length > 0;
}
