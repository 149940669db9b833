import type { Order } from '@tailorbird/commerce/model/checkout';
import type { OrderReturn } from '@tailorbird/commerce/model/orderReturn';
import { formatMoney } from '@tailorbird/commerce/money';
import { returnStatusesAfter } from '@tailorbird/commerce/returns/returnStatus';
import { asc, inArray } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { returns } from '../schema/returns.ts';
import { returnableOf } from './returnableOf.ts';

/** A return that is not settled, with the order it is of. */
export interface OpenReturn {
  readonly made: OrderReturn;
  readonly order: Order;
}

/** The returns that are not settled, the oldest first. */
export async function returnsWaiting(db: Queries): Promise<OpenReturn[]> {
  const rows = await db
    .select({ id: returns.id, orderId: returns.orderId })
    .from(returns)
    .where(inArray(returns.status, ['Requested', 'Received']))
    .orderBy(asc(returns.id));
  const waiting: OpenReturn[] = [];
  for (const { id, orderId } of rows) {
    const known = await returnableOf(db, orderId);
    const made = known?.earlier.find((one) => one.id === id);
    if (known && made) waiting.push({ made, order: known.order });
  }
  return waiting;
}

/** The returns that are not settled, each in words, the oldest first. */
export async function openReturns(db: Queries): Promise<string[]> {
  const waiting = await returnsWaiting(db);
  return waiting.map(({ made, order }) => returnInWords(made, order));
}

/** A return as an operator reads it: what comes back and why, what it comes to, and what it can become. */
export function returnInWords(made: OrderReturn, order: Order): string {
  const what = made.lines.map(
    ({ line, quantity, reason }) =>
      `  ${quantity} × ${order.lines[line]?.name ?? ''} (${order.lines[line]?.sku ?? ''}), ${reason}`,
  );
  const after = returnStatusesAfter(made.status).join(' or ') || 'nothing else';
  const refund = formatMoney(made.refund, order.currency, 'en-GB');
  return [
    `Return ${made.id} of order ${order.id}, asked for on ${made.requestedAt.slice(0, 10)}, is ${made.status}: ${refund} back. It can become ${after}.`,
    ...what,
  ].join('\n');
}
