import { canonicalEmail } from '@tailorbird/commerce/email';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import {
  confirmEmailMail,
  emailAskedMail,
  emailChangedMail,
  emailTakenMail,
} from '../../../services/mail/customerMails.ts';
import type { Call } from '../../call.ts';
import { moveConsentLinks } from '../contacts/askToConfirm.ts';
import { moveStockNotices } from '../contacts/stockNotices.ts';
import { makeLink } from '../links/makeLink.ts';
import { queueMail } from '../queueMail.ts';
import { contacts } from '../schema/contacts.ts';
import { customers } from '../schema/customers.ts';
import { outbox } from '../schema/outbox.ts';
import { attemptKey, takeOneOf } from '../sessions/attempts.ts';
import { isStillProven } from './credentials.ts';
import { endOtherAccess } from './customerAccess.ts';
import { syncContact } from './syncContact.ts';
import type { CustomerRow } from './toCustomer.ts';

/** How long the link works. */
const lifetimeMinutes = 60;

/** Mails of this kind to one new address in an hour. */
const mailLimit = { most: 1, perSeconds: 60 * 60 };

/**
 * Mails the link that makes an address the customer's to that address, or to whoever has an account with it that
 * somebody tried; and to the present one that it was asked for.
 */
export async function askForNewEmail(call: Call, customer: CustomerRow, email: string): Promise<void> {
  const now = call.clock();
  const emailKey = canonicalEmail(email);
  await call.db.transaction(async (tx) => {
    if (!(await isStillProven(tx, customer))) return;
    await queueMail(tx, emailAskedMail(customer, call), now, { customerId: customer.id });
    if (await takeOneOf(tx, attemptKey('email-mail', emailKey), mailLimit, now)) return;
    const holder = await holderOf(tx, emailKey);
    if (holder) return queueMail(tx, emailTakenMail(holder, call), now, { customerId: holder.id });
    const token = await makeLink(tx, {
      subject: attemptKey('email', String(customer.id)),
      action: { purpose: 'email', email },
      customerId: customer.id,
      expiresAt: new Date(now.getTime() + lifetimeMinutes * 60_000),
    });
    await queueMail(tx, confirmEmailMail(email, call, token, lifetimeMinutes), now, {
      customerId: customer.id,
    });
  });
}

async function holderOf(tx: Queries, emailKey: string): Promise<CustomerRow | undefined> {
  const [holder] = await tx.select().from(customers).where(eq(customers.emailKey, emailKey));
  return holder;
}

/**
 * Makes a confirmed address the customer's, ends every other session and tells the old one. Answers whether it could:
 * somebody may have registered with it meanwhile.
 */
export async function confirmNewEmail(
  tx: Queries,
  call: Call,
  customerId: number,
  email: string,
): Promise<boolean> {
  const emailKey = canonicalEmail(email);
  const [before] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update');
  if (!before || (await holderOf(tx, emailKey)) || !(await takeEmail(tx, customerId, email))) return false;
  await endOtherAccess(tx, call, customerId);
  await tx.delete(contacts).where(eq(contacts.emailKey, before.emailKey));
  const evidence = { place: 'preferences', how: 'link', channelId: call.channelId } as const;
  await moveConsentLinks(tx, before.emailKey, email);
  await moveStockNotices(tx, before.emailKey, email);
  await forgetUnowned(tx, before.emailKey);
  await syncContact(tx, { ...before, emailKey }, evidence, call.clock());
  await queueMail(tx, emailChangedMail(before, call), call.clock(), { customerId });
  call.log.info({ customer: customerId }, 'the e-mail address was changed');
  return true;
}

/**
 * Mails to an old address that are neither the account's nor about an order are found by that address alone, so they go
 * with it. They are not given to the account: what it downloads is its own, which an address nobody proved does not say.
 */
async function forgetUnowned(tx: Queries, emailKey: string): Promise<void> {
  const isTo = sql`lower(trim(${outbox.payload}->>'to')) = ${emailKey}`;
  await tx.delete(outbox).where(and(isTo, isNull(outbox.customerId), isNull(outbox.orderId)));
}

/** Gives a customer an address. False when somebody else took it at the same moment. */
async function takeEmail(tx: Queries, customerId: number, email: string): Promise<boolean> {
  const emailKey = canonicalEmail(email);
  try {
    // A savepoint: what was done before in the transaction stays.
    await tx.transaction((inner) =>
      inner.update(customers).set({ email, emailKey }).where(eq(customers.id, customerId)),
    );
    return true;
  } catch (cause) {
    if (isTaken(cause)) return false;
    throw cause;
  }
}

/** Whether the database refused because the value is another row's already. */
function isTaken(cause: unknown): boolean {
  const reason = cause instanceof Error ? cause.cause : undefined;
  return reason instanceof Error && 'code' in reason && reason.code === '23505';
}
