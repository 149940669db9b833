import { isEmail, maxEmailLength } from '@tailorbird/commerce/email';
import { messages } from '@tailorbird/commerce/messages';
import { accountMessage } from '../account/accountAnswer.ts';
import { type FieldValues, textIn } from '../form/formFields.ts';
import type { Shop } from '../requestContext.ts';

/** What the newsletter's form is answered. */
export type NewsletterAnswer =
  | { readonly tag: 'noted' }
  | { readonly tag: 'refused'; readonly message: string; readonly values: FieldValues };

/**
 * Asks for letters by e-mail (commerce §7); whoever is not signed in with the address confirms it by the link of a mail.
 * The answer is the same for every address: it does not tell which are known.
 */
export async function subscribe(shop: Shop, form: FormData): Promise<NewsletterAnswer> {
  const email = textIn(form, 'email').trim().slice(0, maxEmailLength);
  const refused = (message: string): NewsletterAnswer => ({ tag: 'refused', message, values: { email } });
  if (!isEmail(email)) return refused(messages.emailInvalid);
  const consent = { email, category: 'marketing_email', action: 'accept' } as const;
  const noted = await shop.client['customer-data'].updateConsent(consent);
  if (noted.ok) return { tag: 'noted' };
  if (noted.error.tag === 'bad-arguments') return refused(messages.emailInvalid);
  return refused(accountMessage(noted.error));
}
