import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { ConsentPlace } from '@tailorbird/commerce/customer/consentWords';
import { canonicalEmail } from '@tailorbird/commerce/email';
import { err, ok } from '@tailorbird/commerce/result';
import { and, eq } from 'drizzle-orm';
import { type Answer, type Call, notFound } from '../../call.ts';
import { variants } from '../schema/catalogue.ts';
import { stockNotices } from '../schema/contacts.ts';
import { customers } from '../schema/customers.ts';
import { attemptKey, takeOneOf } from '../sessions/attempts.ts';
import { askToConfirm } from './askToConfirm.ts';
import { type Consent, recordConsent, setPreferences } from './recordConsent.ts';
import { canBeBought } from './stockNotices.ts';

/** Notices that one address of the network may ask for in an hour. */
const noticeLimit = { most: 30, perSeconds: 60 * 60 };

/** Notices kept for one e-mail address in a day: anybody may name it, and each is a mail. */
const toOne = { most: 10, perSeconds: 24 * 60 * 60 };

/** Records that an address may be written to, by e-mail or by post. */
export function updateConsent(
  call: Call,
  { email, category }: ParsedArgsOf<'customer-data', 'updateConsent'>[0],
): Answer<Record<string, never>> {
  const wanted = category === 'marketing_email' ? { marketingEmail: true } : { marketingPost: true };
  return record(call, email, wanted, 'newsletter');
}

/** Records how an address may be written to. */
export function updatePreferences(
  call: Call,
  { email, preferenceEmail, preferencePost }: ParsedArgsOf<'customer-data', 'updatePreferences'>[0],
): Answer<Record<string, never>> {
  const wanted = { marketingEmail: preferenceEmail, marketingPost: preferencePost };
  return record(call, email, wanted, 'preferences');
}

/**
 * Remembers who wants to know when a variant is back; asking twice is once. The answer is the same where nothing is
 * kept, since the variant is not gone or the address was named too often.
 */
export async function notifyWhenInStock(
  { db, market, channelId, clock, address }: Call,
  { email, variantId }: ParsedArgsOf<'customer-data', 'notifyWhenInStock'>[0],
): Answer<Record<string, never>> {
  const [variant] = await db.select({ id: variants.id }).from(variants).where(eq(variants.id, variantId));
  if (!variant) return err(notFound);
  const now = clock();
  const tooMany = await takeOneOf(db, attemptKey('stock-notice', address), noticeLimit, now);
  if (tooMany) return err(tooMany);
  if (await canBeBought(db, variantId, market, now)) return ok({});
  const emailKey = canonicalEmail(email);
  if (await takeOneOf(db, attemptKey('stock-notice-mail', emailKey), toOne, now)) return ok({});
  await db
    .insert(stockNotices)
    .values({ emailKey, email, variantId, channelId, requestedAt: now })
    .onConflictDoNothing();
  return ok({});
}

/** What the signed-in customer says of their own address counts at once; for any other address its owner is asked. */
async function record(
  call: Call,
  email: string,
  wanted: Consent,
  place: ConsentPlace,
): Answer<Record<string, never>> {
  const { customerId, channelId } = call;
  const emailKey = canonicalEmail(email);
  const isOwn =
    customerId !== undefined &&
    (await call.db.transaction(async (tx) => {
      const isTheirs = and(eq(customers.id, customerId), eq(customers.emailKey, emailKey));
      const [account] = await tx.select().from(customers).where(isTheirs).for('no key update');
      if (!account) return false;
      await setPreferences(tx, account, wanted);
      await recordConsent(tx, emailKey, wanted, { place, how: 'account', channelId }, call.clock());
      return true;
    }));
  return isOwn ? ok({}) : askToConfirm(call, email, wanted, place);
}
