import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { faultPoint } from '#faultPoint';
import type { Database } from '../../database/database.ts';
import { outbox } from '../../platforms/embedded/schema/outbox.ts';
import { type Repeated, repeat } from '../../repeat.ts';
import { type Mail, mail } from './mail.ts';

/** Hands a mail over to whatever delivers mails; throws when it was not taken. */
export type SendMail = (mail: Mail, messageId: string) => Promise<void>;

/** First pause after a failed attempt; each further one doubles it, up to a day. */
const firstPauseMs = 30_000;
const longestPauseMs = 24 * 60 * 60 * 1000;
const batchSize = 20;

interface Options {
  readonly db: Database['db'];
  readonly send: SendMail;
  /** Whether a mail that was sent has left us, so that its secret need not be kept. */
  readonly forgetsSecrets: boolean;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** Delivers what is due once; answers how many were delivered. Several processes may do this at a time. */
export async function deliverOutbox({ db, send, forgetsSecrets, clock, log }: Options): Promise<number> {
  let delivered = 0;
  for (let index = 0; index < batchSize; index += 1) {
    const now = clock();
    const row = await claim(db, now);
    if (!row) return delivered;
    try {
      const letter = mail.parse(row.payload);
      await send(letter, row.messageId);
      faultPoint('mail sent, unmarked');
      const kept = forgetsSecrets ? withoutSecret(letter) : letter;
      await db.update(outbox).set({ deliveredAt: now, payload: kept }).where(eq(outbox.id, row.id));
      delivered += 1;
    } catch (cause) {
      log.warn(
        { err: cause, op: 'outbox', message_id: row.messageId, attempts: row.attempts },
        'not delivered',
      );
    }
  }
  return delivered;
}

function withoutSecret({ secret, ...letter }: Mail): Mail {
  if (secret === undefined) return letter;
  const hidden = `…${secret.slice(-4)}`;
  return {
    ...letter,
    text: letter.text.replaceAll(secret, hidden),
    html: letter.html.replaceAll(secret, hidden),
  };
}

/** Takes the next row that is due and puts its next attempt off, so that a crash costs a pause and no mail. */
async function claim(db: Database['db'], now: Date) {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(isNull(outbox.deliveredAt), lte(outbox.nextAttemptAt, now)))
      .orderBy(asc(outbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return undefined;
    faultPoint('mail unsent');
    const pause = Math.min(firstPauseMs * 2 ** row.attempts, longestPauseMs);
    await tx
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + pause) })
      .where(eq(outbox.id, row.id));
    return row;
  });
}

/** Delivers every few seconds until stopped. */
export function startOutbox(options: Options): Repeated {
  const { log } = options;
  return repeat(() => deliverOutbox(options), {
    everyMs: 3_000,
    log,
    op: 'outbox',
    failure: 'the outbox failed',
  });
}
