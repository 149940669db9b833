import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { passwordProblem } from '@tailorbird/commerce/customer/passwordProblem';
import { canonicalEmail, isEmail } from '@tailorbird/commerce/email';
import { messages } from '@tailorbird/commerce/messages';
import type { Customer } from '@tailorbird/commerce/model/customer';
import { err, ok } from '@tailorbird/commerce/result';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { passwordChangedMail } from '../../../services/mail/customerMails.ts';
import type { Answer, Call } from '../../call.ts';
import { evenly } from '../evenly.ts';
import { queueMail } from '../queueMail.ts';
import { customers } from '../schema/customers.ts';
import { attemptKey, takeOneOf } from '../sessions/attempts.ts';
import { askForNewEmail } from './changeEmail.ts';
import { checkCredentials } from './credentials.ts';
import { endOtherAccess } from './customerAccess.ts';
import { type CustomerRow, findCustomer, toCustomer } from './toCustomer.ts';

type Changes = ParsedArgsOf<'commerce', 'updateCustomer'>[0];

/** New e-mail addresses a customer may name in an hour. */
const emailLimit = { most: 5, perSeconds: 60 * 60 };

/**
 * Changes a customer's name or phone, and with the current password the password, which ends every other session and is
 * told by mail. A new e-mail address is asked for with the current password as well: it becomes the customer's by the
 * link mailed there, and the answer is the same whether it is somebody else's. An empty list means that there was no
 * customer to change.
 */
export async function updateCustomer(call: Call, changes: Changes): Answer<Customer[]> {
  const row = await findCustomer(call.db, call.customerId);
  if (!row) return ok([]);
  const { email, newPassword } = changes;
  const newEmail = email !== undefined && canonicalEmail(email) !== row.emailKey ? email.trim() : undefined;
  if (newEmail !== undefined || newPassword !== undefined) {
    const refused = await refusal(call, row, changes, newEmail);
    if (refused) return err(refused);
  }
  const hashed = newPassword === undefined ? undefined : await call.passwords.hash(newPassword);
  if (hashed && !hashed.ok) return hashed;
  const spelling = newEmail === undefined ? email?.trim() : undefined;
  const changed = await call.db.transaction(async (tx) => {
    const next = await store(tx, row, { ...changes, email: spelling }, hashed?.value);
    if (next && hashed) {
      await endOtherAccess(tx, call, next.id);
      await queueMail(tx, passwordChangedMail(row, call), call.clock(), { customerId: row.id });
    }
    return next;
  });
  if (changed && newEmail !== undefined) await evenly(call, () => askForNewEmail(call, changed, newEmail));
  return ok(changed ? [await toCustomer(call.db, changed, call.channelId)] : []);
}

/** What speaks against a new e-mail address or password; the current password comes first. */
async function refusal(
  call: Call,
  row: CustomerRow,
  { newPassword, currentPassword }: Changes,
  newEmail: string | undefined,
): Promise<CallError | undefined> {
  const checked = await checkCredentials(call, { email: row.email, password: currentPassword ?? '' });
  if (!checked.ok) return checked.error;
  if (checked.value?.id !== row.id) return { tag: 'refused', message: messages.wrongPassword };
  const problem = newPassword === undefined ? undefined : passwordProblem(newPassword);
  if (problem) return { tag: 'refused', message: problem };
  if (newEmail === undefined) return undefined;
  if (!isEmail(newEmail)) return { tag: 'refused', message: messages.emailInvalid };
  return takeOneOf(call.db, attemptKey('email-change', String(row.id)), emailLimit, call.clock());
}

async function store(
  tx: Queries,
  row: CustomerRow,
  { firstName, lastName, phone, email }: Changes,
  passwordHash: string | undefined,
): Promise<CustomerRow | undefined> {
  const [changed] = await tx
    .update(customers)
    .set({
      // What is not named stays as it is by now, which another tab or a mailed link may have changed since it was read.
      firstName: firstName ?? sql`${customers.firstName}`,
      lastName: lastName ?? sql`${customers.lastName}`,
      phone: phone ?? sql`${customers.phone}`,
      email: email ?? sql`${customers.email}`,
      passwordHash: passwordHash ?? sql`${customers.passwordHash}`,
    })
    .where(eq(customers.id, row.id))
    .returning();
  return changed;
}
