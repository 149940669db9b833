import { canonicalEmail } from '@tailorbird/commerce/email';
import { eq } from 'drizzle-orm';
import { unlockingMail } from '../../../services/mail/customerMails.ts';
import type { Call } from '../../call.ts';
import { makeLink } from '../links/makeLink.ts';
import { queueMail } from '../queueMail.ts';
import { customers } from '../schema/customers.ts';
import { attemptKey, takeOneOf } from '../sessions/attempts.ts';

/** How long the link works. */
const lifetimeMinutes = 30;

/** Mails to one account, and mails for what one address does, in an hour. */
const accountLimit = { most: 1, perSeconds: 60 * 60 };
const addressLimit = { most: 30, perSeconds: 60 * 60 };

/**
 * Mails the owner of an account at which strangers have used up the tries a link that lets a browser in: it makes it a
 * known one, which strangers' tries do not stop. Nothing is mailed for an account that does not exist, or too often.
 */
export async function mailUnlocking(call: Call, account: string): Promise<void> {
  const now = call.clock();
  await call.db.transaction(async (tx) => {
    const [owner] = await tx
      .select()
      .from(customers)
      .where(eq(customers.emailKey, canonicalEmail(account)));
    const subject = attemptKey('unlock', account);
    const tooMany =
      (await takeOneOf(tx, subject, accountLimit, now)) ??
      (await takeOneOf(tx, attemptKey('unlock-address', call.address), addressLimit, now));
    if (!owner || tooMany) return;
    const expiresAt = new Date(now.getTime() + lifetimeMinutes * 60_000);
    const link = { subject, action: { purpose: 'unlock' }, customerId: owner.id, expiresAt } as const;
    const token = await makeLink(tx, link);
    await queueMail(tx, unlockingMail(owner, call, token, lifetimeMinutes), now, { customerId: owner.id });
  });
}
