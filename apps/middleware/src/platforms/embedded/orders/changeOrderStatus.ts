import type { Carrier } from '@tailorbird/commerce/checkout/carriers';
import { canBecome, type OrderStatus, statusesAfter } from '@tailorbird/commerce/checkout/orderStatus';
import { marketOfChannel } from '@tailorbird/commerce/market';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Queries } from '../../../database/database.ts';
import { orderStatusMail } from '../../../services/mail/orderStatusMail.ts';
import type { PaymentProvider } from '../../../services/payment/paymentProvider.ts';
import { giveBackToGiftCards, voidGiftCards } from '../gift-cards/voidGiftCards.ts';
import { queueMail } from '../queueMail.ts';
import { givenBack } from '../returns/payReturn.ts';
import { parcelIn } from '../returns/returnableOf.ts';
import { orders, payments } from '../schema/orders.ts';
import { owedFor } from './owedFor.ts';
import { readOrder } from './readOrder.ts';

interface Options {
  readonly db: Database['db'];
  readonly payments: PaymentProvider;
  readonly clock: () => Date;
  readonly publicUrl: string;
}

/** A parcel as an operator names it. */
export interface SentParcel {
  readonly carrier: Carrier;
  readonly trackingNumber: string;
}

/**
 * Moves an order along the table of `commerce/checkout/orderStatus`, and writes to the shopper of what they should
 * know. A parcel can be named as it is shipped. A refund gives the money back first, so that an order never says so
 * without it; then it is Refunded, whatever else was done with it meanwhile. The error says where the order may go
 * instead. Gift cards of an order that is undone are worth nothing then; once one has been spent, its order stands.
 */
export async function changeOrderStatus(
  options: Options,
  orderId: number,
  to: OrderStatus,
  parcel?: SentParcel,
): Promise<Result<OrderStatus, string>> {
  const from = await statusOf(options.db, orderId);
  if (from === undefined) return err(`There is no order ${orderId}.`);
  if (!canBecome(from, to)) return err(refusal(orderId, from, to));
  const isSpent = (lastFour: string) =>
    err(`Order ${orderId} cannot become ${to}: its gift card ending in ${lastFour} has been spent.`);
  if (to === 'Refunded') {
    const spent = await options.db.transaction((tx) => voidGiftCards(tx, orderId, options.clock()));
    if (spent !== undefined) return isSpent(spent);
    await giveBack(options, orderId);
  }
  return options.db.transaction(async (tx) => {
    const now = await statusOf(tx, orderId);
    if (now !== from && !(to === 'Refunded' && now && canBecome(now, to)))
      return err(`Order ${orderId} was changed meanwhile. Look at it again.`);
    const spent = to === 'Cancelled' ? await voidGiftCards(tx, orderId, options.clock()) : undefined;
    if (spent !== undefined) return isSpent(spent);
    const [row] = await tx
      .update(orders)
      .set({
        status: to,
        ...(to === 'Shipped' && { shippedAt: options.clock(), ...parcel }),
        ...(to === 'Complete' && { deliveredAt: options.clock() }),
      })
      .where(eq(orders.id, orderId))
      .returning();
    const order = await readOrder(tx, orderId);
    if (!row || !order) return err(`There is no order ${orderId}.`);
    if (to === 'Refunded') await giveBackToGiftCards(tx, orderId, options.clock());
    const mail = orderStatusMail({
      order,
      parcel: parcelIn(row),
      sentAt: row.shippedAt,
      place: { publicUrl: options.publicUrl, market: marketOfChannel(row.channelId) ?? 'uk' },
      isCustomers: row.customerId !== null,
      givenBack: await givenBack(tx, orderId),
      owed: await owedFor(tx, order),
    });
    if (mail) await queueMail(tx, mail, options.clock(), { orderId, customerId: row.customerId });
    return ok(from);
  });
}

/** In a transaction nobody else moves the order until that is over. */
async function statusOf(db: Queries, orderId: number): Promise<OrderStatus | undefined> {
  const [order] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('no key update');
  return order?.status;
}

function refusal(orderId: number, from: OrderStatus, to: OrderStatus): string {
  const after = statusesAfter(from);
  const where = after.length === 0 ? 'it stays there' : `from there it can become ${after.join(' or ')}`;
  return `Order ${orderId} is ${from} and cannot become ${to}: ${where}.`;
}

async function giveBack({ db, payments: provider }: Options, orderId: number): Promise<void> {
  const taken = await db
    .select({ attempt: payments.attempt })
    .from(payments)
    .innerJoin(orders, eq(orders.cartId, payments.cartId))
    .where(and(eq(orders.id, orderId), eq(payments.state, 'captured')))
    .orderBy(asc(payments.id));
  for (const { attempt } of taken) {
    await provider.refund(attempt);
    await db.update(payments).set({ state: 'refunded' }).where(eq(payments.attempt, attempt));
  }
}
