import type { CallError } from '@tailorbird/commerce/contract/callError';
import { giftCardMessages } from '@tailorbird/commerce/gift-card/giftCardMessages';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import type { Result } from '@tailorbird/commerce/result';
import { redirect } from 'react-router';
import { answerTo, textIn } from '../form/formFields.ts';
import type { Shop } from '../requestContext.ts';
import { type CheckoutAnswer, refusedStep } from './checkoutAnswer.ts';

/** Enters a gift card at the payment step. Answers only when it pays nothing, beside its field. */
export async function enterGiftCard(shop: Shop, checkout: Checkout, form: FormData): Promise<CheckoutAnswer> {
  const code = textIn(form, 'giftCard').trim().slice(0, 40);
  if (code === '') return answerTo(form, { errors: { giftCard: giftCardMessages.missing } });
  return after(
    shop,
    form,
    await shop.client.commerce.addCheckoutGiftCard({ cartId: checkout.id, version: versionIn(form), code }),
  );
}

/** Takes a gift card out of the payment step. */
export async function removeGiftCard(
  shop: Shop,
  checkout: Checkout,
  form: FormData,
): Promise<CheckoutAnswer> {
  const giftCardId = Number(form.get('giftCardId')) || 1;
  return after(
    shop,
    form,
    await shop.client.commerce.removeCheckoutGiftCard({
      cartId: checkout.id,
      version: versionIn(form),
      giftCardId,
    }),
  );
}

function versionIn(form: FormData): number {
  const version = Number(form.get('version'));
  return Number.isSafeInteger(version) ? version : 0;
}

function after(shop: Shop, form: FormData, answer: Result<Checkout, CallError>): CheckoutAnswer {
  if (answer.ok) throw redirect(shop.href('/checkout'), 303);
  const { error } = answer;
  const isAboutTheCard = error.tag === 'refused' || error.tag === 'too-many-requests';
  if (isAboutTheCard) return answerTo(form, { errors: { giftCard: error.message } });
  return refusedStep(form, error);
}
