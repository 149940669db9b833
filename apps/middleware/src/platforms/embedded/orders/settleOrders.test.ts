import { warehouse } from '@tailorbird/commerce/stock/availableInMarket';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestCardProvider } from '../../../services/payment/testCardProvider.ts';
import { bagOf, readyCheckout } from '../../../testing/journey.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { checkouts } from '../schema/checkout.ts';
import { stockLevels } from '../schema/inventory.ts';
import { listingCards } from '../schema/listing.ts';
import { orders, payments } from '../schema/orders.ts';
import { testCardCharges } from '../schema/testCards.ts';
import { settleOrders } from './settleOrders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 50, price: { list: 4000 } }]);
});
afterAll(() => shop.close());

const hanging = '4000 0000 0000 0119';
const settle = () =>
  settleOrders({
    db: shop.db,
    clock: shop.clock,
    log: pino({ level: 'silent' }),
    payments: createTestCardProvider(shop.db, shop.clock),
    publicUrl: shop.deps.publicUrl,
  });

/** A shopper whose card was charged by a provider that then said nothing, and who has gone away. */
async function chargedAndGone() {
  const shopper = shop.shopper();
  const productId = shop.styles[0]?.productId ?? 0;
  const cartId = await bagOf(shopper, [{ productId, quantity: 1 }]);
  const { grandTotal } = await readyCheckout(shopper, cartId);
  const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token(hanging) };
  expect((await errorOf(shopper.commerce.createOrderFromCheckout(due))).tag).toBe('payment-timeout');
  return { shopper, cartId, due, productId };
}

/** How the payments of a bag ended, at our books and at the provider's. */
async function money(cartId: string) {
  const rows = await shop.db
    .select({ ours: payments.state, theirs: testCardCharges.outcome })
    .from(payments)
    .innerJoin(testCardCharges, eq(testCardCharges.idempotencyKey, payments.attempt))
    .where(eq(payments.cartId, cartId));
  return rows.map(({ ours, theirs }) => `${ours}/${theirs}`);
}

const ordersOf = (cartId: string) => shop.db.$count(orders, eq(orders.cartId, cartId));

describe('a payment nobody waits for', () => {
  it('becomes the order it was paid for, once the shopper has had two minutes to try again', async () => {
    const { shopper, cartId, due } = await chargedAndGone();
    expect([await settle(), await ordersOf(cartId)]).toEqual([0, 0]);
    shop.wait(2 * 60_000 + 1);
    expect([await settle(), await ordersOf(cartId)]).toEqual([1, 1]);
    expect(await money(cartId)).toEqual(['captured/captured']);
    expect([await settle(), await ordersOf(cartId)]).toEqual([0, 1]);
    const { orderId } = await valueOf(shopper.commerce.createOrderFromCheckout(due));
    expect((await valueOf(shopper.commerce.getOrder({ cartId, orderId }))).grandTotal).toBe(
      due.expectedTotal,
    );
  });

  it('whose process died before the cards were made anew has them made', async () => {
    const { cartId } = await chargedAndGone();
    shop.wait(2 * 60_000 + 1);
    expect([await settle(), await ordersOf(cartId)]).toEqual([1, 1]);
    await shop.db.update(stockLevels).set({ onHand: 0 });
    await shop.db.update(checkouts).set({ completingAt: shop.clock() }).where(eq(checkouts.cartId, cartId));
    shop.wait(60_000);
    await settle();
    const cards = await shop.db.select().from(listingCards);
    expect(new Set(cards.map(({ card }) => card.soldOut))).toEqual(new Set([true]));
    await shop.db.update(stockLevels).set({ onHand: 50 });
  });

  it('is given back where the bag is another now', async () => {
    const { shopper, cartId, productId } = await chargedAndGone();
    await valueOf(shopper.commerce.addCartItems({ cartId, lineItems: [{ productId, quantity: 1 }] }));
    shop.wait(2 * 60_000 + 1);
    await settle();
    expect([await ordersOf(cartId), await money(cartId)]).toEqual([0, ['refunded/refunded']]);
    expect((await valueOf(shopper.commerce.getCart({ id: cartId }))).lineItems.physicalItems).toHaveLength(1);
  });

  it('is left to the process that is at it, and settled once that one renews its claim no more', async () => {
    const { cartId } = await chargedAndGone();
    const claimed = { completingAt: shop.clock() };
    await shop.db.update(checkouts).set(claimed).where(eq(checkouts.cartId, cartId));
    expect([await settle(), await ordersOf(cartId)]).toEqual([0, 0]);
    shop.wait(5_001);
    expect([await settle(), await ordersOf(cartId)]).toEqual([1, 1]);
    const [left] = await shop.db.select().from(checkouts).where(eq(checkouts.cartId, cartId));
    expect(left?.completingAt).toBeNull();
  });

  it('makes the cards of an order that was answered as placed although they could not be made', async () => {
    const shopper = shop.shopper();
    const productId = shop.styles[0]?.productId ?? 0;
    // What others hold is let go.
    shop.wait(16 * 60 * 1000);
    await shop.db.update(stockLevels).set({ onHand: 0 });
    await shop.db.update(stockLevels).set({ onHand: 1 }).where(eq(stockLevels.locationId, warehouse));
    const cartId = await bagOf(shopper, [{ productId, quantity: 1 }]);
    const { grandTotal } = await readyCheckout(shopper, cartId);
    const paymentToken = await shop.token();
    await shop.db.execute(sql`alter table listing_cards rename to listing_cards_gone`);
    const placed = await shopper.commerce.createOrderFromCheckout({
      cartId,
      expectedTotal: grandTotal,
      paymentToken,
    });
    await shop.db.execute(sql`alter table listing_cards_gone rename to listing_cards`);
    expect((await valueOf(Promise.resolve(placed))).orderId).toBeGreaterThan(0);
    shop.wait(6_000);
    await settle();
    const cards = await shop.db.select().from(listingCards).where(eq(listingCards.productId, productId));
    expect(new Set(cards.map(({ card }) => card.soldOut))).toEqual(new Set([true]));
  });
});
