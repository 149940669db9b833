import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { trackingText } from '@tailorbird/commerce/customer/trackingText';
import { canonicalEmail } from '@tailorbird/commerce/email';
import type { OrderSummary, TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import { err, ok } from '@tailorbird/commerce/result';
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import { type Answer, type Call, notFound, signedOut } from '../../call.ts';
import { orderLines, orders } from '../schema/orders.ts';
import { attemptKey, countAttempt } from '../sessions/attempts.ts';
import { readOrder } from './readOrder.ts';

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
  { db, customerId }: Call,
  { orderId }: ParsedArgsOf<'commerce', 'getCustomerOrder'>[0],
): Answer<TrackedOrder> {
  if (customerId === undefined) return err(signedOut);
  const [own] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  const order = own && (await readOrder(db, own.id));
  return order ? ok({ ...order, tracking: trackingText(order) }) : err(notFound);
}

/** An order by its number and e-mail. A wrong pair is told exactly as an order that is not there. */
export async function findOrder(
  call: Call,
  { orderId, email }: ParsedArgsOf<'commerce', 'findOrder'>[0],
): Answer<TrackedOrder> {
  const refused = await countAttempt(call.db, attemptKey('order', call.address), lookUpLimit, call.clock());
  if (refused) return err(refused);
  const order = await readOrder(call.db, orderId);
  if (!order || canonicalEmail(order.email) !== canonicalEmail(email)) return err(notFound);
  return ok({ ...order, tracking: trackingText(order) });
}
