import { fieldNames, fieldValue, isPreferred } from '@tailorbird/commerce/customer/formFields';
import type { Queries } from '../../../database/database.ts';
import { type Evidence, recordConsent } from '../contacts/recordConsent.ts';
import type { CustomerRow } from './toCustomer.ts';

/** Brings what the customer-data service knows of an address up to the account's preferences. */
export async function syncContact(
  tx: Queries,
  { emailKey, formFields }: Pick<CustomerRow, 'emailKey' | 'formFields'>,
  evidence: Evidence,
  now: Date,
): Promise<void> {
  const known = {
    marketingEmail: isPreferred(fieldValue(formFields, fieldNames.preferenceEmail)),
    marketingPost: isPreferred(fieldValue(formFields, fieldNames.preferencePost)),
  };
  await recordConsent(tx, emailKey, known, evidence, now);
}
