import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { messages } from '@tailorbird/commerce/messages';
import { err, ok } from '@tailorbird/commerce/result';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { accountDeletedMail } from '../../../services/mail/customerMails.ts';
import { forgetBuyer } from '../../../services/promotions/forgetBuyer.ts';
import { tellSecurityEvent } from '../../../tellSecurityEvent.ts';
import { type Answer, type Call, signedOut } from '../../call.ts';
import { queueMail } from '../queueMail.ts';
import { forgetReviews } from '../reviews/forgetReviews.ts';
import { carts } from '../schema/carts.ts';
import { contacts, stockNotices } from '../schema/contacts.ts';
import { customers } from '../schema/customers.ts';
import { orders } from '../schema/orders.ts';
import { sessions } from '../schema/sessions.ts';
import { checkCredentials } from './credentials.ts';
import { type CustomerRow, findCustomer } from './toCustomer.ts';

/**
 * Deletes the account with everything kept for it, ends its sessions and says so by mail; asks the password once
 * more. Orders stay as the books need them, no longer tied to an account.
 */
export async function deleteCustomer(
  call: Call,
  { currentPassword }: ParsedArgsOf<'commerce', 'deleteCustomer'>[0],
): Answer<Record<string, never>> {
  const row = await findCustomer(call.db, call.customerId);
  if (!row) return err(signedOut);
  const checked = await checkCredentials(call, { email: row.email, password: currentPassword });
  if (!checked.ok) return checked;
  if (checked.value?.id !== row.id) return err({ tag: 'refused', message: messages.wrongPassword });
  await call.db.transaction(async (tx) => {
    await forget(tx, row, call.clock());
    await call.endSession(tx);
    await queueMail(tx, accountDeletedMail(row, call), call.clock());
  });
  tellSecurityEvent(call.log, 'user_deleted', { customer: row.id });
  return ok({});
}

async function forget(tx: Queries, { id, emailKey }: CustomerRow, now: Date): Promise<void> {
  const isTheirs = eq(carts.customerId, id);
  await tx
    .update(carts)
    .set({ status: 'deleted', updatedAt: now })
    .where(and(isTheirs, eq(carts.status, 'open')));
  await tx.update(carts).set({ customerId: null }).where(isTheirs);
  await tx.update(orders).set({ customerId: null }).where(eq(orders.customerId, id));
  await tx.delete(contacts).where(eq(contacts.emailKey, emailKey));
  await tx.delete(stockNotices).where(eq(stockNotices.emailKey, emailKey));
  await tx.delete(sessions).where(eq(sessions.customerId, id));
  await forgetReviews(tx, id);
  await forgetBuyer(tx, id);
  await tx.delete(customers).where(eq(customers.id, id));
}
