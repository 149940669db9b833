import { createHash } from 'node:crypto';
import { type ConsentPlace, consentWords } from '@tailorbird/commerce/customer/consentWords';
import { fieldNames, preferenceValue, withFields } from '@tailorbird/commerce/customer/formFields';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { consentLog, contacts } from '../schema/contacts.ts';
import { customers } from '../schema/customers.ts';

/** What an address may be written to for; what is not named stays as it is. */
export interface Consent {
  readonly marketingEmail?: boolean;
  readonly marketingPost?: boolean;
}

/** How a consent came about, which the log keeps as evidence. */
export interface Evidence {
  readonly place: ConsentPlace;
  readonly how: 'form' | 'link' | 'account';
  readonly channelId: number;
}

const kinds = [
  ['marketingEmail', 'marketing_email'],
  ['marketingPost', 'marketing_post'],
] as const;

/** Says how an address may be written to from now on, and logs what that changed with the words that were shown. */
export async function recordConsent(
  tx: Queries,
  emailKey: string,
  wanted: Consent,
  { place, how, channelId }: Evidence,
  now: Date,
): Promise<void> {
  const [before] = await tx.select().from(contacts).where(eq(contacts.emailKey, emailKey)).for('update');
  await tx
    .insert(contacts)
    .values({ emailKey, ...wanted, changedAt: now })
    .onConflictDoUpdate({ target: contacts.emailKey, set: { ...wanted, changedAt: now } });
  const changes = kinds.flatMap(([name, kind]) => {
    const value = wanted[name];
    if (value === undefined || value === (before?.[name] ?? false)) return [];
    return [{ addressHash: hashOfAddress(emailKey), kind, value, words: consentWords[place][kind] }];
  });
  if (changes.length === 0) return;
  const evidence = { place, how, channelId, at: now };
  await tx.insert(consentLog).values(changes.map((change) => ({ ...change, ...evidence })));
}

/** What an address is logged under: whoever has the address finds what it agreed to, and nobody reads it out. */
export function hashOfAddress(emailKey: string): string {
  return createHash('sha256').update(emailKey).digest('hex');
}

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
