import { formatMoney } from '@tailorbird/commerce/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestCardProvider } from '../../../services/payment/testCardProvider.ts';
import { bagOf, readyCheckout } from '../../../testing/journey.ts';
import { login, register } from '../../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { orders } from '../schema/orders.ts';
import { outbox } from '../schema/outbox.ts';
import { changeOrderStatus } from './changeOrderStatus.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', warehouse: 50 },
    { sku: '200002', warehouse: 50 },
  ]);
});
afterAll(() => shop.close());

const day = 24 * 60 * 60 * 1000;

/** Buys two of one style and one of the other. */
async function buy(shopper: Shopper) {
  const lineItems = shop.styles.map(({ productId }, at) => ({ productId, quantity: 2 - at }));
  const cartId = await bagOf(shopper, lineItems);
  const { grandTotal } = await readyCheckout(shopper, cartId);
  const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
  const { orderId } = await valueOf(shopper.commerce.createOrderFromCheckout(due));
  return { orderId, cartId, grandTotal };
}

describe('the order history of a customer', () => {
  it('commerce §9 orders 1: it has the orders of twelve months, newest first', async () => {
    const shopper = shop.shopper();
    await register(shopper, 'history@example.com');
    const [oldest, older, newest] = [await buy(shopper), await buy(shopper), await buy(shopper)];
    const placed = async (orderId: number, daysAgo: number) => {
      const placedAt = new Date(shop.clock().getTime() - daysAgo * day);
      await shop.db.update(orders).set({ placedAt }).where(eq(orders.id, orderId));
    };
    await placed(oldest.orderId, 367);
    await placed(older.orderId, 360);
    const history = await valueOf(shopper.commerce.getOrders());
    expect(history.map(({ id }) => id)).toEqual([newest.orderId, older.orderId]);
    expect(history[0]).toMatchObject({
      status: 'Confirmed',
      currency: 'GBP',
      grandTotal: newest.grandTotal,
      itemCount: 3,
      tracking: expect.stringMatching(/^Your order is confirmed. We are getting it ready. Delivery: .+\.$/),
    });
    expect(history[0]?.images).toHaveLength(2);
  });

  it.each([
    ['Open', 'waiting for the payment'],
    ['Pending', 'checking the payment'],
    ['Shipped', 'on its way'],
    ['Complete', 'has been delivered'],
    ['Cancelled', 'was cancelled'],
    ['Refunded', 'was refunded'],
  ] as const)('commerce §3 order status 1: %s says where the order is', async (status, words) => {
    const shopper = shop.shopper();
    await register(shopper, `${status}@example.com`);
    const { orderId } = await buy(shopper);
    await shop.db.update(orders).set({ status }).where(eq(orders.id, orderId));
    const order = await valueOf(shopper.commerce.getCustomerOrder({ orderId }));
    expect([order.status, order.tracking]).toEqual([status, expect.stringContaining(words)]);
    expect(order.lines).toHaveLength(2);
  });

  it('one that is cancelled says what becomes of the money and by when, until it is given back', async () => {
    const shopper = shop.shopper();
    await register(shopper, 'cancelled@example.com');
    const { orderId, grandTotal } = await buy(shopper);
    const provider = createTestCardProvider(shop.db, shop.clock);
    const options = { db: shop.db, clock: shop.clock, payments: provider, publicUrl: shop.deps.publicUrl };
    const tracking = async () => (await valueOf(shopper.commerce.getCustomerOrder({ orderId }))).tracking;
    const paid = formatMoney(grandTotal, 'GBP', 'en-GB');
    const promise = `You get ${paid} back on your card, within 14 days of its being cancelled.`;
    await changeOrderStatus(options, orderId, 'Cancelled');
    expect(await tracking()).toBe(`This order was cancelled. ${promise}`);
    const mails = async () => JSON.stringify(await shop.db.select().from(outbox));
    expect(await mails()).toContain(promise);
    await changeOrderStatus(options, orderId, 'Refunded');
    expect(await tracking()).toBe('This order was refunded.');
  });

  it('is found from another device, and an order bought before the login is not in it', async () => {
    const guest = shop.shopper();
    const { grandTotal: _paid, ...before } = await buy(guest);
    await register(guest, 'device@example.com');
    const { orderId, cartId } = await buy(guest);
    const elsewhere = shop.shopper();
    await login(elsewhere, 'device@example.com');
    expect((await valueOf(elsewhere.commerce.getOrders())).map(({ id }) => id)).toEqual([orderId]);
    expect((await valueOf(elsewhere.commerce.getOrder({ cartId, orderId }))).id).toBe(orderId);
    expect((await valueOf(guest.commerce.getOrder(before))).id).toBe(before.orderId);
    expect((await errorOf(elsewhere.commerce.getOrder(before))).tag).toBe('not-found');
  });
});

describe('what a customer has on the server', () => {
  it('commerce §6 customer 1: a wishlist, a saved bag, addresses and twelve months of orders, on every device', async () => {
    const shopper = shop.shopper();
    await register(shopper, 'everything@example.com');
    const { orderId } = await buy(shopper);
    const [productId = 0, variantId = 0] = [shop.styles[0]?.productId, shop.styles[0]?.variantIds[0]];
    await valueOf(shopper.commerce.mergeWishlist({ items: [{ productId, variantId }] }));
    const bag = await bagOf(shopper, [{ productId, quantity: 1 }]);
    await valueOf(shopper.commerce.loadCustomerCart({ cartId: bag }));
    const elsewhere = shop.shopper();
    await login(elsewhere, 'everything@example.com');
    expect((await valueOf(elsewhere.commerce.getAllWishlists()))[0]?.items).toHaveLength(1);
    expect((await valueOf(elsewhere.commerce.loadCustomerCart({}))).id).toBe(bag);
    expect(await valueOf(elsewhere.commerce.getCustomerAddress())).toHaveLength(1);
    expect((await valueOf(elsewhere.commerce.getOrders())).map(({ id }) => id)).toEqual([orderId]);
  });
});

describe('looking a guest’s order up', () => {
  it('takes its number and its e-mail address, in any case', async () => {
    const { orderId } = await buy(shop.shopper());
    const found = await valueOf(shop.shopper().commerce.findOrder({ orderId, email: 'MAUD@example.com' }));
    expect([found.id, found.tracking]).toEqual([orderId, expect.stringContaining('confirmed')]);
  });

  it('reliability E4: tells a wrong pair exactly as an order that is not there', async () => {
    const { orderId } = await buy(shop.shopper());
    const ask = async (id: number, email: string) => {
      const response = await shop.shopper().post('/commerce/findOrder', [{ orderId: id, email }]);
      return `${response.status} ${await response.text()}`;
    };
    const missing = await ask(999_999, 'maud@example.com');
    expect(missing).toMatch(/^404 /);
    expect(await ask(orderId, 'other@example.com')).toBe(missing);
  });

  it('is limited for each address, but not for who knows the pair', async () => {
    const shopper = shop.shopper('uk', '10.3.0.1');
    const { orderId } = await buy(shopper);
    for (let at = 0; at < 22; at += 1)
      await valueOf(shopper.commerce.findOrder({ orderId, email: 'maud@example.com' }));
    const tags = [];
    for (let at = 0; at < 22; at += 1) {
      tags.push((await errorOf(shopper.commerce.findOrder({ orderId: 1 + at, email: 'a@example.com' }))).tag);
    }
    expect(tags.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'not-found'));
    expect(tags.slice(20)).toEqual(['too-many-requests', 'too-many-requests']);
  });
});
