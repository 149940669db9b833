import type { CallError } from '@tailorbird/commerce/contract/callError';
import { leftToPay } from '@tailorbird/commerce/gift-card/payByGiftCards';
import { messages } from '@tailorbird/commerce/messages';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { faultPoint } from '#faultPoint';
import type { Queries } from '../../../database/database.ts';
import { orderMail } from '../../../services/mail/orderMail.ts';
import { holdUses, takeUses } from '../../../services/promotions/holdUses.ts';
import { notFound } from '../../call.ts';
import { type CartLine, linesOfCart } from '../bag/linesOfCart.ts';
import { type Cart, lockCart } from '../bag/lockCart.ts';
import { optionsOf } from '../bag/toBag.ts';
import { readCheckout } from '../checkout/readCheckout.ts';
import { reserveStock, type Shortage } from '../checkout/reserveStock.ts';
import { heldOnGiftCards, lockGiftCards, spendGiftCards } from '../gift-cards/holdGiftCards.ts';
import { issueGiftCards } from '../gift-cards/issueGiftCards.ts';
import { carts } from '../schema/carts.ts';
import { checkouts } from '../schema/checkout.ts';
import { stockLevels } from '../schema/inventory.ts';
import { orderLines, orders } from '../schema/orders.ts';
import { outbox } from '../schema/outbox.ts';
import { reservations } from '../schema/reservations.ts';
import type { Paid } from './payFor.ts';
import type { Placing } from './placing.ts';
import { orderOf } from './prepareOrder.ts';
import { readOrder } from './readOrder.ts';
import { unready } from './unready.ts';

interface Placed {
  readonly orderId: number;
  /** Styles whose stock has changed. */
  readonly productIds: number[];
}

/**
 * Turns a paid bag into an order in one transaction: the order, the stock and the gift cards' money it takes, the gift cards it
 * buys, the closed bag and the mail that confirms it are there together or not at all. Repeated, it answers the order there is.
 */
export async function finaliseOrder(
  call: Placing,
  cartId: string,
  paid: Paid,
): Promise<Result<Placed, CallError>> {
  const now = call.clock();
  try {
    return await call.db.transaction((tx) => placeIn(tx, call, cartId, paid, now));
  } catch (cause) {
    if (cause instanceof SoldOut)
      return err({ tag: 'sold-out', message: messages.bagHasSoldOut, ...cause.short });
    throw cause;
  }
}

/** Undoes the order that was being written: its units are gone. */
class SoldOut extends Error {
  readonly short: Shortage;
  constructor(short: Shortage) {
    super(`${short.sku} has sold out.`);
    this.short = short;
  }
}

/** The stock comes last: whoever wants the same waits for it until the transaction ends. */
async function placeIn(
  tx: Queries,
  call: Placing,
  cartId: string,
  paid: Paid,
  now: Date,
): Promise<Result<Placed, CallError>> {
  const cart = await lockCart(tx, cartId, call);
  const existing = await orderOf(tx, cartId);
  if (existing !== undefined) return ok({ orderId: existing, productIds: [] });
  if (!cart) return err(notFound);
  const lines = await linesOfCart(tx, cartId, call.market);
  const usedUp = await holdUses(tx, cart, lines, now);
  if (usedUp) return err(usedUp);
  await lockGiftCards(tx, cartId);
  const checkout = await readCheckout(tx, cart, now);
  const isAsPaid =
    leftToPay(checkout) === paid.amount && checkout.giftCardTotal === (await heldOnGiftCards(tx, cartId));
  if (!isAsPaid || unready(checkout)) return err({ ...changed, checkout });
  await takeUses(tx, cartId);
  await spendGiftCards(tx, cartId, checkout.giftCards, now);
  const orderId = await insertOrder(tx, cart, checkout, lines, now);
  faultPoint('order inserted, bag open');
  await tx.update(carts).set({ status: 'completed', updatedAt: now }).where(eq(carts.id, cartId));
  await writeMail(tx, call, orderId, now);
  await issueGiftCards(tx, orderId, call.market, now);
  const [short] = await reserveStock(tx, { id: cartId, market: call.market }, lines, now);
  if (short) throw new SoldOut(short);
  await takeStock(tx, cartId);
  faultPoint('stock being taken');
  return ok({ orderId, productIds: [...new Set(lines.map(({ productId }) => productId))] });
}

const changed: CallError & { tag: 'conflict' } = {
  tag: 'conflict',
  message: 'Your bag was changed while you paid. The payment was given back: please look at it again.',
};

/** Takes the units held for the bag off the shelf. The guard stands in the statement; the hold makes it hold. */
async function takeStock(tx: Queries, cartId: string): Promise<void> {
  const held = await tx
    .select()
    .from(reservations)
    .where(eq(reservations.cartId, cartId))
    .orderBy(asc(reservations.stockItemId), asc(reservations.locationId));
  for (const { stockItemId, locationId, quantity } of held) {
    const taken = await tx
      .update(stockLevels)
      .set({ onHand: sql`${stockLevels.onHand} - ${quantity}` })
      .where(
        and(
          eq(stockLevels.stockItemId, stockItemId),
          eq(stockLevels.locationId, locationId),
          gte(stockLevels.onHand, quantity),
        ),
      )
      .returning({ onHand: stockLevels.onHand });
    if (taken.length === 0) throw new Error(`Stock item ${stockItemId} has fewer units than are held of it.`);
  }
  await tx.delete(reservations).where(eq(reservations.cartId, cartId));
}

async function insertOrder(
  tx: Queries,
  cart: Cart,
  checkout: Checkout,
  lines: readonly CartLine[],
  now: Date,
): Promise<number> {
  const { billingAddress, email } = checkout;
  const [parcel] = checkout.consignments;
  if (billingAddress === null || email === null) throw new Error('An order needs a billing address.');
  const [draft] = await tx
    .select({ id: checkouts.draftOrderId })
    .from(checkouts)
    .where(eq(checkouts.cartId, cart.id));
  const method = parcel?.availableShippingOptions.find(({ id }) => id === parcel.selectedShippingOptionId);
  const [order] = await tx
    .insert(orders)
    .values({
      ...(typeof draft?.id === 'number' && { id: draft.id }),
      cartId: cart.id,
      sessionHash: cart.sessionHash,
      customerId: cart.customerId,
      channelId: cart.channelId,
      currency: cart.currency,
      status: 'Confirmed',
      email,
      billingAddress,
      shippingAddress: parcel?.address ?? null,
      shippingMethod: method?.description ?? null,
      subtotal: checkout.subtotal,
      discountTotal: checkout.discountTotal,
      shippingTotal: checkout.shippingTotal,
      grandTotal: checkout.grandTotal,
      giftCardTotal: checkout.giftCardTotal,
      placedAt: now,
    })
    .returning({ id: orders.id });
  if (!order) throw new Error('The database took an order and gave no number.');
  await tx.insert(orderLines).values(lines.map((line) => toOrderLine(order.id, line, checkout)));
  return order.id;
}

function toOrderLine(orderId: number, line: CartLine, { bag }: Checkout): typeof orderLines.$inferInsert {
  const { physicalItems, digitalItems } = bag.lineItems;
  const shown = [...physicalItems, ...digitalItems].find(({ id }) => id === line.id);
  return {
    orderId,
    productId: line.productId,
    variantId: line.variantId,
    sku: line.sku,
    name: line.name,
    options: optionsOf(line),
    imageUrl: line.imageUrl,
    quantity: line.quantity,
    unitPrice: shown?.salePrice ?? 0,
    total: shown?.extendedSalePrice ?? 0,
  };
}

async function writeMail(tx: Queries, call: Placing, orderId: number, now: Date): Promise<void> {
  const order = await readOrder(tx, orderId);
  if (!order) throw new Error(`Order ${orderId} cannot be read back.`);
  await tx.insert(outbox).values({
    kind: 'mail',
    payload: orderMail(order, call.market),
    messageId: `<order-${orderId}@tailorbird.example>`,
    createdAt: now,
    nextAttemptAt: now,
  });
}
