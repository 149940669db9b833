import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import { lockCart } from '../bag/cart.ts';
import { carts } from '../schema/carts.ts';
import { checkouts } from '../schema/checkout.ts';
import { type CheckoutParts, checkoutParts, type Told } from './checkoutParts.ts';
import { readCheckout, toCheckout } from './readCheckout.ts';
import { reserveStock } from './reserveStock.ts';

/** A checkout that has been begun. */
export type Begun = CheckoutParts & { readonly told: Told };

/**
 * One change to a checkout: from the version it was made from, with the units held on. `apply` writes it, and answers
 * the parts that are other than they were.
 */
export async function changeCheckout(
  call: Call,
  cartId: string,
  version: number,
  apply: (tx: Queries, before: Checkout, parts: Begun) => Promise<Result<Partial<Begun>, CallError>>,
): Answer<Checkout> {
  const now = call.clock();
  return call.db.transaction(async (tx) => {
    const cart = await lockCart(tx, cartId, call);
    if (!cart) return err(notFound);
    const parts = await beginCheckout(tx, await checkoutParts(tx, cart, now));
    const before = toCheckout(parts);
    if (before.version !== version) return err({ ...stale, checkout: before });
    const changed = await apply(tx, before, parts);
    if (!changed.ok) return changed;
    await tx
      .update(checkouts)
      .set({ version: sql`${checkouts.version} + 1` })
      .where(eq(checkouts.cartId, cartId));
    const told = { ...parts.told, ...changed.value.told, version: version + 1 };
    // What a code is worth can depend on who buys, which a change may tell.
    const after =
      parts.coupons.length === 0 ? { ...parts, ...changed.value, told } : await checkoutParts(tx, cart, now);
    return ok(await heldCheckout(tx, after, now));
  });
}

const stale: CallError & { tag: 'conflict' } = {
  tag: 'conflict',
  message: 'Your checkout was changed somewhere else. Please look at it again before you go on.',
};

/** Begins the checkout of a locked bag, once. */
export async function beginCheckout(tx: Queries, parts: CheckoutParts): Promise<Begun> {
  if (parts.told) return { ...parts, told: parts.told };
  await tx.insert(checkouts).values({ cartId: parts.cart.id });
  return {
    ...parts,
    told: { email: null, billingAddress: null, version: 1, completingAt: null, draftOrderId: null },
  };
}

/**
 * The checkout, with its units held. Holding is the last thing of a step, because all who want the same wait until
 * the step ends; only who gets too little is told by another look. Whoever is there uses the bag, so that it is not old.
 */
export async function heldCheckout(tx: Queries, parts: CheckoutParts, now: Date): Promise<Checkout> {
  await tx.update(carts).set({ updatedAt: now }).where(eq(carts.id, parts.cart.id));
  const { shortages, hasLocked } = await reserveStock(tx, parts, now);
  return shortages.length > 0 && hasLocked ? readCheckout(tx, parts.cart, now) : toCheckout(parts);
}
