import { readPostCode } from '@tailorbird/commerce/addresses/postCode';
import { isDigitalOnly } from '@tailorbird/commerce/bag/bagContents';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import { messages } from '@tailorbird/commerce/messages';
import { type Address, address, email as emailRule, postCodeIn } from '@tailorbird/commerce/model/address';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { walletAddressRefusal } from '@tailorbird/commerce/wallet/walletAddressRefusal';
import { cartIdIn } from '../bag/cartCookie.ts';
import { forgetEmail } from '../checkout/checkoutEmail.ts';
import { intentKey } from '../intentKey.ts';
import type { Shop } from '../requestContext.ts';
import type { PayAnswer, WalletContact, WalletProblem } from './walletAnswers.ts';
import { walletConfirmation } from './walletConfirmation.ts';
import { walletFailure } from './walletFailure.ts';
import type { PayForm } from './walletForm.ts';
import { knownEmail } from './walletOffer.ts';

interface Who {
  readonly email: string;
  readonly shipping: Address | null;
  readonly billing: Address;
}

/**
 * An authorised sheet becomes an order, in the specification's order: where it goes, who pays, the order's number, the
 * payment. Nothing is charged unless the total is the one the sheet showed. The bag stays remembered: whoever never got
 * the answer presses again, and is led to the order it has become.
 */
export async function payWallet(shop: Shop, request: Request, form: PayForm): Promise<PayAnswer> {
  const cartId = cartIdIn(request.headers.get('cookie'), shop.market);
  const found = cartId ? await shop.client.commerce.getCheckout({ cartId }) : undefined;
  if (!found?.ok) return failed(found?.error);
  const checkout = found.value;
  const who = readWho(shop, form, await knownEmail(shop, request), isDigitalOnly(checkout.bag));
  if (!who.ok) return { tag: 'problems', problems: who.error };
  const settled = await settle(shop, checkout, who.value, form.option);
  if (!settled.ok) return failed(settled.error);
  const { id } = checkout;
  // A token is made for one authorised sheet, and so is what is asked with it.
  const once = (asked: object) => shop.client.once(intentKey(form.token, asked)).commerce;
  const due = { cartId: id, expectedTotal: form.total };
  const draft = await once(due).createOrderFromCheckout(due);
  if (!draft.ok) return failed(draft.error);
  const { orderId } = draft.value;
  const payment = { orderId, paymentToken: form.token };
  const paid = await once(payment).applePayPayment(payment);
  if (!paid.ok) return failed(paid.error);
  if (paid.value.resultCode === 'Refused')
    return { tag: 'failed', message: walletFailure('payment-declined') };
  shop.setCookie(forgetEmail(shop.secure));
  return { tag: 'paid', to: walletConfirmation(shop, id, orderId) };
}

function failed(error: CallError | undefined): PayAnswer {
  if (error?.tag === 'sold-out') return { tag: 'bag' };
  return { tag: 'failed', message: walletFailure(error?.tag) };
}

/** The consignment with its way of delivery, and the billing address. */
async function settle(
  shop: Shop,
  checkout: Checkout,
  { email, shipping, billing }: Who,
  option: string | null,
): Promise<Result<Checkout, CallError>> {
  const { commerce } = shop.client;
  const cartId = checkout.id;
  let { version } = checkout;
  if (shipping) {
    const sent = await commerce.postCheckoutConsignment({ cartId, version, email, address: shipping });
    if (!sent.ok) return sent;
    const [consignment] = sent.value.consignments;
    const chosen = await commerce.updateCheckoutConsignment({
      cartId,
      consignmentId: consignment?.id ?? '',
      version: sent.value.version,
      shippingOptionId: option ?? consignment?.availableShippingOptions[0]?.id ?? '',
    });
    if (!chosen.ok) return chosen;
    version = chosen.value.version;
  }
  return commerce.addCheckoutBillingAddress({ cartId, version, email, address: billing });
}

function readWho(
  shop: Shop,
  { shipping, billing }: PayForm,
  known: string | null,
  isDigital: boolean,
): Result<Who, WalletProblem[]> {
  const email = emailRule.safeParse(known ?? (shipping?.email || billing.email));
  // A sheet knows no market, and so asks for no state.
  const anywhere = address.extend({ postCode: postCodeIn(shop.market.market) });
  const to = isDigital || !shipping ? undefined : anywhere.safeParse(shipping);
  // A card's address has no phone number of its own.
  const from = anywhere.safeParse({ ...billing, phone: billing.phone || (shipping?.phone ?? '') });
  const country = to?.success ? walletAddressRefusal(shop.market.market, to.data.country) : null;
  const problems: WalletProblem[] = [
    ...(email.success ? [] : [{ field: 'email' as const, message: messages.emailInvalid }]),
    ...((to?.error ?? from.error)?.issues.map(problemOf) ?? []),
    ...(country ? [{ field: 'country' as const, message: country }] : []),
    ...(isDigital || shipping
      ? []
      : [{ field: 'addressLine1' as const, message: messages.deliveryAddressRequired }]),
  ];
  if (problems.length > 0 || !email.success || !from.success || to?.success === false) return err(problems);
  return ok({ email: email.data, shipping: to ? tidied(to.data) : null, billing: tidied(from.data) });
}

/** A code its country knows is written as the country does; a sheet cannot be asked about another, so that one stays. */
function tidied(entered: Address): Address {
  return { ...entered, postCode: readPostCode(entered.country, entered.postCode) ?? entered.postCode };
}

function problemOf({ path, message }: { readonly path: readonly PropertyKey[]; readonly message: string }) {
  // The keys of the schema are the contact's fields.
  return { field: path[0] as keyof WalletContact, message };
}
