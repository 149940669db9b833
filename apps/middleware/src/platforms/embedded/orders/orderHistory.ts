import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { trackingText } from '@tailorbird/commerce/customer/trackingText';
import { markets } from '@tailorbird/commerce/market';
import type { OrderSummary, TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import { formatMoney } from '@tailorbird/commerce/money';
import { err, ok } from '@tailorbird/commerce/result';
import { moneyBackText } from '@tailorbird/commerce/returns/moneyBackText';
import { leftToReturn } from '@tailorbird/commerce/returns/requestReturn';
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import { type Answer, type Call, notFound, signedOut } from '../../call.ts';
import { toReturn } from '../returns/readReturns.ts';
import { parcelIn, type ReturnableOrder, returnableOf } from '../returns/returnableOf.ts';
import { orderLines, orders } from '../schema/orders.ts';
import { guestOrder } from './guestOrder.ts';
import { owedFor } from './owedFor.ts';

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
  call: Call,
  { orderId }: ParsedArgsOf<'commerce', 'getCustomerOrder'>[0],
): Answer<TrackedOrder> {
  if (call.customerId === undefined) return err(signedOut);
  const known = await returnableOf(call.db, orderId);
  return known?.customerId === call.customerId ? ok(await tracked(call, known)) : err(notFound);
}

/** An order by its number and e-mail. */
export async function findOrder(
  call: Call,
  asked: ParsedArgsOf<'commerce', 'findOrder'>[0],
): Answer<TrackedOrder> {
  const found = await guestOrder(call, asked);
  return found.ok ? ok(await tracked(call, found.value)) : found;
}

/** An order with where it is, what becomes of its money if it is cancelled, and what can come back of it. */
async function tracked({ db, clock }: Call, known: ReturnableOrder): Promise<TrackedOrder> {
  const { order, sent, earlier, lastDay } = known;
  const left = leftToReturn(known, clock());
  const money = (amount: number) => formatMoney(amount, order.currency, markets[known.market].locale);
  const moneyBack = moneyBackText(await owedFor(db, order), money);
  return {
    ...order,
    tracking: moneyBack ? `${trackingText(order)} ${moneyBack}` : trackingText(order),
    market: known.market,
    sentAt: sent.shippedAt?.toISOString() ?? null,
    parcel: parcelIn(sent),
    returns: earlier.map(toReturn),
    returnable:
      left.length === 0
        ? null
        : { until: isoDay(lastDay), lines: left.map(({ line, quantity }) => ({ line, quantity })) },
  };
}

/** Days since 1 January 1970 as `2026-12-24`. */
function isoDay(day: number): string {
  return new Date(day * 24 * 3_600_000).toISOString().slice(0, 10);
}
