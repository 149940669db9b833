import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { messages } from '@tailorbird/commerce/messages';
import { err, ok } from '@tailorbird/commerce/result';
import { and, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { accountDeletedMail } from '../../../services/mail/customerMails.ts';
import { forgetBuyer } from '../../../services/promotions/usesOf.ts';
import { tellSecurityEvent } from '../../../tellSecurityEvent.ts';
import { type Answer, type Call, signedOut } from '../../call.ts';
import { isIdle } from '../checkout/isIdle.ts';
import { consentSubjects } from '../contacts/askToConfirm.ts';
import { queueMail } from '../queueMail.ts';
import { forgetReviews } from '../reviews/reviewWriter.ts';
import { cartLines, carts } from '../schema/carts.ts';
import { checkouts } from '../schema/checkout.ts';
import { contacts, stockNotices } from '../schema/contacts.ts';
import { customers } from '../schema/customers.ts';
import { mailedLinks } from '../schema/mailedLinks.ts';
import { orders } from '../schema/orders.ts';
import { outbox } from '../schema/outbox.ts';
import { reviewPhotos } from '../schema/reviews.ts';
import { sessions } from '../schema/sessions.ts';
import { endSessions } from '../sessions/endSessions.ts';
import { checkCredentials, isStillProven } from './credentials.ts';
import { type CustomerRow, findCustomer } from './toCustomer.ts';

/**
 * Deletes the account with everything kept for it, ends its sessions and says so by mail; asks the password once
 * more. Orders stay as the books need them, no longer tied to an account, and the log of consents, which names nobody.
 */
export async function deleteCustomer(
  call: Call,
  { currentPassword }: ParsedArgsOf<'commerce', 'deleteCustomer'>[0],
): Answer<Record<string, never>> {
  const row = await findCustomer(call.db, call.customerId);
  if (!row) return err(signedOut);
  const checked = await checkCredentials(call, { email: row.email, password: currentPassword });
  if (!checked.ok) return checked;
  const proven = checked.value;
  const wrong = err({ tag: 'refused', message: messages.wrongPassword } as const);
  if (proven?.id !== row.id) return wrong;
  const isDeleted = await call.db.transaction(async (tx) => {
    if (!(await isStillProven(tx, proven))) return false;
    // Its address may have become another while the password was looked at.
    const present = await findCustomer(tx, row.id);
    if (!present) return false;
    await forget(tx, present, call.clock());
    await call.endSession(tx);
    await queueMail(tx, accountDeletedMail(present, call), call.clock(), { customerId: row.id });
    return true;
  });
  if (!isDeleted) return wrong;
  tellSecurityEvent(call.log, 'user_deleted', { customer: row.id });
  return ok({});
}

async function forget(tx: Queries, { id, emailKey }: CustomerRow, now: Date): Promise<void> {
  await forgetBags(tx, id, now);
  await tx.update(orders).set({ customerId: null }).where(eq(orders.customerId, id));
  await tx.delete(contacts).where(eq(contacts.emailKey, emailKey));
  await tx.delete(stockNotices).where(eq(stockNotices.emailKey, emailKey));
  await tx.delete(mailedLinks).where(inArray(mailedLinks.subject, consentSubjects(emailKey)));
  await forgetMails(tx, id, emailKey);
  const theirs = tx.select({ hash: sessions.idHash }).from(sessions).where(eq(sessions.customerId, id));
  await tx.delete(reviewPhotos).where(inArray(reviewPhotos.session, theirs));
  await endSessions(tx, eq(sessions.customerId, id));
  await forgetReviews(tx, id);
  await forgetBuyer(tx, id);
  await tx.delete(customers).where(eq(customers.id, id));
}

/** Bags with what was entered in them and at their checkouts; but for one that is being paid at this moment. */
async function forgetBags(tx: Queries, customerId: number, now: Date): Promise<void> {
  const isTheirs = eq(carts.customerId, customerId);
  // Whoever changes a bag or its checkout has the bag first.
  await tx.select({ id: carts.id }).from(carts).where(isTheirs).orderBy(carts.id).for('update');
  const bags = tx.select({ id: carts.id }).from(carts).where(isTheirs);
  await tx.delete(checkouts).where(and(inArray(checkouts.cartId, bags), isIdle));
  const paying = tx.select({ id: checkouts.cartId }).from(checkouts).where(inArray(checkouts.cartId, bags));
  await tx
    .delete(cartLines)
    .where(and(inArray(cartLines.cartId, bags), notInArray(cartLines.cartId, paying)));
  await tx
    .update(carts)
    .set({ status: 'deleted', updatedAt: now })
    .where(and(isTheirs, eq(carts.status, 'open')));
  await tx.update(carts).set({ customerId: null }).where(isTheirs);
}

/** Mails to them and of theirs; those of an order that wait are owed, and go with the next sweep once they were sent. */
async function forgetMails(tx: Queries, customerId: number, emailKey: string): Promise<void> {
  const isTheirs = or(
    eq(outbox.customerId, customerId),
    sql`lower(trim(${outbox.payload}->>'to')) = ${emailKey}`,
  );
  const isDone = or(isNull(outbox.orderId), isNotNull(outbox.deliveredAt), isNotNull(outbox.givenUpAt));
  await tx.delete(outbox).where(and(isTheirs, isDone));
}
