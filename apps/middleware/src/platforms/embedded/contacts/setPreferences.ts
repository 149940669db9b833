import { fieldNames, preferenceValue, withFields } from '@tailorbird/commerce/customer/formFields';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { customers } from '../schema/customers.ts';
import type { Consent } from './recordConsent.ts';

/** Keeps how a customer may be written to in the account's form fields. */
export async function setPreferences(
  tx: Queries,
  { id, formFields }: typeof customers.$inferSelect,
  { marketingEmail, marketingPost }: Consent,
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
