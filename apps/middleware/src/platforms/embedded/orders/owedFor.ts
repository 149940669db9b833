import type { Order } from '@tailorbird/commerce/model/checkout';
import type { PaidParts } from '@tailorbird/commerce/returns/refundParts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { payments } from '../schema/orders.ts';

/** What an order's shopper is owed: what was paid, once it is cancelled and until it is given back; else nothing. */
export async function owedFor(
  db: Queries,
  { status, cartId, giftCardTotal }: Pick<Order, 'status' | 'cartId' | 'giftCardTotal'>,
): Promise<PaidParts> {
  if (status !== 'Cancelled') return { card: 0, giftCard: 0 };
  const [paid] = await db
    .select({ card: sql<number>`coalesce(sum(${payments.amount}), 0)::int` })
    .from(payments)
    .where(and(eq(payments.cartId, cartId), eq(payments.state, 'captured')));
  return { card: paid?.card ?? 0, giftCard: giftCardTotal };
}
