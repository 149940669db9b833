import { randomBytes } from 'node:crypto';
import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { passwordProblem } from '@tailorbird/commerce/customer/passwordProblem';
import { canonicalEmail, isEmail } from '@tailorbird/commerce/email';
import { err, ok } from '@tailorbird/commerce/result';
import { and, eq, gt } from 'drizzle-orm';
import { faultPoint } from '#faultPoint';
import type { Queries } from '../../../database/database.ts';
import { passwordChangedMail, resetMail } from '../../../services/mail/customerMails.ts';
import { tellSecurityEvent } from '../../../tellSecurityEvent.ts';
import type { Answer, Call } from '../../call.ts';
import { evenly } from '../evenly.ts';
import { hashOfToken } from '../links/makeLink.ts';
import { queueMail } from '../queueMail.ts';
import { customers, passwordResets } from '../schema/customers.ts';
import { attemptKey, countAttempt } from '../sessions/attempts.ts';
import { customerWithEmail } from './credentials.ts';
import { endOtherAccess } from './customerAccess.ts';

/** How long a link works; the mail itself can take ten of these minutes (commerce §8). */
const lifetimeMinutes = 60;

/** Requests from one address, and mails to one account, in an hour. */
const addressLimit = { most: 30, perSeconds: 60 * 60 };
const mailLimit = { most: 5, perSeconds: 60 * 60 };

/** Sends the link that sets a new password. The answer is the same for every address; false is an error of ours. */
export async function requestResetPassword(
  call: Call,
  { email }: ParsedArgsOf<'commerce', 'requestResetPassword'>[0],
): Answer<boolean> {
  if (!isEmail(email)) return ok(false);
  const refused = await countAttempt(call.db, attemptKey('reset', call.address), addressLimit, call.clock());
  if (refused) return err(refused);
  try {
    await evenly(call, () => writeLink(call, email));
    return ok(true);
  } catch (cause) {
    call.log.error({ err: cause }, 'no reset mail was written');
    return ok(false);
  }
}

async function writeLink(call: Call, email: string): Promise<void> {
  const customer = await customerWithEmail(call, email);
  const now = call.clock();
  const tooMany = await countAttempt(
    call.db,
    attemptKey('reset-mail', canonicalEmail(email)),
    mailLimit,
    now,
  );
  if (!customer || tooMany) return;
  const token = randomBytes(32).toString('base64url');
  await call.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id);
    await tx.delete(passwordResets).where(eq(passwordResets.customerId, customer.id));
    await tx.insert(passwordResets).values({
      tokenHash: hashOfToken(token),
      customerId: customer.id,
      expiresAt: new Date(now.getTime() + lifetimeMinutes * 60_000),
    });
    await queueMail(tx, resetMail(customer, call, token, lifetimeMinutes), now, { customerId: customer.id });
  });
  tellSecurityEvent(call.log, 'authn_token_created', { customer: customer.id });
}

/** Whoever changes an account has it before its links. */
async function lockCustomer(tx: Queries, id: number): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('no key update');
}

/** Whether a link still works. */
export async function validateToken(
  call: Call,
  { token }: ParsedArgsOf<'commerce', 'validateToken'>[0],
): Answer<{ isValid: boolean }> {
  return ok({ isValid: await isKnown(call, token) });
}

/**
 * Sets a new password with a link, once. Every session of the customer ends, the caller's own id changes, and the
 * caller's is the only browser that is known. A
 * password that will not do is refused before the link is spent.
 */
export async function resetPassword(
  call: Call,
  { token, password }: ParsedArgsOf<'commerce', 'resetPassword'>[0],
): Answer<{ isValid: boolean }> {
  if (!(await isKnown(call, token))) return ok({ isValid: false });
  const problem = passwordProblem(password);
  if (problem) return err({ tag: 'refused', message: problem });
  const hashed = await call.passwords.hash(password);
  if (!hashed.ok) return hashed;
  const changed = await call.db.transaction(async (tx) => {
    const [seen] = await tx.select().from(passwordResets).where(isUsable(token, call));
    if (!seen) return undefined;
    await lockCustomer(tx, seen.customerId);
    const [spent] = await tx.delete(passwordResets).where(isUsable(token, call)).returning();
    if (!spent) return undefined;
    faultPoint('reset spent, password old');
    const isCustomer = eq(customers.id, spent.customerId);
    const [row] = await tx
      .update(customers)
      .set({ passwordHash: hashed.value })
      .where(isCustomer)
      .returning();
    if (!row) return undefined;
    if (call.session !== undefined) await call.renewSession(tx, undefined);
    await endOtherAccess(tx, { ...call, customerId: undefined }, row.id);
    await queueMail(tx, passwordChangedMail(row, call), call.clock(), { customerId: row.id });
    return row.id;
  });
  if (changed === undefined) return ok({ isValid: false });
  tellSecurityEvent(call.log, 'authn_password_change', { customer: changed });
  return ok({ isValid: true });
}

async function isKnown(call: Call, token: string): Promise<boolean> {
  const [found] = await call.db
    .select({ customerId: passwordResets.customerId })
    .from(passwordResets)
    .where(isUsable(token, call));
  return found !== undefined;
}

function isUsable(token: string, call: Call) {
  return and(eq(passwordResets.tokenHash, hashOfToken(token)), gt(passwordResets.expiresAt, call.clock()));
}
