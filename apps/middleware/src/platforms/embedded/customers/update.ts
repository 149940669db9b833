import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { passwordProblem } from '@tailorbird/commerce/customer/passwordProblem';
import { canonicalEmail, isEmail } from '@tailorbird/commerce/email';
import { messages } from '@tailorbird/commerce/messages';
import type { Customer } from '@tailorbird/commerce/model/customer';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { and, eq, sql } from 'drizzle-orm';
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
  const found = await findCustomer(call.db, call.customerId);
  if (!found) return ok([]);
  const { email, newPassword } = changes;
  const newEmail = email !== undefined && canonicalEmail(email) !== found.emailKey ? email.trim() : undefined;
  const needsProof = newEmail !== undefined || newPassword !== undefined;
  const proof = needsProof ? await prove(call, found, changes, newEmail) : ok(undefined);
  if (!proof.ok) return proof;
  const hashed = newPassword === undefined ? undefined : await call.passwords.hash(newPassword);
  if (hashed && !hashed.ok) return hashed;
  const spelling = newEmail === undefined ? email?.trim() : undefined;
  const changed = await call.db.transaction(async (tx) => {
    const next = await store(tx, found.id, { ...changes, email: spelling }, hashed?.value, proof.value);
    if (next && hashed) {
      await endOtherAccess(tx, call, next.id);
      await queueMail(tx, passwordChangedMail(found, call), call.clock(), { customerId: next.id });
    }
    return next;
  });
  if (changed && newEmail !== undefined) await evenly(call, () => askForNewEmail(call, changed, newEmail));
  return ok(changed ? [await toCustomer(call.db, changed, call.channelId)] : []);
}

/** The hash of the current password, or what speaks against a new e-mail address or password. */
async function prove(
  call: Call,
  row: CustomerRow,
  { newPassword, currentPassword }: Changes,
  newEmail: string | undefined,
): Promise<Result<string, CallError>> {
  const checked = await checkCredentials(call, { email: row.email, password: currentPassword ?? '' });
  if (!checked.ok) return checked;
  if (checked.value?.id !== row.id) {
    return err({ tag: 'refused', message: messages.wrongPassword });
  }
  const problem = newPassword === undefined ? undefined : passwordProblem(newPassword);
  if (problem) return err({ tag: 'refused', message: problem });
  const proven = ok(checked.value.passwordHash);
  if (newEmail === undefined) return proven;
  if (!isEmail(newEmail)) return err({ tag: 'refused', message: messages.emailInvalid });
  const changesKey = attemptKey('email-change', String(row.id));
  const tooMany = await takeOneOf(call.db, changesKey, emailLimit, call.clock());
  return tooMany ? err(tooMany) : proven;
}

/** Nothing is changed where a password was proven that somebody changed meanwhile. */
async function store(
  tx: Queries,
  id: number,
  { firstName, lastName, phone, email }: Changes,
  passwordHash: string | undefined,
  provenHash: string | undefined,
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
    .where(
      and(
        eq(customers.id, id),
        provenHash === undefined ? undefined : eq(customers.passwordHash, provenHash),
      ),
    )
    .returning();
  return changed;
}
