import type { CallError } from '@tailorbird/commerce/contract/callError';
import { canonicalEmail } from '@tailorbird/commerce/customer/canonicalEmail';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { and, eq } from 'drizzle-orm';
import { tellSecurityEvent } from '../../../tellSecurityEvent.ts';
import type { Call } from '../../call.ts';
import { customers } from '../schema/customers.ts';
import { attemptKey, countAttempt, forgetTries, overLimit, takeTry } from '../sessions/attempts.ts';
import type { CustomerRow } from './toCustomer.ts';

/** Wrong passwords from one address in a day, over all accounts. */
const addressLimit = { most: 100, perSeconds: 24 * 60 * 60 };

/** Wrong passwords in the whole shop in a quarter of an hour that are more than people's own mistakes. */
const alarm = { most: 200, perSeconds: 15 * 60 };

/** The customer with an e-mail address, however it is spelt. */
export async function customerWithEmail(call: Call, email: string): Promise<CustomerRow | undefined> {
  const [row] = await call.db
    .select()
    .from(customers)
    .where(eq(customers.emailKey, canonicalEmail(email)));
  return row;
}

/**
 * The customer whose e-mail and password these are; null when they are nobody's. Wrong ones are slowed down for the
 * account and the caller's address together, so that a stranger elsewhere cannot lock the owner out. An account that
 * does not exist takes as long as one that does, and is counted in the same way.
 */
export async function checkCredentials(
  call: Call,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Result<CustomerRow | null, CallError>> {
  const now = call.clock();
  const tries = attemptKey('password', canonicalEmail(email), call.address);
  const address = attemptKey('password-address', call.address);
  const refused =
    (await overLimit(call.db, address, addressLimit, now)) ?? (await takeTry(call.db, tries, now));
  if (refused) {
    tellSecurityEvent(call.log, 'authn_login_lock');
    return err(refused);
  }
  const customer = await customerWithEmail(call, email);
  const checked = await call.passwords.verify(password, customer?.passwordHash);
  if (!checked.ok) return checked;
  if (!customer || !checked.value.isRight) {
    await countAttempt(call.db, address, addressLimit, now);
    tellSecurityEvent(call.log, 'authn_login_fail');
    if (await countAttempt(call.db, attemptKey('password-everywhere'), alarm, now))
      tellSecurityEvent(call.log, 'authn_login_fail_max');
    return ok(null);
  }
  await forgetTries(call.db, tries);
  if (checked.value.isOld) await rehash(call, customer, password);
  return ok(customer);
}

/** Keeps the password at today's cost, now that it is known. */
async function rehash(call: Call, { id, passwordHash: old }: CustomerRow, password: string): Promise<void> {
  const hashed = await call.passwords.hash(password);
  if (!hashed.ok) return;
  await call.db
    .update(customers)
    .set({ passwordHash: hashed.value })
    .where(and(eq(customers.id, id), eq(customers.passwordHash, old)));
}
