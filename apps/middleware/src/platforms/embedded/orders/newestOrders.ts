import type { OrderStatus } from '@tailorbird/commerce/checkout/orderStatus';
import { formatMoney } from '@tailorbird/commerce/money';
import type { Queries } from '../../../database/database.ts';
import { findOrders } from './findOrders.ts';

/** How many orders are listed. */
const most = 50;

/** The newest orders, or those of them with a status, each in a line: number, day, market, status, units, total, whose. */
export async function newestOrders(db: Queries, status?: OrderStatus): Promise<string[]> {
  const found = await findOrders(db, { status, most });
  return found.map((order) =>
    [
      order.id,
      order.placedAt.toISOString().slice(0, 16).replace('T', ' '),
      order.market ?? '–',
      order.status.padEnd(9),
      `${order.units} ×`,
      formatMoney(order.grandTotal, order.currency, 'en-GB'),
      order.email,
    ].join('  '),
  );
}
