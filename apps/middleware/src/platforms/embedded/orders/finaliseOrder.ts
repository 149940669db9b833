import { isSpecificGiftCard } from '@tailorbird/commerce/bag/giftCard';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import { leftToPay } from '@tailorbird/commerce/gift-card/payByGiftCards';
import { messages } from '@tailorbird/commerce/messages';
import type { Checkout, Order } from '@tailorbird/commerce/model/checkout';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { and, eq, gte, sql } from 'drizzle-orm';
import { faultPoint } from '#faultPoint';
import type { Queries } from '../../../database/database.ts';
import { orderMail } from '../../../services/mail/orderMail.ts';
import { takeUses } from '../../../services/promotions/holdUses.ts';
import { notFound } from '../../call.ts';
import { keepFirstAddress } from '../addresses/keepFirstAddress.ts';
import { lockCart } from '../bag/cart.ts';
import type { CartLine } from '../bag/linesOfCart.ts';
import { optionsOf } from '../bag/readBag.ts';
import type { CheckoutParts } from '../checkout/checkoutParts.ts';
import { toCheckout } from '../checkout/readCheckout.ts';
import { type Reserved, reserveStock, type Shortage } from '../checkout/reserveStock.ts';
import { spendGiftCards } from '../gift-cards/holdGiftCards.ts';
import { issueGiftCards } from '../gift-cards/issueGiftCards.ts';
import { carts } from '../schema/carts.ts';
import { customers } from '../schema/customers.ts';
import { stockLevels } from '../schema/inventory.ts';
import { orderLines, orders } from '../schema/orders.ts';
import { outbox } from '../schema/outbox.ts';
import { reservations } from '../schema/reservations.ts';
import { checkoutBlocker } from './checkoutBlocker.ts';
import { partsToPay } from './partsToPay.ts';
import type { Paid } from './payFor.ts';
import type { Placing } from './placing.ts';
import { orderOf } from './prepareOrder.ts';
import { toOrder } from './readOrder.ts';

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
  await lockBuyer(tx, cartId);
  const cart = await lockCart(tx, cartId, call);
  if (!cart) {
    const existing = await orderOf(tx, cartId);
    return existing === undefined ? err(notFound) : ok({ orderId: existing, productIds: [] });
  }
  const read = await partsToPay(tx, cart, now);
  if (!read.ok) return read;
  const parts = read.value;
  const { lines } = parts;
  const checkout = toCheckout(parts);
  if (!isAsPaid(parts, checkout, paid) || checkoutBlocker(checkout)) return err({ ...changed, checkout });
  if (parts.coupons.length > 0) await takeUses(tx, cartId);
  await spendGiftCards(tx, cartId, checkout.giftCards, now);
  const order = await insertOrder(tx, parts, checkout, now);
  faultPoint('order inserted, bag open');
  await tx.update(carts).set({ status: 'completed', updatedAt: now }).where(eq(carts.id, cartId));
  await writeMail(tx, call, order, now, cart.customerId);
  if (cart.customerId !== null) await keepFirstAddress(tx, cart.customerId, order.billingAddress);
  if (lines.some(({ sku }) => isSpecificGiftCard(sku))) await issueGiftCards(tx, order.id, call.market, now);
  const { shortages, held } = await reserveStock(tx, parts, now);
  const [short] = shortages;
  if (short) throw new SoldOut(short);
  await takeStock(tx, cartId, held);
  faultPoint('stock being taken');
  return ok({ orderId: order.id, productIds: [...new Set(lines.map(({ productId }) => productId))] });
}

/** Locks the account of a bag, if there is one: whoever merges or deletes bags has it before them. */
async function lockBuyer(tx: Queries, cartId: string): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .innerJoin(carts, eq(carts.customerId, customers.id))
    .where(eq(carts.id, cartId))
    .for('no key update', { of: customers });
}

/** Whether what was paid is what is due: the charge, and what the gift cards held when the order was prepared. */
function isAsPaid({ giftCards }: CheckoutParts, checkout: Checkout, paid: Paid): boolean {
  const heldOnCards = giftCards.reduce((sum, { use }) => sum + use.amount, 0);
  return leftToPay(checkout) === paid.amount && checkout.giftCardTotal === heldOnCards;
}

const changed: CallError & { tag: 'conflict' } = {
  tag: 'conflict',
  message: 'Your bag was changed while you paid. The payment was given back: please look at it again.',
};

/** Takes the units held for the bag off the shelf. The guard stands in the statement; the hold makes it hold. */
async function takeStock(tx: Queries, cartId: string, held: Reserved['held']): Promise<void> {
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
  { cart, lines, told }: CheckoutParts,
  checkout: Checkout,
  now: Date,
): Promise<Order> {
  const { billingAddress, email } = checkout;
  const [parcel] = checkout.consignments;
  if (billingAddress === null || email === null) throw new Error('An order needs a billing address.');
  const method = parcel?.availableShippingOptions.find(({ id }) => id === parcel.selectedShippingOptionId);
  const [order] = await tx
    .insert(orders)
    .values({
      ...(typeof told?.draftOrderId === 'number' && { id: told.draftOrderId }),
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
    .returning();
  if (!order) throw new Error('The database took an order and gave no number.');
  const rows = lines.map((line) => toOrderLine(order.id, line, checkout));
  await tx.insert(orderLines).values(rows);
  return toOrder(order, rows);
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
    options: optionsOf(line).map(({ name, value }) => ({ name, value })),
    imageUrl: line.imageUrl,
    quantity: line.quantity,
    unitPrice: shown?.salePrice ?? 0,
    total: shown?.extendedSalePrice ?? 0,
  };
}

async function writeMail(
  tx: Queries,
  call: Placing,
  order: Order,
  now: Date,
  customerId: number | null,
): Promise<void> {
  await tx.insert(outbox).values({
    kind: 'mail',
    payload: orderMail(order, { publicUrl: call.publicUrl, market: call.market }, customerId !== null),
    messageId: `order-${order.id}`,
    customerId,
    orderId: order.id,
    createdAt: now,
    nextAttemptAt: now,
  });
}
