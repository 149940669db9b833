import type { ConsentPlace } from '@tailorbird/commerce/customer/consentWords';
import { canonicalEmail } from '@tailorbird/commerce/email';
import { err, ok } from '@tailorbird/commerce/result';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { confirmConsentMail, consentGivenMail } from '../../../services/mail/customerMails.ts';
import type { Answer, Call } from '../../call.ts';
import { makeLink } from '../links/makeLink.ts';
import { queueMail } from '../queueMail.ts';
import { customers } from '../schema/customers.ts';
import { type LinkAction, mailedLinks } from '../schema/mailedLinks.ts';
import { attemptKey, takeMail, takeOneOf } from '../sessions/attempts.ts';
import { type Consent, recordConsent, setPreferences } from './recordConsent.ts';

const day = 24 * 60 * 60;

/** Such mails to one e-mail address. */
const toOne = { most: 1, perSeconds: 60 * 60 };

/** How long the link that confirms works, and the one that ends the letters. */
const confirmDays = 7;
const withdrawDays = 400;

/** A link that changes how an address may be written to. */
export type ConsentAction = Extract<LinkAction, { purpose: 'consent' | 'withdrawal' }>;

/**
 * Mails a link to an address for which somebody who has not proven it theirs wants something: until it is followed
 * nothing changes, whichever the direction. The answer is the same for every address. `db` is a transaction this is
 * part of, where there is one.
 */
export async function askToConfirm(
  call: Call,
  email: string,
  wanted: Consent,
  place: ConsentPlace,
  db: Queries = call.db,
): Answer<Record<string, never>> {
  const now = call.clock();
  const emailKey = canonicalEmail(email);
  const tooMany = await takeMail(db, 'consent', call.address, now);
  if (tooMany) return err(tooMany);
  await db.transaction(async (tx) => {
    if (await takeOneOf(tx, attemptKey('consent-mail', emailKey), toOne, now)) return;
    const purpose = isGiven(wanted) ? 'consent' : 'withdrawal';
    const token = await linkFor(tx, { purpose, email, wanted, place }, 'consent', confirmDays, now);
    await queueMail(tx, confirmConsentMail(email, call, { token, wanted, days: confirmDays }), now);
  });
  return ok({});
}

/** Does what a link of `askToConfirm` is for, in the account of the address too, and mails the link that ends it. */
export async function followConsent(tx: Queries, call: Call, action: ConsentAction): Promise<boolean> {
  const { email, wanted, place } = action;
  const now = call.clock();
  const emailKey = canonicalEmail(email);
  const [account] = await tx
    .select()
    .from(customers)
    .where(eq(customers.emailKey, emailKey))
    .for('no key update');
  if (account) await setPreferences(tx, account, wanted);
  await recordConsent(tx, emailKey, wanted, { place, how: 'link', channelId: call.channelId }, now);
  if (!isGiven(wanted)) return true;
  const none = { marketingEmail: false, marketingPost: false };
  const end = { purpose: 'withdrawal', email, wanted: none, place } as const;
  const token = await linkFor(tx, end, 'withdrawal', withdrawDays, now);
  await queueMail(tx, consentGivenMail(email, call, token), now);
  return true;
}

/** Whether it agrees to anything. */
export function isGiven({ marketingEmail, marketingPost }: Consent): boolean {
  return marketingEmail === true || marketingPost === true;
}

/** What links about the consent of an address are kept under. */
export function consentSubjects(emailKey: string): string[] {
  return ['consent', 'withdrawal'].map((kind) => attemptKey(kind, emailKey));
}

/**
 * Makes the link that ends the letters to an address end those to another, which has taken its place, unless that has
 * such a link of its own. No other link about the letters to the old address is worth anything from now on.
 */
export async function moveConsentLinks(tx: Queries, fromKey: string, email: string): Promise<void> {
  const [from, to] = [fromKey, canonicalEmail(email)].map((key) => attemptKey('withdrawal', key));
  await tx.execute(sql`
    update ${mailedLinks} set subject = ${to}, action = jsonb_set(action, '{email}', to_jsonb(${email}::text))
    where subject = ${from} and not exists (select from ${mailedLinks} own where own.subject = ${to})`);
  await tx.delete(mailedLinks).where(inArray(mailedLinks.subject, consentSubjects(fromKey)));
}

function linkFor(tx: Queries, action: ConsentAction, kind: string, days: number, now: Date): Promise<string> {
  const subject = attemptKey(kind, canonicalEmail(action.email));
  return makeLink(tx, { subject, action, expiresAt: new Date(now.getTime() + days * day * 1000) });
}
