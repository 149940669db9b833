import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import {
  fieldNames,
  preferenceValue,
  savedCartField,
  withFields,
} from '@tailorbird/commerce/customer/formFields';
import { passwordProblem } from '@tailorbird/commerce/customer/passwordProblem';
import { canonicalEmail, isEmail } from '@tailorbird/commerce/email';
import { messages } from '@tailorbird/commerce/messages';
import type { Customer, FormField } from '@tailorbird/commerce/model/customer';
import { err, ok } from '@tailorbird/commerce/result';
import { faultPoint } from '#faultPoint';
import type { Queries } from '../../../database/database.ts';
import { welcomeMail } from '../../../services/mail/customerMails.ts';
import { tellSecurityEvent } from '../../../tellSecurityEvent.ts';
import type { Answer, Call } from '../../call.ts';
import { askToConfirm, isGiven } from '../contacts/askToConfirm.ts';
import { queueMail } from '../queueMail.ts';
import { customerAddresses, customers } from '../schema/customers.ts';
import { attemptKey, countAttempt, overLimit, takeMail } from '../sessions/attempts.ts';
import { checkCredentials, customerWithEmail, isStillProven } from './credentials.ts';
import { enter } from './customerAccess.ts';
import { addToContact } from './syncContact.ts';
import { type CustomerRow, toCustomer } from './toCustomer.ts';

type Registration = ParsedArgsOf<'commerce', 'registerCustomer'>[0];

/** How often one address may be told that an account exists (reliability: a token for each). */
const tellingLimit = { most: 5, perSeconds: 60 * 60 };

/**
 * Creates an account, with a first address where one is sent, signs in under a new session id and writes the welcome mail, all or
 * nothing. Repeated with the same password, because the first answer was lost, it signs in to the account there is.
 */
export function registerCustomer(call: Call, registration: Registration): Answer<Customer> {
  return registerWith(call, registration);
}

/** Does what belongs to a registration in its transaction. */
type Alongside = (tx: Queries, customerId: number) => Promise<void>;

/** Registers, with something that happens alongside or not at all; who has an account and its password is let in. */
export async function registerWith(
  call: Call,
  registration: Registration,
  alongside: Alongside = async () => undefined,
): Answer<Customer> {
  const problem = problemOf(registration);
  if (problem) return err(problem);
  const told = attemptKey('registration', call.address);
  const refused = await overLimit(call.db, told, tellingLimit, call.clock());
  if (refused) return err(refused);
  const existing = () => enterExisting(call, registration, { told, alongside });
  if (await customerWithEmail(call, registration.email)) return existing();
  const hashed = await call.passwords.hash(registration.password);
  if (!hashed.ok) return hashed;
  const row = await call.db.transaction(async (tx) => {
    const made = await insertCustomer(tx, call, registration, hashed.value);
    faultPoint('customer inserted, no session');
    if (made) await alongside(tx, made.id);
    if (made) await enter(tx, call, made.id);
    return made;
  });
  if (!row) return existing();
  tellSecurityEvent(call.log, 'user_created', { customer: row.id });
  return ok(await toCustomer(call.db, row, call.channelId));
}

function problemOf({ email, password, address, phone }: Registration): CallError | undefined {
  if (!isEmail(email)) return { tag: 'refused', message: messages.emailInvalid };
  if (address && phone === '') return { tag: 'refused', message: messages.phoneRequired };
  const message = passwordProblem(password);
  return message && { tag: 'refused', message };
}

async function enterExisting(
  call: Call,
  registration: Registration,
  { told, alongside }: { readonly told: string; readonly alongside: Alongside },
): Answer<Customer> {
  const checked = await checkCredentials(call, registration);
  if (!checked.ok) return checked;
  const row = checked.value;
  const isEntered =
    row !== null &&
    (await call.db.transaction(async (tx) => {
      if (!(await isStillProven(tx, row))) return false;
      await alongside(tx, row.id);
      await enter(tx, call, row.id);
      return true;
    }));
  if (!isEntered) {
    const refused = await countAttempt(call.db, told, tellingLimit, call.clock());
    return err(refused ?? { tag: 'refused', message: messages.accountExists });
  }
  return ok(await toCustomer(call.db, row, call.channelId));
}

/** Nothing is inserted when somebody else took the address meanwhile. */
async function insertCustomer(
  tx: Queries,
  call: Call,
  registration: Registration,
  passwordHash: string,
): Promise<CustomerRow | undefined> {
  const { firstName, lastName, phone, countryIso2, addressFinder } = registration;
  const now = call.clock();
  const [row] = await tx
    .insert(customers)
    .values({
      email: registration.email.trim(),
      emailKey: canonicalEmail(registration.email),
      passwordHash,
      firstName,
      lastName,
      phone,
      formFields: formFieldsOf(registration),
      countryIso2,
      addressFinder,
      acceptsReviewEmails: registration.acceptsProductReviewAbandonedCartEmails,
      channelId: call.channelId,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return undefined;
  if (registration.address) {
    const address = { ...registration.address, firstName, lastName, phone };
    await tx.insert(customerAddresses).values({ customerId: row.id, address });
  }
  const { channelId } = call;
  await addToContact(tx, row, { place: 'create-account', how: 'form', channelId }, now);
  // Beyond the bound accounts are made, and not written to.
  const tooMany = await takeMail(tx, 'welcome', call.address, now);
  if (!tooMany) await queueMail(tx, welcomeMail(row, call), now, { customerId: row.id });
  await askForConsent(tx, call, registration);
  return row;
}

/** Anybody may register with an address, so what was ticked counts once the mailed link is followed, in the account too. */
async function askForConsent(tx: Queries, call: Call, registration: Registration): Promise<void> {
  const { email, preferenceEmail, preferencePost } = registration;
  const wanted = { marketingEmail: preferenceEmail, marketingPost: preferencePost };
  if (isGiven(wanted)) await askToConfirm(call, email, wanted, 'create-account', tx);
}

function formFieldsOf(registration: Registration): FormField[] {
  const own = registration.customFields.filter(({ name }) => name !== savedCartField);
  return withFields(own, [
    { name: fieldNames.title, value: registration.title },
    { name: fieldNames.dateOfBirth, value: registration.dateOfBirth },
    { name: fieldNames.preferenceEmail, value: preferenceValue(false) },
    { name: fieldNames.preferencePost, value: preferenceValue(false) },
  ]);
}
