import type { OrderStatus } from '@tailorbird/commerce/checkout/orderStatus';
import { marketOfChannel } from '@tailorbird/commerce/market';
import { formatMoney } from '@tailorbird/commerce/money';
import { desc, eq, inArray, sum } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { orderLines, orders } from '../schema/orders.ts';

/** How many orders are listed. */
const most = 50;

/** The newest orders, or those of them with a status, each in a line: number, day, market, status, units, total, whose. */
export async function newestOrders(db: Queries, status?: OrderStatus): Promise<string[]> {
  const found = await db
    .select()
    .from(orders)
    .where(status && eq(orders.status, status))
    .orderBy(desc(orders.id))
    .limit(most);
  const units = await unitsOf(
    db,
    found.map(({ id }) => id),
  );
  return found.map((order) =>
    [
      order.id,
      order.placedAt.toISOString().slice(0, 16).replace('T', ' '),
      marketOfChannel(order.channelId) ?? '–',
      order.status.padEnd(9),
      `${units.get(order.id) ?? 0} ×`,
      formatMoney(order.grandTotal, order.currency, 'en-GB'),
      order.email,
    ].join('  '),
  );
}

async function unitsOf(db: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: orderLines.orderId, units: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .groupBy(orderLines.orderId);
  return new Map(rows.map(({ id, units }) => [id, units]));
}
