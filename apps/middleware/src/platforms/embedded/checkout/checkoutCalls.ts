import { deliversTo } from '@tailorbird/commerce/checkout/deliveryCountries';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { messages } from '@tailorbird/commerce/messages';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { err, ok } from '@tailorbird/commerce/result';
import { and, eq, sql } from 'drizzle-orm';
import { faultPoint } from '#faultPoint';
import type { Queries } from '../../../database/database.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import { linesOfCart } from '../bag/linesOfCart.ts';
import { type Cart, lockCart } from '../bag/lockCart.ts';
import { carts } from '../schema/carts.ts';
import { checkouts, consignments } from '../schema/checkout.ts';
import { readCheckout } from './readCheckout.ts';
import { reserveStock } from './reserveStock.ts';

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
    await begin(tx, cartId);
    return ok(await heldCheckout(tx, call, cart, now));
  });
  faultPoint('reserved, no answer');
  return checkout;
}

export async function postCheckoutConsignment(
  call: Call,
  { cartId, version, email, address }: Args<'postCheckoutConsignment'>,
): Answer<Checkout> {
  if (!deliversTo(call.market, address.country)) return err({ tag: 'refused', message: messages.cannotShip });
  return change(call, cartId, version, async (tx) => {
    const [earlier] = await tx.select().from(consignments).where(eq(consignments.cartId, cartId));
    await tx.delete(consignments).where(eq(consignments.cartId, cartId));
    await tx.insert(consignments).values({
      id: earlier?.id ?? crypto.randomUUID(),
      cartId,
      address,
      shippingOptionId: earlier?.shippingOptionId ?? null,
    });
    await tx.update(checkouts).set({ email }).where(eq(checkouts.cartId, cartId));
    faultPoint('consignment');
    return undefined;
  });
}

export async function updateCheckoutConsignment(
  call: Call,
  { cartId, consignmentId, version, shippingOptionId }: Args<'updateCheckoutConsignment'>,
): Answer<Checkout> {
  return change(call, cartId, version, async (tx, before) => {
    const consignment = before.consignments.find(({ id }) => id === consignmentId);
    const option = consignment?.availableShippingOptions.find(({ id }) => id === shippingOptionId);
    if (!consignment || !option) return notFound;
    await tx
      .update(consignments)
      .set({ shippingOptionId, shippingCost: option.cost })
      .where(eq(consignments.id, consignmentId));
    faultPoint('shipping option');
    return undefined;
  });
}

export async function deleteCheckoutConsignment(
  call: Call,
  { cartId, consignmentId, version }: Args<'deleteCheckoutConsignment'>,
): Answer<Checkout> {
  return change(call, cartId, version, async (tx) => {
    await tx
      .delete(consignments)
      .where(and(eq(consignments.id, consignmentId), eq(consignments.cartId, cartId)));
    return undefined;
  });
}

export async function addCheckoutBillingAddress(
  call: Call,
  { cartId, version, email, address }: Args<'addCheckoutBillingAddress'>,
): Answer<Checkout> {
  return change(call, cartId, version, async (tx) => {
    await tx.update(checkouts).set({ email, billingAddress: address }).where(eq(checkouts.cartId, cartId));
    faultPoint('billing address');
    return undefined;
  });
}

/** One change to a checkout: from the version it was made from, with the units held on. */
async function change(
  call: Call,
  cartId: string,
  version: number,
  apply: (tx: Queries, before: Checkout) => Promise<CallError | undefined>,
): Answer<Checkout> {
  const now = call.clock();
  return call.db.transaction(async (tx) => {
    const cart = await lockCart(tx, cartId, call);
    if (!cart) return err(notFound);
    await begin(tx, cartId);
    const before = await readCheckout(tx, cart, now);
    if (before.version !== version) return err({ ...stale, checkout: before });
    const refused = await apply(tx, before);
    if (refused) return err(refused);
    await tx
      .update(checkouts)
      .set({ version: sql`${checkouts.version} + 1` })
      .where(eq(checkouts.cartId, cartId));
    return ok(await heldCheckout(tx, call, cart, now));
  });
}

const stale: CallError & { tag: 'conflict' } = {
  tag: 'conflict',
  message: 'Your checkout was changed somewhere else. Please look at it again before you go on.',
};

async function begin(tx: Queries, cartId: string): Promise<void> {
  await tx.insert(checkouts).values({ cartId }).onConflictDoNothing();
}

/**
 * The checkout, with its units held. Holding is the last thing of a step, because all who want the same wait until
 * the step ends; only who gets too little is told by another look.
 */
async function heldCheckout(tx: Queries, call: Call, cart: Cart, now: Date): Promise<Checkout> {
  const checkout = await readCheckout(tx, cart, now);
  const lines = await linesOfCart(tx, cart.id, call.market);
  const short = await reserveStock(tx, { id: cart.id, market: call.market }, lines, now);
  return short.length === 0 ? checkout : readCheckout(tx, cart, now);
}

async function completedCheckout(tx: Queries, cartId: string, now: Date): Answer<Checkout> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, cartId), eq(carts.status, 'completed')));
  return cart ? ok(await readCheckout(tx, cart, now)) : err(notFound);
}
