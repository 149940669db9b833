import { fieldNames, isPreferred } from '@tailorbird/commerce/customer/formFields';
import type { Queries } from '../../../database/database.ts';
import { type Consent, type Evidence, recordConsent } from '../contacts/recordConsent.ts';
import type { CustomerRow } from './toCustomer.ts';

type Account = Pick<CustomerRow, 'emailKey' | 'formFields'>;

/** Brings what the customer-data service knows of an address up to the preferences that are among these form fields. */
export async function syncContact(
  tx: Queries,
  account: Account,
  evidence: Evidence,
  now: Date,
): Promise<void> {
  const named = preferencesOf(account);
  if (Object.keys(named).length === 0) return;
  await recordConsent(tx, account.emailKey, named, evidence, now);
}

/**
 * Tells the customer-data service what an account agrees to. What it says nothing of stays as it is: anybody may make
 * an account of an address, which takes nothing back that was confirmed there.
 */
export async function addToContact(
  tx: Queries,
  account: Account,
  evidence: Evidence,
  now: Date,
): Promise<void> {
  const { marketingEmail, marketingPost } = preferencesOf(account);
  const agreed = { ...(marketingEmail && { marketingEmail }), ...(marketingPost && { marketingPost }) };
  await recordConsent(tx, account.emailKey, agreed, evidence, now);
}

function preferencesOf({ formFields }: Account): Consent {
  const values = new Map(formFields.map(({ name, value }) => [name, isPreferred(value)]));
  const marketingEmail = values.get(fieldNames.preferenceEmail);
  const marketingPost = values.get(fieldNames.preferencePost);
  return {
    ...(marketingEmail !== undefined && { marketingEmail }),
    ...(marketingPost !== undefined && { marketingPost }),
  };
}
