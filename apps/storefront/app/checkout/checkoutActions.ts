import { isDigitalOnly } from '@tailorbird/commerce/bag/bagContents';
import { deliversTo } from '@tailorbird/commerce/checkout/deliveryCountries';
import { leftToPay } from '@tailorbird/commerce/gift-card/payByGiftCards';
import { messages } from '@tailorbird/commerce/messages';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { redirect } from 'react-router';
import { answerFinder } from '../address/answerFinder.ts';
import { answerTo, keptValues } from '../form/formFields.ts';
import { intentKey } from '../intentKey.ts';
import type { RequestFacts, Shop } from '../requestContext.ts';
import { type CheckoutAnswer, refusedStep } from './checkoutAnswer.ts';
import { forgetEmail } from './checkoutEmail.ts';
import { parseAddressForm, parseCardForm, readTotals } from './checkoutForm.ts';
import { paymentToken, type TokenProblem } from './paymentToken.ts';

/** Step one: who pays, where it goes and where the bill goes. Answers only when it cannot go on. */
export async function saveAddresses(shop: Shop, checkout: Checkout, form: FormData): Promise<CheckoutAnswer> {
  const finder = await answerFinder(shop, form, ['shipping.', 'billing.'], keptValues(form));
  if (finder) return finder;
  const parsed = parseAddressForm(form, shop.market.market, isDigitalOnly(checkout.bag));
  if (!parsed.ok) return answerTo(form, { errors: parsed.error });
  const { email, shipping, billing, version } = parsed.value;
  const cartId = checkout.id;
  if (shipping && !deliversTo(shop.market.market, shipping.country))
    return answerTo(form, { errors: { 'shipping.country': messages.cannotShip } });
  const sent = shipping
    ? await shop.client.commerce.postCheckoutConsignment({ cartId, version, email, address: shipping })
    : undefined;
  if (sent && !sent.ok) return refusedStep(form, sent.error);
  const billed = await shop.client.commerce.addCheckoutBillingAddress({
    cartId,
    version: sent?.value.version ?? version,
    email,
    address: billing,
  });
  if (!billed.ok) return refusedStep(form, billed.error);
  throw redirect(shop.href(shipping ? '/checkout?step=delivery' : '/checkout'), 303);
}

/** Step two: how it is delivered. */
export async function chooseDelivery(
  shop: Shop,
  checkout: Checkout,
  form: FormData,
): Promise<CheckoutAnswer> {
  const [consignment] = checkout.consignments;
  const option = form.get('shippingOption');
  if (!consignment) return answerTo(form, { message: messages.goBackOrTryAgain });
  if (typeof option !== 'string' || !consignment.availableShippingOptions.some(({ id }) => id === option))
    return { message: null, errors: { shippingOption: 'Please choose how we should deliver' }, values: {} };
  const chosen = await shop.client.commerce.updateCheckoutConsignment({
    cartId: checkout.id,
    consignmentId: consignment.id,
    version: Number(form.get('version')) || 0,
    shippingOptionId: option,
  });
  if (!chosen.ok) return refusedStep(form, chosen.error);
  throw redirect(shop.href('/checkout'), 303);
}

/**
 * Step three: pay and place the order, once, whatever is repeated. The bag stays remembered until there is another: to
 * its owner it is an order now, and whoever comes back to this address is led to its confirmation.
 */
export async function placeOrder(
  shop: Shop,
  facts: RequestFacts,
  checkout: Checkout,
  form: FormData,
): Promise<CheckoutAnswer> {
  const cartId = checkout.id;
  const totals = readTotals(form);
  const { expectedTotal: grandTotal, expectedGiftCardTotal: giftCardTotal } = totals;
  const isPaid = leftToPay({ grandTotal, giftCardTotal }) === 0;
  const token = isPaid ? ok(undefined) : await tokenOf(facts, form);
  if (!token.ok) return { ...token.error, values: {} };
  // A token is made for one press of the button, and so is the intent it pays for.
  const once = shop.client.once(
    intentKey(token.value ?? 'nothing to pay', isPaid ? [cartId, totals] : cartId),
  );
  const placed = await once.commerce.createOrderFromCheckout({
    cartId,
    ...totals,
    ...(token.value !== undefined && { paymentToken: token.value }),
  });
  if (!placed.ok) return refusedStep(form, placed.error);
  shop.setCookie(forgetEmail(shop.secure));
  throw redirect(shop.href(`/order-confirmation/${cartId}/${placed.value.orderId}`), 303);
}

async function tokenOf(facts: RequestFacts, form: FormData): Promise<Result<string, TokenProblem>> {
  const card = parseCardForm(form);
  return card.ok ? paymentToken(facts, card.value) : err({ message: null, errors: card.error });
}
