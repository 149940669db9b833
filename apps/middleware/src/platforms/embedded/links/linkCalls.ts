import type { AnswerOf, ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { canonicalEmail } from '@tailorbird/commerce/email';
import { ok } from '@tailorbird/commerce/result';
import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import type { Answer, Call } from '../../call.ts';
import { followConsent } from '../contacts/askToConfirm.ts';
import { confirmNewEmail } from '../customers/changeEmail.ts';
import { customers } from '../schema/customers.ts';
import { mailedLinks } from '../schema/mailedLinks.ts';
import { hashOfToken } from './makeLink.ts';

type Purpose = AnswerOf<'commerce', 'readMailedLink'>['purpose'];
type Link = typeof mailedLinks.$inferSelect;

/** What a mailed link would do; null for one that is spent, too old or none. */
export async function readMailedLink(
  call: Call,
  { token }: ParsedArgsOf<'commerce', 'readMailedLink'>[0],
): Answer<{ purpose: Purpose }> {
  const [link] = await call.db.select().from(mailedLinks).where(isUsable(token, call));
  return ok({ purpose: link?.action.purpose ?? null });
}

/** Does what a mailed link is for, once. It is a call of its own, since programs that check mails open their links. */
export async function followMailedLink(
  call: Call,
  { token }: ParsedArgsOf<'commerce', 'followMailedLink'>[0],
): Answer<{ purpose: Purpose }> {
  const purpose = await call.db.transaction(async (tx) => {
    const [seen] = await tx.select().from(mailedLinks).where(isUsable(token, call));
    if (!seen) return null;
    await lockAccount(tx, seen);
    const [link] = await tx.delete(mailedLinks).where(isUsable(token, call)).returning();
    return link && (await follow(tx, call, link)) ? link.action.purpose : null;
  });
  return ok({ purpose });
}

/** Locks the account that a link is about, if there is one: whoever changes an account has it before its links. */
async function lockAccount(tx: Queries, { customerId, action }: Link): Promise<void> {
  const email = 'email' in action ? action.email : '';
  const isTheirs =
    customerId === null ? eq(customers.emailKey, canonicalEmail(email)) : eq(customers.id, customerId);
  await tx.select({ id: customers.id }).from(customers).where(isTheirs).for('update');
}

/** Whether it could be done. */
async function follow(tx: Queries, call: Call, { customerId, action }: Link): Promise<boolean> {
  if (action.purpose === 'consent' || action.purpose === 'withdrawal') return followConsent(tx, call, action);
  if (customerId === null) return false;
  if (action.purpose === 'email') return confirmNewEmail(tx, call, customerId, action.email);
  await call.rememberDevice(tx, customerId);
  return true;
}

function isUsable(token: string, call: Call) {
  return and(eq(mailedLinks.tokenHash, hashOfToken(token)), gt(mailedLinks.expiresAt, call.clock()));
}
