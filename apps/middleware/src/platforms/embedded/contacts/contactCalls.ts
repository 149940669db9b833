import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { canonicalEmail } from '@tailorbird/commerce/customer/canonicalEmail';
import { fieldNames, preferenceValue, withFields } from '@tailorbird/commerce/customer/formFields';
import { err, ok } from '@tailorbird/commerce/result';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import { variants } from '../schema/catalogue.ts';
import { contacts, stockNotices } from '../schema/contacts.ts';
import { customers } from '../schema/customers.ts';

interface Preferences {
  readonly marketingEmail?: boolean;
  readonly marketingPost?: boolean;
}

/** Records that an address may be written to, by e-mail or by post. */
export function updateConsent(
  call: Call,
  { email, category }: ParsedArgsOf<'customer-data', 'updateConsent'>[0],
): Answer<Record<string, never>> {
  return record(
    call,
    email,
    category === 'marketing_email' ? { marketingEmail: true } : { marketingPost: true },
  );
}

/** Records how an address may be written to. */
export function updatePreferences(
  call: Call,
  { email, preferenceEmail, preferencePost }: ParsedArgsOf<'customer-data', 'updatePreferences'>[0],
): Answer<Record<string, never>> {
  return record(call, email, { marketingEmail: preferenceEmail, marketingPost: preferencePost });
}

/** Remembers who wants to know when a variant is back; asking twice is once. */
export async function notifyWhenInStock(
  { db, channelId, clock }: Call,
  { email, variantId }: ParsedArgsOf<'customer-data', 'notifyWhenInStock'>[0],
): Answer<Record<string, never>> {
  const [variant] = await db.select({ id: variants.id }).from(variants).where(eq(variants.id, variantId));
  if (!variant) return err(notFound);
  await db
    .insert(stockNotices)
    .values({ emailKey: canonicalEmail(email), email, variantId, channelId, requestedAt: clock() })
    .onConflictDoNothing();
  return ok({});
}

/**
 * An address of an account changes only for the customer signed in to it, in the account's form fields too. The
 * answer is the same whoever asks: it does not tell which addresses have an account.
 */
async function record(call: Call, email: string, wanted: Preferences): Answer<Record<string, never>> {
  const emailKey = canonicalEmail(email);
  const now = call.clock();
  await call.db.transaction(async (tx) => {
    const [account] = await tx.select().from(customers).where(eq(customers.emailKey, emailKey)).for('update');
    if (account && account.id !== call.customerId) return;
    if (account) await setFields(tx, account, wanted);
    await tx
      .insert(contacts)
      .values({ emailKey, ...wanted, changedAt: now })
      .onConflictDoUpdate({ target: contacts.emailKey, set: { ...wanted, changedAt: now } });
  });
  return ok({});
}

async function setFields(
  tx: Queries,
  { id, formFields }: typeof customers.$inferSelect,
  { marketingEmail, marketingPost }: Preferences,
): Promise<void> {
  const changes = [
    { name: fieldNames.preferenceEmail, wanted: marketingEmail },
    { name: fieldNames.preferencePost, wanted: marketingPost },
  ].flatMap(({ name, wanted }) => (wanted === undefined ? [] : [{ name, value: preferenceValue(wanted) }]));
  await tx
    .update(customers)
    .set({ formFields: withFields(formFields, changes) })
    .where(eq(customers.id, id));
}
