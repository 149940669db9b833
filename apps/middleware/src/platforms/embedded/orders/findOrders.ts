import type { OrderStatus } from '@tailorbird/commerce/checkout/orderStatus';
import { type Currency, type Market, marketOfChannel } from '@tailorbird/commerce/market';
import { and, desc, eq, inArray, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { orderLines, orders } from '../schema/orders.ts';

/** An order as operators see it in a list. */
export interface FoundOrder {
  readonly id: number;
  readonly placedAt: Date;
  readonly market: Market | undefined;
  readonly status: OrderStatus;
  readonly units: number;
  /** Whether something of it is delivered; what goes by e-mail is not. */
  readonly isDelivered: boolean;
  readonly grandTotal: number;
  readonly currency: Currency;
  readonly email: string;
}

interface Wanted {
  readonly status?: OrderStatus | undefined;
  /** A number of an order, or a part of an e-mail address. */
  readonly search?: string | undefined;
  /** Older than the order of this number. */
  readonly before?: number | undefined;
  readonly most: number;
}

/** The newest orders of those that are wanted. */
export async function findOrders(
  db: Queries,
  { status, search, before, most }: Wanted,
): Promise<FoundOrder[]> {
  const found = await db
    .select()
    .from(orders)
    .where(
      and(
        status && eq(orders.status, status),
        whose(search),
        before === undefined ? undefined : lt(orders.id, before),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(most);
  const units = await unitsOf(
    db,
    found.map(({ id }) => id),
  );
  return found.map(
    ({ id, placedAt, channelId, status: own, grandTotal, currency, email, shippingAddress }) => ({
      id,
      placedAt,
      market: marketOfChannel(channelId),
      status: own,
      units: units.get(id) ?? 0,
      isDelivered: shippingAddress !== null,
      grandTotal,
      currency,
      email,
    }),
  );
}

function whose(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  if (/^\d{1,15}$/.test(search)) return eq(orders.id, Number(search));
  return sql`strpos(lower(${orders.email}), ${search.toLowerCase()}) > 0`;
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
