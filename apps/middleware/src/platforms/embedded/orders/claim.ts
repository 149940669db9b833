import { and, eq, gte, isNull, lt, or } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import type { Call } from '../../call.ts';
import { checkouts } from '../schema/checkout.ts';

/** A claim not renewed for this long belongs to a process that is gone; one at work renews it every second. */
export const claimLastsMs = 5_000;
const renewEveryMs = 1_000;

/** The right to place the order of a checkout, which one call at a time has. */
export interface Claim {
  readonly cartId: string;
  /** When it was last renewed, which is what the row says. */
  renewedAt: Date;
}

/** Claims a checkout whose bag is locked; undefined while another call is at it. */
export async function claim(tx: Queries, cartId: string, now: Date): Promise<Claim | undefined> {
  const isOver = lt(checkouts.completingAt, new Date(now.getTime() - claimLastsMs));
  const claimed = await tx
    .update(checkouts)
    .set({ completingAt: now })
    .where(and(eq(checkouts.cartId, cartId), or(isNull(checkouts.completingAt), isOver)))
    .returning({ cartId: checkouts.cartId });
  return claimed.length > 0 ? { cartId, renewedAt: now } : undefined;
}

/** Whether a call is placing the order of a checkout now: one question, for those who wait. */
export async function isClaimed(db: Queries, cartId: string, now: Date): Promise<boolean> {
  const isLive = gte(checkouts.completingAt, new Date(now.getTime() - claimLastsMs));
  const [live] = await db
    .select({ cartId: checkouts.cartId })
    .from(checkouts)
    .where(and(eq(checkouts.cartId, cartId), isLive));
  return live !== undefined;
}

/**
 * Does the work of a claim and renews it meanwhile, then gives it back. Work that throws keeps it: how far it came is
 * not known, so nobody may start afresh until it has lapsed and `settleOrders` has looked.
 */
export async function whileClaimed<T>(
  call: Pick<Call, 'db' | 'clock' | 'log'>,
  held: Claim,
  work: () => Promise<T>,
): Promise<T> {
  let renewing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renew(call.db, held, call.clock()).catch((cause: unknown) =>
      call.log.warn({ err: cause, op: 'claim' }, 'a claim was not renewed'),
    );
  }, renewEveryMs);
  try {
    const result = await work();
    clearInterval(timer);
    await renewing;
    await release(call.db, held);
    return result;
  } finally {
    clearInterval(timer);
  }
}

async function renew(db: Queries, held: Claim, now: Date): Promise<void> {
  const renewed = await db.update(checkouts).set({ completingAt: now }).where(isHeld(held)).returning();
  if (renewed.length > 0) held.renewedAt = now;
}

async function release(db: Queries, held: Claim): Promise<void> {
  await db.update(checkouts).set({ completingAt: null }).where(isHeld(held));
}

function isHeld({ cartId, renewedAt }: Claim) {
  return and(eq(checkouts.cartId, cartId), eq(checkouts.completingAt, renewedAt));
}
