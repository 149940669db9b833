import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { err, ok } from '@tailorbird/commerce/result';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import { linesOfCart } from '../bag/linesOfCart.ts';
import { type Cart, lockCart } from '../bag/lockCart.ts';
import { checkouts } from '../schema/checkout.ts';
import { readCheckout } from './readCheckout.ts';
import { reserveStock } from './reserveStock.ts';

/** One change to a checkout: from the version it was made from, with the units held on. */
export async function changeCheckout(
  call: Call,
  cartId: string,
  version: number,
  apply: (tx: Queries, before: Checkout) => Promise<CallError | undefined>,
): Answer<Checkout> {
  const now = call.clock();
  return call.db.transaction(async (tx) => {
    const cart = await lockCart(tx, cartId, call);
    if (!cart) return err(notFound);
    await beginCheckout(tx, cartId);
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

/** Begins the checkout of a bag, once. */
export async function beginCheckout(tx: Queries, cartId: string): Promise<void> {
  await tx.insert(checkouts).values({ cartId }).onConflictDoNothing();
}

/**
 * The checkout, with its units held. Holding is the last thing of a step, because all who want the same wait until
 * the step ends; only who gets too little is told by another look.
 */
export async function heldCheckout(tx: Queries, call: Call, cart: Cart, now: Date): Promise<Checkout> {
  const checkout = await readCheckout(tx, cart, now);
  const lines = await linesOfCart(tx, cart.id, call.market);
  const short = await reserveStock(tx, { id: cart.id, market: call.market }, lines, now);
  return short.length === 0 ? checkout : readCheckout(tx, cart, now);
}
