import { deliversTo } from '@tailorbird/commerce/checkout/deliveryCountries';
import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { messages } from '@tailorbird/commerce/messages';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { err, ok } from '@tailorbird/commerce/result';
import { and, eq } from 'drizzle-orm';
import { faultPoint } from '#faultPoint';
import type { Queries } from '../../../database/database.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import { lockCart } from '../bag/cart.ts';
import { carts } from '../schema/carts.ts';
import { checkouts, consignments } from '../schema/checkout.ts';
import { beginCheckout, changeCheckout, heldCheckout } from './changeCheckout.ts';
import { checkoutParts } from './checkoutParts.ts';
import { readCheckout } from './readCheckout.ts';

type Args<
  N extends
    | 'postCheckoutConsignment'
    | 'updateCheckoutConsignment'
    | 'deleteCheckoutConsignment'
    | 'addCheckoutBillingAddress',
> = ParsedArgsOf<'commerce', N>[0];

/** The checkout of a bag. While the bag is open this begins the checkout and holds its units. */
export async function getCheckout(call: Call, { cartId }: { cartId: string }): Answer<Checkout> {
  const now = call.clock();
  const checkout = await call.db.transaction(async (tx) => {
    const cart = await lockCart(tx, cartId, call);
    if (!cart) return completedCheckout(tx, cartId, now);
    const parts = await beginCheckout(tx, await checkoutParts(tx, cart, now));
    return ok(await heldCheckout(tx, parts, now));
  });
  faultPoint('reserved, no answer');
  return checkout;
}

export async function postCheckoutConsignment(
  call: Call,
  { cartId, version, email, address }: Args<'postCheckoutConsignment'>,
): Answer<Checkout> {
  if (!deliversTo(call.market, address.country)) return err({ tag: 'refused', message: messages.cannotShip });
  return changeCheckout(call, cartId, version, async (tx, _before, { told, parcels }) => {
    const [earlier] = parcels;
    const parcel = {
      id: earlier?.id ?? crypto.randomUUID(),
      address,
      shippingOptionId: earlier?.shippingOptionId ?? null,
    };
    await tx
      .insert(consignments)
      .values({ ...parcel, cartId })
      .onConflictDoUpdate({ target: consignments.id, set: { address, shippingCost: null } });
    await tx.update(checkouts).set({ email }).where(eq(checkouts.cartId, cartId));
    faultPoint('consignment');
    return ok({ told: { ...told, email }, parcels: [parcel] });
  });
}

export async function updateCheckoutConsignment(
  call: Call,
  { cartId, consignmentId, version, shippingOptionId }: Args<'updateCheckoutConsignment'>,
): Answer<Checkout> {
  return changeCheckout(call, cartId, version, async (tx, before, { parcels }) => {
    const consignment = before.consignments.find(({ id }) => id === consignmentId);
    const option = consignment?.availableShippingOptions.find(({ id }) => id === shippingOptionId);
    if (!consignment || !option) return err(notFound);
    await tx
      .update(consignments)
      .set({ shippingOptionId, shippingCost: option.cost })
      .where(eq(consignments.id, consignmentId));
    faultPoint('shipping option');
    return ok({
      parcels: parcels.map((parcel) =>
        parcel.id === consignmentId ? { ...parcel, shippingOptionId } : parcel,
      ),
    });
  });
}

export async function deleteCheckoutConsignment(
  call: Call,
  { cartId, consignmentId, version }: Args<'deleteCheckoutConsignment'>,
): Answer<Checkout> {
  return changeCheckout(call, cartId, version, async (tx, _before, { parcels }) => {
    await tx
      .delete(consignments)
      .where(and(eq(consignments.id, consignmentId), eq(consignments.cartId, cartId)));
    return ok({ parcels: parcels.filter(({ id }) => id !== consignmentId) });
  });
}

export async function addCheckoutBillingAddress(
  call: Call,
  { cartId, version, email, address }: Args<'addCheckoutBillingAddress'>,
): Answer<Checkout> {
  return changeCheckout(call, cartId, version, async (tx, _before, { told }) => {
    await tx.update(checkouts).set({ email, billingAddress: address }).where(eq(checkouts.cartId, cartId));
    faultPoint('billing address');
    return ok({ told: { ...told, email, billingAddress: address } });
  });
}

async function completedCheckout(tx: Queries, cartId: string, now: Date): Answer<Checkout> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, cartId), eq(carts.status, 'completed')));
  return cart ? ok(await readCheckout(tx, cart, now)) : err(notFound);
}
