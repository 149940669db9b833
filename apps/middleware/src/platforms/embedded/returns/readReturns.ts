import type { OrderReturn } from '@tailorbird/commerce/model/orderReturn';
import { asc, eq } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queries } from '../../../database/database.ts';
import { orderLines } from '../schema/orders.ts';
import { returnLines, returns } from '../schema/returns.ts';

/** A return with what is known of its lines here: what was paid for each. */
export interface KeptReturn extends OrderReturn {
  readonly lines: (OrderReturn['lines'][number] & { readonly refund: number })[];
}

/** The returns of an order, in the order they were asked for. */
export async function readReturns(db: Queries, orderId: number): Promise<KeptReturn[]> {
  const rows = await db.select().from(returns).where(eq(returns.orderId, orderId)).orderBy(asc(returns.id));
  if (rows.length === 0) return [];
  const lineIds = await lineIdsOf(db, orderId);
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(returnLines)
    .where(anyOf(returnLines.returnId, ids))
    .orderBy(asc(returnLines.id));
  return rows.map(({ id, status, requestedAt, delivery, labelCost, refund }) => {
    const own = lines
      .filter(({ returnId }) => returnId === id)
      .map(({ orderLineId, quantity, reason, refund: paid }) => ({
        line: lineIds.indexOf(orderLineId),
        quantity,
        reason,
        refund: paid,
      }));
    const goods = own.reduce((sum, line) => sum + line.refund, 0);
    return {
      id,
      status,
      requestedAt: requestedAt.toISOString(),
      lines: own,
      goods,
      delivery,
      labelCost,
      refund,
    };
  });
}

/** The ids of an order's lines, in their order. */
export async function lineIdsOf(db: Queries, orderId: number): Promise<number[]> {
  const rows = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  return rows.map(({ id }) => id);
}

/** A return as the contract has it. */
export function toReturn({ lines, ...kept }: KeptReturn): OrderReturn {
  return { ...kept, lines: lines.map(({ refund: _paid, ...line }) => line) };
}
