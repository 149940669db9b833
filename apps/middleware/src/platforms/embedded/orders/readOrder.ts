import type { Order } from '@tailorbird/commerce/model/checkout';
import { err, ok } from '@tailorbird/commerce/result';
import { and, asc, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import { orderLines, orders } from '../schema/orders.ts';

/** An order as the contract has it. */
export async function readOrder(db: Queries, id: number): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) return undefined;
  const lines = await db
    .select({
      sku: orderLines.sku,
      productId: orderLines.productId,
      variantId: orderLines.variantId,
      name: orderLines.name,
      options: orderLines.options,
      imageUrl: orderLines.imageUrl,
      quantity: orderLines.quantity,
      unitPrice: orderLines.unitPrice,
      total: orderLines.total,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.id));
  return toOrder(order, lines);
}

type Line = Order['lines'][number];

/** The rows of an order as the contract has it, without whose it is and how it travels. */
export function toOrder(order: typeof orders.$inferSelect, lines: readonly Line[]): Order {
  const { sessionHash: _session, customerId: _customer, channelId: _channel, ...rest } = order;
  const { carrier: _carrier, trackingNumber: _number, shippedAt: _shipped, ...sent } = rest;
  const { deliveredAt: _delivered, placedAt, ...shown } = sent;
  return { ...shown, lines: lines.map(toLine), placedAt: placedAt.toISOString() };
}

function toLine(line: Line): Line {
  const { sku, productId, variantId, name, options, imageUrl, quantity, unitPrice, total } = line;
  return { sku, productId, variantId, name, options, imageUrl, quantity, unitPrice, total };
}

/** An order of the caller's, named by its bag and its number: by the session it was placed in, or by its customer. */
export async function getOrder(
  call: Call,
  { cartId, orderId }: { cartId: string; orderId: number },
): Answer<Order> {
  const [own] = await call.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.cartId, cartId), isOwn(call)));
  const order = own && (await readOrder(call.db, own.id));
  return order ? ok(order) : err(notFound);
}

function isOwn({ session, customerId }: Call): SQL | undefined {
  const guests = and(isNull(orders.customerId), eq(orders.sessionHash, session ?? ''));
  return customerId === undefined ? guests : or(guests, eq(orders.customerId, customerId));
}
