import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Attempts that are counted against guessing: passwords, registrations, order look-ups, reset mails. */
export const attempts = pgTable(
  'attempts',
  {
    /** What is counted and for whom, as in `login <sha-256 of address and account>`. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When counting begins anew. */
    resetsAt: instant('resets_at').notNull(),
    /** Until when nothing more is tried; null while there are free attempts. */
    blockedUntil: instant('blocked_until'),
  },
  (table) => [index('attempts_age').on(table.resetsAt)],
);
