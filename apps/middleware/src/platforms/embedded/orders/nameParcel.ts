import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { orders } from '../schema/orders.ts';
import type { SentParcel } from './changeOrderStatus.ts';

/** Names the parcel of an order that was sent without one. Answers whether there was such an order. */
export async function nameParcel(db: Queries, orderId: number, parcel: SentParcel): Promise<boolean> {
  const named = await db
    .update(orders)
    .set(parcel)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'Shipped'), isNull(orders.trackingNumber)))
    .returning({ id: orders.id });
  return named.length > 0;
}
