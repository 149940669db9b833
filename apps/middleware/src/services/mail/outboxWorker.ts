import { err, type Result } from '@tailorbird/commerce/result';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { faultPoint } from '#faultPoint';
import type { Database } from '../../database/database.ts';
import { withoutPersons } from '../../errors/withoutPersons.ts';
import { outbox } from '../../platforms/embedded/schema/outbox.ts';
import { type Repeated, repeat } from '../../repeat.ts';
import { inSpan } from '../../tracing/span.ts';
import { countDeadLetters } from './deadLetters.ts';
import { type Mail, mail } from './mail.ts';

/** Why a mail was not taken, and whether another attempt is of no use. */
interface Refusal {
  readonly isFinal: boolean;
  readonly reason: string;
}

/** Hands a mail over to whatever delivers mails. `id` is the part of its Message-ID before the domain. */
export type SendMail = (mail: Mail, id: string) => Promise<Result<undefined, Refusal>>;

const firstPauseMs = 30_000;
const maxPauseMs = 4 * 60 * 60 * 1000;
/** With the pauses between them, a day. */
export const maxAttempts = 15;
const batchSize = 20;
/** Longer than a slow mail server can take over one mail: until then no other process tries the same. */
const leaseMs = 5 * 60 * 1000;

/** The pause after a failed attempt, in milliseconds: each doubles the one before, up to four hours. */
function pauseAfter(attempt: number): number {
  return Math.min(firstPauseMs * 2 ** (attempt - 1), maxPauseMs);
}

interface Options {
  readonly db: Database['db'];
  readonly send: SendMail;
  /** Whether a mail that was sent has left us, so that its secret need not be kept. */
  readonly forgetsSecrets: boolean;
  readonly clock: () => Date;
  readonly log: Logger;
}

/**
 * Delivers what is due once; answers how many were delivered. Several processes may do this at a time. A mail that is
 * refused for good, or was tried for a day, is given up and told as an error: `npm run mail` lists and resends it.
 */
export async function deliverOutbox({ db, send, forgetsSecrets, clock, log }: Options): Promise<number> {
  let delivered = 0;
  for (let index = 0; index < batchSize; index += 1) {
    const now = clock();
    const row = await claim(db, now);
    if (!row) return delivered;
    const attempts = row.attempts + 1;
    const about = { op: 'outbox', mail: row.id, message_id: row.messageId, attempts };
    const letter = mail.safeParse(row.payload);
    const sent = letter.success
      ? await handOver(send, letter.data, messageIdOf(row))
      : err({ isFinal: true, reason: `What is stored is no mail: ${letter.error.message}` });
    if (letter.success && sent.ok) {
      faultPoint('mail sent, unmarked');
      const kept = forgetsSecrets ? withoutSecret(letter.data) : letter.data;
      await db.update(outbox).set({ deliveredAt: now, payload: kept }).where(eq(outbox.id, row.id));
      delivered += 1;
    } else if (!sent.ok) {
      const { isFinal, reason } = sent.error;
      const isGivenUp = isFinal || attempts >= maxAttempts;
      await db
        .update(outbox)
        .set({
          lastError: reason,
          givenUpAt: isGivenUp ? now : null,
          nextAttemptAt: new Date(now.getTime() + pauseAfter(attempts)),
        })
        .where(eq(outbox.id, row.id));
      // A mail server's answer often names the reader.
      const told = { ...about, reason: withoutPersons(reason) };
      if (isGivenUp)
        log.error(
          { ...told, given_up: await countDeadLetters(db) },
          'a mail was given up; see `npm run mail -- list`',
        );
      else log.warn(told, 'not delivered, and tried again later');
    }
  }
  return delivered;
}

/** With the time it was written, so that a shop that counts from 1 again is not taken to repeat itself. */
function messageIdOf({ messageId, createdAt }: { messageId: string; createdAt: Date }): string {
  return `${messageId}.${createdAt.getTime().toString(36)}`;
}

async function handOver(send: SendMail, letter: Mail, id: string): ReturnType<SendMail> {
  try {
    return await inSpan('send mail', { kind: 'client', attributes: { 'peer.service': 'mail' } }, () =>
      send(letter, id),
    );
  } catch (cause) {
    return err({ isFinal: false, reason: cause instanceof Error ? cause.message : String(cause) });
  }
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

/** Takes the next row that is due and puts its next attempt off, so that a crash costs some minutes and no mail. */
async function claim(db: Database['db'], now: Date) {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(isNull(outbox.deliveredAt), isNull(outbox.givenUpAt), lte(outbox.nextAttemptAt, now)))
      .orderBy(asc(outbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return undefined;
    faultPoint('mail unsent');
    await tx
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + leaseMs) })
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
