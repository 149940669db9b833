import { fieldNames, fieldValue, isPreferred } from '@tailorbird/commerce/customer/formFields';
import type { Queries } from '../../../database/database.ts';
import { contacts } from '../schema/contacts.ts';
import type { CustomerRow } from './toCustomer.ts';

/** Brings what the customer-data service knows of an address up to the account's preferences. */
export async function syncContact(
  db: Queries,
  { emailKey, formFields }: Pick<CustomerRow, 'emailKey' | 'formFields'>,
  now: Date,
): Promise<void> {
  const known = {
    marketingEmail: isPreferred(fieldValue(formFields, fieldNames.preferenceEmail)),
    marketingPost: isPreferred(fieldValue(formFields, fieldNames.preferencePost)),
    changedAt: now,
  };
  await db
    .insert(contacts)
    .values({ emailKey, ...known })
    .onConflictDoUpdate({ target: contacts.emailKey, set: known });
}
