import type { Queries } from '../../database/database.ts';
import type { Mail } from '../../services/mail/mail.ts';
import { outbox } from './schema/outbox.ts';

/** Whose a mail is and what it is about, where it is somebody's. */
interface Owner {
  readonly customerId?: number | null;
  readonly orderId?: number;
}

/** Writes a mail to the outbox in the transaction of what it tells about: neither is there without the other. */
export async function queueMail(tx: Queries, mail: Mail, now: Date, owner: Owner = {}): Promise<void> {
  await tx.insert(outbox).values({
    kind: 'mail',
    payload: mail,
    messageId: crypto.randomUUID(),
    createdAt: now,
    nextAttemptAt: now,
    ...owner,
  });
}
