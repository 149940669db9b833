import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../../database/database.ts';
import { type Repeated, repeat } from '../../../repeat.ts';
import type { PaymentProvider } from '../../../services/payment/paymentProvider.ts';
import { marketOfCart } from '../bag/cart.ts';
import { refreshCardsTogether } from '../catalogue/refreshListing.ts';
import { carts } from '../schema/carts.ts';
import { checkouts } from '../schema/checkout.ts';
import { orderLines, payments } from '../schema/orders.ts';
import { type Claim, claim, claimLastsMs, whileClaimed } from './claim.ts';
import { finaliseOrder } from './finaliseOrder.ts';
import { refund, takenFor } from './payFor.ts';
import type { Placing } from './placing.ts';
import { orderOf } from './prepareOrder.ts';

interface Options {
  readonly db: Database['db'];
  readonly payments: PaymentProvider;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly publicUrl: string;
}

/** How long a shopper whose payment hung has to try again before we settle it without them. */
const graceMs = 2 * 60 * 1000;

/**
 * Settles what was left half done: a checkout whose process died, and a payment whose end nobody waited for. What was
 * paid becomes the order it was paid for, and where it no longer can, it is given back. Answers how many were settled.
 */
export async function settleOrders(options: Options): Promise<number> {
  let settled = 0;
  for (const cartId of await halfDone(options)) {
    try {
      if (await settle(options, cartId)) settled += 1;
    } catch (cause) {
      options.log.error({ err: cause, op: 'settleOrders', cart: cartId }, 'a checkout was not settled');
    }
  }
  return settled;
}

async function halfDone({ db, clock }: Options): Promise<Set<string>> {
  const now = clock().getTime();
  const lapsed = await db
    .select({ cartId: checkouts.cartId })
    .from(checkouts)
    .where(and(isNotNull(checkouts.completingAt), lte(checkouts.completingAt, new Date(now - claimLastsMs))));
  const forgotten = await db
    .select({ cartId: payments.cartId })
    .from(payments)
    .where(and(eq(payments.state, 'started'), lte(payments.createdAt, new Date(now - graceMs))));
  return new Set([...lapsed, ...forgotten].map(({ cartId }) => cartId));
}

async function settle(options: Options, cartId: string): Promise<boolean> {
  const held = await options.db.transaction((tx) => claimLeft(tx, cartId, options.clock()));
  if (!held) return false;
  const { cart } = held;
  const call: Placing = {
    ...options,
    away: (work) => work(),
    market: marketOfCart(cart),
    session: cart.sessionHash,
    customerId: cart.customerId ?? undefined,
  };
  await whileClaimed(call, held.claim, () => finish(call, cartId));
  return true;
}

async function claimLeft(
  tx: Parameters<typeof claim>[0],
  cartId: string,
  now: Date,
): Promise<{ claim: Claim; cart: typeof carts.$inferSelect } | undefined> {
  const [cart] = await tx.select().from(carts).where(eq(carts.id, cartId)).for('update');
  const held = cart && (await claim(tx, cartId, now));
  return held && { claim: held, cart };
}

async function finish(call: Placing, cartId: string): Promise<void> {
  const orderId = await orderOf(call.db, cartId);
  if (orderId !== undefined)
    // Whoever placed it may have died before its cards were made anew.
    return refreshCardsTogether(call.db, await stylesOf(call.db, orderId), call.clock);
  for (const paid of await takenFor(call, cartId)) {
    const placed = await finaliseOrder(call, cartId, paid);
    if (placed.ok && placed.value.productIds.length > 0) {
      await refreshCardsTogether(call.db, placed.value.productIds, call.clock);
    } else await refund(call, paid.attempt);
  }
}

async function stylesOf(db: Database['db'], orderId: number): Promise<number[]> {
  const lines = await db
    .selectDistinct({ productId: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  return lines.map(({ productId }) => productId);
}

/** Looks every second until stopped. */
export function startSettling(options: Options): Repeated {
  const { log } = options;
  return repeat(() => settleOrders(options), {
    everyMs: 1_000,
    log,
    op: 'settleOrders',
    failure: 'half-done orders were not settled',
  });
}
