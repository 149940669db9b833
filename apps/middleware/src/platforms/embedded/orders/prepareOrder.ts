import { isEmpty } from '@tailorbird/commerce/bag/bagContents';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import { messages } from '@tailorbird/commerce/messages';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { type Call, notFound } from '../../call.ts';
import { linesOfCart } from '../bag/linesOfCart.ts';
import { lockCart } from '../bag/lockCart.ts';
import { needsDelivery, readCheckout } from '../checkout/readCheckout.ts';
import { reserveStock } from '../checkout/reserveStock.ts';
import { checkouts } from '../schema/checkout.ts';
import { orders } from '../schema/orders.ts';

/** A claim older than this belongs to a process that is gone. */
const claimLastsMs = 5 * 60 * 1000;

export type Prepared =
  | { readonly state: 'placed'; readonly orderId: number }
  | { readonly state: 'claimed'; readonly claim: Date }
  /** Another call is placing this order now. */
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly error: CallError };

/** Checks the checkout, holds its units and claims it for this call. */
export function prepareOrder(
  call: Call,
  { cartId, expectedTotal }: { cartId: string; expectedTotal: number },
): Promise<Prepared> {
  const now = call.clock();
  return call.db.transaction(async (tx) => {
    const cart = await lockCart(tx, cartId, call);
    const orderId = await orderOf(tx, cartId);
    if (orderId !== undefined) return { state: 'placed', orderId };
    if (!cart) return { state: 'refused', error: notFound };
    const checkout = await readCheckout(tx, cart, now);
    const error = unready(checkout) ?? drift(checkout, expectedTotal);
    if (error) return { state: 'refused', error };
    const lines = await linesOfCart(tx, cart.id, call.market);
    if (!(await claim(tx, cartId, now))) return { state: 'waiting' };
    const [short] = await reserveStock(tx, { id: cartId, market: call.market }, lines, now);
    if (!short) return { state: 'claimed', claim: now };
    await releaseClaim(tx, cartId, now);
    return { state: 'refused', error: { tag: 'sold-out', message: messages.bagHasSoldOut, ...short } };
  });
}

/** Lets others place the order again, unless it has been placed. */
export async function releaseClaim(db: Queries, cartId: string, claimed: Date): Promise<void> {
  await db
    .update(checkouts)
    .set({ completingAt: null })
    .where(and(eq(checkouts.cartId, cartId), eq(checkouts.completingAt, claimed)));
}

async function claim(tx: Queries, cartId: string, now: Date): Promise<boolean> {
  const isOver = lt(checkouts.completingAt, new Date(now.getTime() - claimLastsMs));
  const claimed = await tx
    .update(checkouts)
    .set({ completingAt: now })
    .where(and(eq(checkouts.cartId, cartId), or(isNull(checkouts.completingAt), isOver)))
    .returning({ cartId: checkouts.cartId });
  return claimed.length > 0;
}

/** The order a bag has become, if it has. */
export async function orderOf(db: Queries, cartId: string): Promise<number | undefined> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.cartId, cartId));
  return order?.id;
}

/** What is still missing before a checkout can be an order. */
function unready({ bag, email, billingAddress, consignments }: Checkout): CallError | undefined {
  if (isEmpty(bag)) return { tag: 'refused', message: messages.bagEmpty };
  if (billingAddress === null || email === null) {
    return { tag: 'refused', message: messages.billingAddressRequired };
  }
  if (!needsDelivery(bag)) return undefined;
  const [parcel] = consignments;
  if (!parcel) return { tag: 'refused', message: 'A delivery address is required' };
  if (parcel.selectedShippingOptionId === null) {
    return { tag: 'refused', message: 'Please choose a delivery option' };
  }
  return undefined;
}

function drift({ grandTotal }: Checkout, expectedTotal: number): CallError | undefined {
  if (grandTotal === expectedTotal) return undefined;
  return {
    tag: 'conflict',
    message: 'The total of your order has changed. Please look at it again before you pay.',
  };
}
