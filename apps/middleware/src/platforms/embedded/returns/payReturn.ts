import { leftToPay } from '@tailorbird/commerce/gift-card/payByGiftCards';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { type PaidParts, refundParts } from '@tailorbird/commerce/returns/refundParts';
import { isAllReturned } from '@tailorbird/commerce/returns/requestReturn';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../database/database.ts';
import type { PaymentProvider } from '../../../services/payment/paymentProvider.ts';
import { giveBackToGiftCards } from '../gift-cards/voidGiftCards.ts';
import { orders, payments } from '../schema/orders.ts';
import { returns } from '../schema/returns.ts';
import { returnableOf } from './returnableOf.ts';

interface Options {
  readonly db: Database['db'];
  readonly payments: PaymentProvider;
  readonly clock: () => Date;
}

/**
 * Gives back what a return comes to, the way it was paid. What goes where is written down before any of it goes, with
 * the gift cards' part; so repeated, after whatever failure, it is the same refund.
 */
export async function payReturn(options: Options, returnId: number): Promise<Result<undefined, string>> {
  const planned = await options.db.transaction((tx) => plan(tx, options.clock(), returnId));
  if (!planned.ok) return planned;
  const { card, charge } = planned.value;
  if (card > 0)
    await options.payments.refundPart({ charge, amount: card, idempotencyKey: `return-${returnId}` });
  return ok(undefined);
}

async function plan(
  tx: Queries,
  now: Date,
  returnId: number,
): Promise<Result<{ card: number; charge: string }, string>> {
  const [row] = await tx.select().from(returns).where(eq(returns.id, returnId)).for('update');
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.id, row?.orderId ?? 0))
    .for('update');
  if (!row || !order) return err(`There is no return ${returnId}.`);
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.cartId, order.cartId), eq(payments.state, 'captured')));
  const charge = payment?.attempt ?? '';
  // An order's refund as a whole gives back all that is left of its charge, and so what was planned here.
  if (row.toCard !== null) return ok({ card: order.status === 'Refunded' ? 0 : row.toCard, charge });
  if (order.status === 'Refunded') return err(`Order ${order.id} was refunded as a whole: close the return.`);
  const back = await givenBack(tx, order.id);
  const left = {
    card: leftToPay(order) - back.card,
    giftCard: order.giftCardTotal - back.giftCard,
  };
  const parts = refundParts(await dueOf(tx, row), left);
  await giveBackToGiftCards(tx, order.id, now, parts.giftCard);
  await tx
    .update(returns)
    .set({ toCard: parts.card, toGiftCard: parts.giftCard })
    .where(and(eq(returns.id, returnId), isNull(returns.toCard)));
  return ok({ card: parts.card, charge });
}

/**
 * What a return comes to now. Delivery is given back to whoever sends everything back, and an earlier part may have been
 * called off or closed since this one was asked for.
 */
async function dueOf(tx: Queries, row: typeof returns.$inferSelect): Promise<number> {
  if (row.delivery === 0) return row.refund;
  const known = await returnableOf(tx, row.orderId);
  const made = known?.earlier.find(({ id }) => id === row.id);
  if (!known || !made || isAllReturned(known)) return row.refund;
  const refund = Math.max(0, made.goods - made.labelCost);
  await tx.update(returns).set({ delivery: 0, refund }).where(eq(returns.id, row.id));
  return refund;
}

/** What returns of an order have given back, or are about to. */
export async function givenBack(tx: Queries, orderId: number): Promise<PaidParts> {
  const [sums] = await tx
    .select({
      card: sql<number>`coalesce(sum(${returns.toCard}), 0)::int`,
      giftCard: sql<number>`coalesce(sum(${returns.toGiftCard}), 0)::int`,
    })
    .from(returns)
    .where(eq(returns.orderId, orderId));
  return sums ?? { card: 0, giftCard: 0 };
}
