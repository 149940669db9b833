import type { Client } from '@tailorbird/commerce/client';
import type { ArgsOf } from '@tailorbird/commerce/contract/contract';
import type { Market } from '@tailorbird/commerce/market';
import type { Address } from '@tailorbird/commerce/model/address';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { need, type Prop, type Stage } from './stage.ts';

type Commerce = Client['commerce'];

/** The password of everybody a scenario makes. */
export const password = 'hedgerow 7 gate';

const countries: { readonly [M in Market]: string } = { uk: 'GB', eu: 'IE', us: 'US' };

const homeIn = (market: Market): Address => ({
  firstName: 'Maud',
  lastName: 'Fenwick',
  addressLine1: '1 Hill Street',
  addressLine2: '',
  city: 'Ludlow',
  county: 'Shropshire',
  postCode: 'SY8 1AA',
  country: countries[market],
  phone: '01584 000000',
});

/** A customer with this e-mail address, signed in: made now, or the one there is. */
export async function customer(stage: Stage, email: string): Promise<Commerce> {
  const commerce = stage.shopper();
  await need(commerce.registerCustomer(registration(stage.market, email)));
  return commerce;
}

/** The customer's saved bag, holding this and nothing else. */
export async function savedBag(commerce: Commerce, lines: readonly [Prop, number][]): Promise<string> {
  const bag = await need(commerce.loadCustomerCart({}));
  for (const { id: itemId } of [...bag.lineItems.physicalItems, ...bag.lineItems.digitalItems]) {
    await need(commerce.removeCartItem({ cartId: bag.id, itemId }));
  }
  const { id } = await need(commerce.loadCustomerCart({}));
  for (const [{ productId, variantId }, quantity] of lines) {
    await need(commerce.addCartItems({ cartId: id, lineItems: [{ productId, variantId, quantity }] }));
  }
  return id;
}

/** A checkout of which nothing is missing but the payment. */
export async function readyToPay(
  { market }: Pick<Stage, 'market'>,
  commerce: Commerce,
  cartId: string,
  email: string,
): Promise<Checkout> {
  const who = { email, address: homeIn(market) };
  const { version } = await need(commerce.getCheckout({ cartId }));
  const sent = await need(commerce.postCheckoutConsignment({ cartId, version, ...who }));
  const [parcel] = sent.consignments;
  const choice = {
    consignmentId: parcel?.id ?? '',
    shippingOptionId: parcel?.availableShippingOptions[0]?.id ?? '',
  };
  const chosen = await need(commerce.updateCheckoutConsignment({ cartId, version: sent.version, ...choice }));
  return need(commerce.addCheckoutBillingAddress({ cartId, version: chosen.version, ...who }));
}

/** A checkout of a bag with nothing to deliver, of which nothing is missing but the payment. */
export async function billed(
  { market }: Pick<Stage, 'market'>,
  commerce: Commerce,
  cartId: string,
  email: string,
): Promise<Checkout> {
  const { version } = await need(commerce.getCheckout({ cartId }));
  return need(commerce.addCheckoutBillingAddress({ cartId, version, email, address: homeIn(market) }));
}

/** Buys what is in a bag; answers the number of the order. */
export async function buy(stage: Stage, commerce: Commerce, cartId: string, email: string): Promise<number> {
  const { grandTotal } = await readyToPay(stage, commerce, cartId, email);
  const due = { cartId, expectedTotal: grandTotal, paymentToken: await stage.token() };
  return (await need(commerce.createOrderFromCheckout(due))).orderId;
}

function registration(market: Market, email: string): ArgsOf<'commerce', 'registerCustomer'>[0] {
  const { firstName, lastName, phone, country, ...address } = homeIn(market);
  return {
    email,
    password,
    firstName,
    lastName,
    customFields: [],
    phone,
    title: 'Ms',
    dateOfBirth: '1984-03-12',
    preferenceEmail: true,
    preferencePost: false,
    countryIso2: country,
    acceptsProductReviewAbandonedCartEmails: true,
    addressFinder: '',
    address: { ...address, country },
  };
}
