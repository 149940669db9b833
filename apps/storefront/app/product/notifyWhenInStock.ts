import { isEmail } from '@tailorbird/commerce/email';
import { messages } from '@tailorbird/commerce/messages';
import { type FieldValues, textIn } from '../form/formFields.ts';
import type { Shop } from '../requestContext.ts';

/** What the product page answers a shopper who asks to be told when a variant is back. */
export type NotifyAnswer =
  | { readonly tag: 'noted'; readonly email: string }
  | { readonly tag: 'refused'; readonly message: string; readonly values: FieldValues };

/** Keeps the wish with the engagement service (commerce §7): an e-mail once the variant is back. */
export async function notifyWhenInStock(shop: Shop, form: FormData): Promise<NotifyAnswer> {
  const email = textIn(form, 'email').trim();
  const asked = textIn(form, 'variantId').trim();
  const variantId = Number(asked);
  const values = { email, variantId: asked };
  const refused = (message: string): NotifyAnswer => ({ tag: 'refused', message, values });
  if (!isEmail(email)) return refused(messages.emailInvalid);
  if (!Number.isInteger(variantId) || variantId < 1) return refused(messages.unavailable);
  const noted = await shop.client['customer-data'].notifyWhenInStock({ email, variantId });
  if (noted.ok) return { tag: 'noted', email };
  if (noted.error.tag === 'bad-arguments') return refused(messages.emailInvalid);
  return refused(noted.error.tag === 'refused' ? noted.error.message : messages.goBackOrTryAgain);
}
