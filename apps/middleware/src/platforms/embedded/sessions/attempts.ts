import { createHash } from 'node:crypto';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { attempts } from '../schema/attempts.ts';

/** How often something may be tried. */
export interface AttemptLimit {
  readonly most: number;
  readonly perSeconds: number;
}

/** Why nothing more may be tried, and for how long. */
type Refusal = Extract<CallError, { tag: 'too-many-requests' }>;

const hour = 60 * 60;
const day = 24 * hour;

/** Wrong passwords that cost no time; after them the pause doubles from a second to an hour. */
const freeTries = 5;
const maxPauseSeconds = hour;

/** What an attempt is counted under. Nobody reads an address or an account out of it. */
export function attemptKey(kind: string, ...who: readonly string[]): string {
  return `${kind} ${createHash('sha256').update(who.join('\n')).digest('hex')}`;
}

/** Counts one attempt, or as many as there were; answers the refusal once there were too many within the time. */
export async function countAttempt(
  db: Queries,
  key: string,
  { most, perSeconds }: AttemptLimit,
  now: Date,
  were = 1,
): Promise<Refusal | undefined> {
  const resetsAt = later(now, perSeconds);
  const isOver = lte(attempts.resetsAt, now);
  const [row] = await db
    .insert(attempts)
    .values({ key, count: were, resetsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then ${were}::integer else ${attempts.count} + ${were}::integer end`,
        resetsAt: sql`case when ${isOver} then ${resetsAt}::timestamptz else ${attempts.resetsAt} end`,
      },
    })
    .returning();
  return row && row.count > most ? tooMany(row.resetsAt, now) : undefined;
}

/**
 * Takes one of so many tries; answers the refusal once they are used up. A refused one is not counted, and counting
 * begins anew when the time has gone by since the last that was taken: no stretch of that length has more.
 */
export async function takeOneOf(
  db: Queries,
  key: string,
  { most, perSeconds }: AttemptLimit,
  now: Date,
): Promise<CallError | undefined> {
  const resetsAt = later(now, perSeconds);
  const isOver = lte(attempts.resetsAt, now);
  const [taken] = await db
    .insert(attempts)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`, resetsAt },
      setWhere: sql`${isOver} or ${attempts.count} < ${most}`,
    })
    .returning();
  if (taken) return undefined;
  const [row] = await db.select().from(attempts).where(eq(attempts.key, key));
  return tooMany(row?.resetsAt ?? later(now, 1), now);
}

/** Mails of one kind that whoever comes from one address of the network may cause. */
const mailsHourly = { most: 5, perSeconds: hour };
const mailsDaily = { most: 20, perSeconds: day };

/** Takes one of the mails of a kind that an address of the network may cause; the refusal once they are used up. */
export async function takeMail(
  db: Queries,
  kind: string,
  address: string,
  now: Date,
): Promise<CallError | undefined> {
  return (
    (await takeOneOf(db, attemptKey(`${kind}-hour`, address), mailsHourly, now)) ??
    (await takeOneOf(db, attemptKey(`${kind}-day`, address), mailsDaily, now))
  );
}

/** Marks something as so for a time from now on, anew each time. `isMarked` until that has gone by. */
export async function mark(db: Queries, key: string, seconds: number, now: Date): Promise<void> {
  const resetsAt = later(now, seconds);
  await db
    .insert(attempts)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({ target: attempts.key, set: { resetsAt } });
}

/** Whether `mark` marked it less than its time ago. */
export async function isMarked(db: Queries, key: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ key: attempts.key })
    .from(attempts)
    .where(and(eq(attempts.key, key), gt(attempts.resetsAt, now)));
  return rows.length > 0;
}

/** Gives back a try that `takeOneOf` took. */
export async function giveBack(db: Queries, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.key, key), gt(attempts.count, 0)));
}

/** The refusal, if an earlier count has reached its limit already; counts nothing. */
export async function overLimit(
  db: Queries,
  key: string,
  { most }: AttemptLimit,
  now: Date,
): Promise<CallError | undefined> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.key, key), gt(attempts.resetsAt, now)));
  return row && row.count >= most ? tooMany(row.resetsAt, now) : undefined;
}

/**
 * Takes one try at a secret before it is looked at, so that tries at the same time are counted too. The first five
 * are free; each further one has to wait twice as long as the one before. `forget` once the secret was right.
 */
export async function takeTry(db: Queries, key: string, now: Date): Promise<CallError | undefined> {
  const resetsAt = later(now, day);
  const isOver = lte(attempts.resetsAt, now);
  const count = sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`;
  const pause = sql`least(${maxPauseSeconds}, power(2, least(30, ${attempts.count} + 1 - ${freeTries})))`;
  const [taken] = await db
    .insert(attempts)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count,
        resetsAt,
        blockedUntil: sql`case when ${isOver} or ${attempts.count} + 1 < ${freeTries} then null
          else ${now}::timestamptz + ${pause} * interval '1 second' end`,
      },
      setWhere: sql`${attempts.blockedUntil} is null or ${attempts.blockedUntil} <= ${now} or ${isOver}`,
    })
    .returning();
  if (taken) return undefined;
  const [row] = await db.select().from(attempts).where(eq(attempts.key, key));
  return tooMany(row?.blockedUntil ?? later(now, 1), now);
}

/** Forgets the tries at a secret that has been right. */
export async function forgetTries(db: Queries, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

function tooMany(until: Date, now: Date): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const wait =
    retryAfterSeconds < 90 ? `${retryAfterSeconds} seconds` : `${Math.ceil(retryAfterSeconds / 60)} minutes`;
  return {
    tag: 'too-many-requests',
    message: `There were too many tries. Please try again in ${wait}.`,
    retryAfterSeconds,
  };
}
