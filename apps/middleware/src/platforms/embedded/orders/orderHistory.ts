import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { trackingText } from '@tailorbird/commerce/customer/trackingText';
import { canonicalEmail } from '@tailorbird/commerce/email';
import type { OrderSummary, TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import { err, ok } from '@tailorbird/commerce/result';
import { isoDay } from '@tailorbird/commerce/returns/lastReturnDay';
import { leftToReturn } from '@tailorbird/commerce/returns/requestReturn';
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import { type Answer, type Call, notFound, signedOut } from '../../call.ts';
import { toReturn } from '../returns/readReturns.ts';
import { parcelIn, type ReturnableOrder, returnableOf } from '../returns/returnableOf.ts';
import { orderLines, orders } from '../schema/orders.ts';
import { attemptKey, countAttempt } from '../sessions/attempts.ts';

/** Look-ups from one address in a quarter of an hour. */
const lookUpLimit = { most: 20, perSeconds: 15 * 60 };

const maxImages = 4;

/** A customer's orders of the last twelve months (commerce §9), newest first, in every market. */
export async function getOrders({ db, customerId, clock }: Call): Answer<OrderSummary[]> {
  if (customerId === undefined) return err(signedOut);
  const isRecent = gte(orders.placedAt, sql`${clock()}::timestamptz - interval '12 months'`);
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isRecent))
    .orderBy(desc(orders.placedAt), desc(orders.id));
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select({ orderId: orderLines.orderId, quantity: orderLines.quantity, imageUrl: orderLines.imageUrl })
    .from(orderLines)
    .where(anyOf(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return ok(
    rows.map(({ id, cartId, status, currency, grandTotal, placedAt, shippingMethod }) => {
      const own = linesOf.get(id) ?? [];
      return {
        id,
        cartId,
        status,
        currency,
        grandTotal,
        placedAt: placedAt.toISOString(),
        itemCount: own.reduce((sum, { quantity }) => sum + quantity, 0),
        images: own.slice(0, maxImages).map(({ imageUrl }) => imageUrl),
        tracking: trackingText({ status, shippingMethod }),
      };
    }),
  );
}

/** One order of the signed-in customer. */
export async function getCustomerOrder(
  { db, customerId, clock }: Call,
  { orderId }: ParsedArgsOf<'commerce', 'getCustomerOrder'>[0],
): Answer<TrackedOrder> {
  if (customerId === undefined) return err(signedOut);
  const known = await returnableOf(db, orderId);
  return known?.customerId === customerId ? ok(tracked(known, clock())) : err(notFound);
}

/** An order by its number and e-mail. A wrong pair is told exactly as an order that is not there. */
export async function findOrder(
  call: Call,
  { orderId, email }: ParsedArgsOf<'commerce', 'findOrder'>[0],
): Answer<TrackedOrder> {
  const refused = await countLookUp(call);
  if (refused) return err(refused);
  const known = await returnableOf(call.db, orderId);
  if (!known || canonicalEmail(known.order.email) !== canonicalEmail(email)) return err(notFound);
  return ok(tracked(known, call.clock()));
}

/** Counts a guess of a number and an e-mail; answers when there were too many. */
export function countLookUp({ db, address, clock }: Call): Promise<CallError | undefined> {
  return countAttempt(db, attemptKey('order', address), lookUpLimit, clock());
}

/** An order with where it is, and what can come back of it. */
function tracked(known: ReturnableOrder, now: Date): TrackedOrder {
  const { order, sent, earlier, lastDay } = known;
  const left = leftToReturn(known, now);
  return {
    ...order,
    tracking: trackingText(order),
    market: known.market,
    parcel: parcelIn(sent),
    returns: earlier.map(toReturn),
    returnable:
      left.length === 0
        ? null
        : { until: isoDay(lastDay), lines: left.map(({ line, quantity }) => ({ line, quantity })) },
  };
}
