import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { canonicalEmail } from '@tailorbird/commerce/customer/canonicalEmail';
import { passwordProblem } from '@tailorbird/commerce/customer/passwordProblem';
import { isEmail } from '@tailorbird/commerce/email';
import { messages } from '@tailorbird/commerce/messages';
import type { Customer } from '@tailorbird/commerce/model/customer';
import { err, ok } from '@tailorbird/commerce/result';
import { and, eq, ne } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { emailChangedMail, passwordChangedMail } from '../../../services/mail/customerMails.ts';
import type { Answer, Call } from '../../call.ts';
import { queueMail } from '../queueMail.ts';
import { customers, passwordResets } from '../schema/customers.ts';
import { devices } from '../schema/devices.ts';
import { sessions } from '../schema/sessions.ts';
import { checkCredentials, customerWithEmail } from './credentials.ts';
import { syncContact } from './syncContact.ts';
import { type CustomerRow, findCustomer, toCustomer } from './toCustomer.ts';

type Changes = ParsedArgsOf<'commerce', 'updateCustomer'>[0];

/**
 * Changes a customer's name or phone, and with the current password the e-mail address or the password. Those two
 * end every other session and are told by mail. An empty list means that there was no customer to change.
 */
export async function updateCustomer(call: Call, changes: Changes): Answer<Customer[]> {
  const row = await findCustomer(call.db, call.customerId);
  if (!row) return ok([]);
  const isNewEmail = changes.email !== undefined && canonicalEmail(changes.email) !== row.emailKey;
  const isGuarded = isNewEmail || changes.newPassword !== undefined;
  if (isGuarded) {
    const refused = await refusal(call, row, changes, isNewEmail);
    if (refused) return err(refused);
  }
  const hashed =
    changes.newPassword === undefined ? undefined : await call.passwords.hash(changes.newPassword);
  if (hashed && !hashed.ok) return hashed;
  const changed = await call.db.transaction(async (tx) => {
    const next = await store(tx, row, changes, hashed?.value);
    if (next && isGuarded) await guardedChange(tx, call, row, next);
    return next;
  });
  return ok(changed ? [await toCustomer(call.db, changed, call.channelId)] : []);
}

/** What speaks against a new e-mail address or password; the current password comes first. */
async function refusal(
  call: Call,
  row: CustomerRow,
  { email, newPassword, currentPassword }: Changes,
  isNewEmail: boolean,
): Promise<CallError | undefined> {
  const checked = await checkCredentials(call, { email: row.email, password: currentPassword ?? '' });
  if (!checked.ok) return checked.error;
  if (checked.value?.id !== row.id) return { tag: 'refused', message: messages.wrongPassword };
  const problem = newPassword === undefined ? undefined : passwordProblem(newPassword);
  if (problem) return { tag: 'refused', message: problem };
  if (!isNewEmail || email === undefined) return undefined;
  if (!isEmail(email)) return { tag: 'refused', message: messages.emailInvalid };
  const isTaken = (await customerWithEmail(call, email)) !== undefined;
  return isTaken ? { tag: 'refused', message: messages.customerUpdateFailed } : undefined;
}

async function store(
  tx: Queries,
  row: CustomerRow,
  { firstName, lastName, phone, email }: Changes,
  passwordHash: string | undefined,
): Promise<CustomerRow | undefined> {
  const emailKey = email === undefined ? row.emailKey : canonicalEmail(email);
  const [changed] = await tx
    .update(customers)
    .set({
      firstName: firstName ?? row.firstName,
      lastName: lastName ?? row.lastName,
      phone: phone ?? row.phone,
      email: email?.trim() ?? row.email,
      emailKey,
      passwordHash: passwordHash ?? row.passwordHash,
    })
    .where(eq(customers.id, row.id))
    .returning();
  return changed;
}

/** A stolen session ends here: only this one goes on, under a new id, and the owner hears of it. */
async function guardedChange(
  tx: Queries,
  call: Call,
  before: CustomerRow,
  after: CustomerRow,
): Promise<void> {
  const now = call.clock();
  await tx.delete(passwordResets).where(eq(passwordResets.customerId, after.id));
  const current = await call.renewSession(tx, after.id);
  await tx.delete(devices).where(eq(devices.customerId, after.id));
  await call.rememberDevice(tx, after.id);
  await tx.delete(sessions).where(and(eq(sessions.customerId, after.id), ne(sessions.idHash, current)));
  if (after.passwordHash !== before.passwordHash) await queueMail(tx, passwordChangedMail(before, call), now);
  if (after.emailKey === before.emailKey) return;
  await queueMail(tx, emailChangedMail(before, call), now);
  await syncContact(tx, after, now);
}
