import { parcelOf } from '@tailorbird/commerce/checkout/carriers';
import { type Market, marketOfChannel } from '@tailorbird/commerce/market';
import type { Order } from '@tailorbird/commerce/model/checkout';
import type { Parcel } from '@tailorbird/commerce/model/orderHistory';
import { lastReturnDay } from '@tailorbird/commerce/returns/lastReturnDay';
import type { Returnable } from '@tailorbird/commerce/returns/requestReturn';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { readOrder } from '../orders/readOrder.ts';
import { orders } from '../schema/orders.ts';
import { type KeptReturn, readReturns } from './readReturns.ts';

/** An order with its returns, and how it travels. */
export interface ReturnableOrder extends Returnable {
  readonly order: Order;
  readonly earlier: readonly KeptReturn[];
  readonly customerId: number | null;
  readonly sent: Sent;
}

interface Sent {
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly shippedAt: Date | null;
}

/** The parcel of an order as shoppers are told of it. */
export function parcelIn({ carrier, trackingNumber }: Omit<Sent, 'shippedAt'>): Parcel | null {
  return carrier !== null && trackingNumber !== null ? parcelOf(carrier, trackingNumber) : null;
}

/** An order, and what decides what of it can come back; undefined for none. */
export async function returnableOf(db: Queries, orderId: number): Promise<ReturnableOrder | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  const order = row && (await readOrder(db, orderId));
  if (!row || !order) return undefined;
  const market: Market = marketOfChannel(row.channelId) ?? 'uk';
  const { carrier, trackingNumber, shippedAt, customerId } = row;
  return {
    order,
    market,
    lastDay: lastReturnDay(market, row),
    earlier: await readReturns(db, orderId),
    customerId,
    sent: { carrier, trackingNumber, shippedAt },
  };
}
