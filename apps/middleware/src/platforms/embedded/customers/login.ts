import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { isEmail } from '@tailorbird/commerce/email';
import { type Message, messages } from '@tailorbird/commerce/messages';
import type { Customer } from '@tailorbird/commerce/model/customer';
import { err, ok } from '@tailorbird/commerce/result';
import { eq } from 'drizzle-orm';
import { tellSecurityEvent } from '../../../tellSecurityEvent.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import { customers } from '../schema/customers.ts';
import { checkCredentials, isStillProven } from './credentials.ts';
import { enter } from './customerAccess.ts';
import { addToContact } from './syncContact.ts';
import { findCustomer, toCustomer } from './toCustomer.ts';

type LoginAnswer = Answer<{ isValid: boolean; errorMessage: string | null }>;

/** The signed-in customer; none when the account is gone, after which the shopper is logged out (commerce §4). */
export async function getCustomers(call: Call): Answer<Customer | null> {
  const row = await findCustomer(call.db, call.customerId);
  return ok(row ? await toCustomer(call.db, row, call.channelId) : null);
}

/** Checks credentials and signs in under a new session id; the bag a guest had is the customer's from now on. */
export async function loginCustomer(
  call: Call,
  { email, password }: ParsedArgsOf<'commerce', 'loginCustomer'>[0],
): LoginAnswer {
  if (email.trim() === '' || password === '') return invalid(messages.credentialsMissing);
  if (!isEmail(email)) return invalid(messages.invalidCredentials);
  const checked = await checkCredentials(call, { email, password });
  if (!checked.ok) return checked;
  const customer = checked.value;
  const isEntered =
    customer !== null &&
    (await call.db.transaction(async (tx) => {
      if (!(await isStillProven(tx, customer))) return false;
      await enter(tx, call, customer.id);
      return true;
    }));
  if (!isEntered) return invalid(messages.wrongCredentials);
  tellSecurityEvent(call.log, 'authn_login_success', { customer: customer.id });
  return ok({ isValid: true, errorMessage: null });
}

async function invalid(errorMessage: Message): LoginAnswer {
  return ok({ isValid: false, errorMessage });
}

/** Ends the session. The customer's bag stays the customer's; this browser begins anew. */
export async function logoutCustomer(call: Call): Answer<Record<string, never>> {
  await call.endSession(call.db);
  return ok({});
}

/** Tells the customer-data service what the account says (commerce §4 login 3). */
export async function syncCustomer(
  call: Call,
  { customerId }: ParsedArgsOf<'commerce', 'syncCustomer'>[0],
): Answer<Record<string, never>> {
  if (customerId !== call.customerId) return err(notFound);
  const evidence = { place: 'preferences', how: 'account', channelId: call.channelId } as const;
  const isTold = await call.db.transaction(async (tx) => {
    // Locked, so that what is taken back at this moment is not given again.
    const [row] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('no key update');
    if (row) await addToContact(tx, row, evidence, call.clock());
    return row !== undefined;
  });
  return isTold ? ok({}) : err(notFound);
}
