import { markets } from '@tailorbird/commerce/market';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPasswordHasher } from '../../../services/passwords/passwordHasher.ts';
import type { PaymentProvider } from '../../../services/payment/paymentProvider.ts';
import { createTestCardProvider } from '../../../services/payment/testCardProvider.ts';
import { bagOf, readyCheckout } from '../../../testing/journey.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { carts } from '../schema/carts.ts';
import { checkouts } from '../schema/checkout.ts';
import { stockItems, stockLevels } from '../schema/inventory.ts';
import { orders, payments } from '../schema/orders.ts';
import { outbox } from '../schema/outbox.ts';
import { reservations } from '../schema/reservations.ts';
import { testCardCharges } from '../schema/testCards.ts';
import { finaliseOrder } from './finaliseOrder.ts';
import { payFor } from './payFor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', warehouse: 50, reserve: 5, price: { list: 4000, sale: 3000 } },
    { sku: '200002', warehouse: 2, reserve: 3, price: { list: 6000 } },
    { sku: '200003', warehouse: 1, price: { list: 6000 } },
  ]);
});
/** What one test holds is no longer held in the next. */
afterEach(() => shop.wait(16 * 60 * 1000));
afterAll(() => shop.close());

const decline = '4000 0000 0000 0002';
const timeout = '4000 0000 0000 0119';
const productOf = (index: number) => shop.styles[index]?.productId ?? 0;

async function ready(index = 0, quantity = 1) {
  const shopper = shop.shopper();
  const cartId = await bagOf(shopper, [{ productId: productOf(index), quantity }]);
  const { grandTotal } = await readyCheckout(shopper, cartId);
  const place = (paymentToken: string, expectedTotal = grandTotal) =>
    shopper.commerce.createOrderFromCheckout({ cartId, expectedTotal, paymentToken });
  return { shopper, cartId, grandTotal, place };
}

async function onHand(sku: string): Promise<number[]> {
  const rows = await shop.db
    .select({ onHand: stockLevels.onHand })
    .from(stockLevels)
    .innerJoin(stockItems, eq(stockItems.id, stockLevels.stockItemId))
    .where(eq(stockItems.sku, sku))
    .orderBy(stockLevels.locationId);
  return rows.map((row) => row.onHand);
}

async function captured(cartId: string): Promise<number> {
  const rows = await shop.db
    .select({ attempt: payments.attempt })
    .from(payments)
    .innerJoin(testCardCharges, eq(testCardCharges.idempotencyKey, payments.attempt))
    .where(and(eq(payments.cartId, cartId), eq(testCardCharges.outcome, 'captured')));
  return rows.length;
}

describe('placing an order', () => {
  it('commerce §7 checkout 1: takes the stock, closes the bag, keeps what was bought and writes the mail', async () => {
    const { shopper, cartId, place, grandTotal } = await ready(1, 4);
    const { orderId } = await valueOf(place(await shop.token()));
    expect(await onHand('200002-1')).toEqual([0, 1]);
    expect((await errorOf(shopper.commerce.getCart({ id: cartId }))).tag).toBe('not-found');
    expect((await valueOf(shopper.commerce.getCheckout({ cartId }))).orderId).toBe(orderId);
    const order = await valueOf(shopper.commerce.getOrder({ cartId, orderId }));
    expect(order).toMatchObject({ status: 'Confirmed', grandTotal, currency: 'GBP' });
    expect(order.lines).toMatchObject([{ sku: '200002-1', quantity: 4, unitPrice: 6000, total: 24_000 }]);
    const messageId = `order-${orderId}`;
    const [mail] = await shop.db.select().from(outbox).where(eq(outbox.messageId, messageId));
    expect(mail?.payload).toMatchObject({ to: 'maud@example.com' });
    expect(JSON.stringify(mail?.payload)).toContain('£240');
    expect(await shop.db.select().from(reservations).where(eq(reservations.cartId, cartId))).toEqual([]);
  });

  it('happens once: a repeated call answers the same order', async () => {
    const { cartId, place } = await ready();
    const first = await valueOf(place(await shop.token()));
    expect(await valueOf(place('anything at all'))).toEqual(first);
    expect(await valueOf(place(await shop.token(), 1))).toEqual(first);
    expect(await shop.db.select().from(orders).where(eq(orders.cartId, cartId))).toHaveLength(1);
    expect(await captured(cartId)).toBe(1);
  });

  it('many calls at once make one order and get the same answer', async () => {
    const { cartId, place } = await ready();
    const token = await shop.token();
    const answers = await Promise.all(Array.from({ length: 10 }, () => valueOf(place(token))));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await captured(cartId)).toBe(1);
  });

  it('another total than the shopper saw is a conflict, and nothing is charged', async () => {
    const { cartId, place, grandTotal } = await ready();
    expect((await errorOf(place(await shop.token(), grandTotal - 1))).tag).toBe('conflict');
    expect(await captured(cartId)).toBe(0);
  });

  it('commerce §5 billing 1: a billing address is required', async () => {
    const shopper = shop.shopper();
    const cartId = await bagOf(shopper, [{ productId: productOf(0), quantity: 1 }]);
    const { grandTotal } = await valueOf(shopper.commerce.getCheckout({ cartId }));
    const order = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
    expect(await errorOf(shopper.commerce.createOrderFromCheckout(order))).toEqual({
      tag: 'refused',
      message: 'Billing address is required',
    });
  });

  it('reliability E4: an order is shown to the session that placed it only', async () => {
    const { cartId, place, shopper } = await ready();
    const { orderId } = await valueOf(place(await shop.token()));
    const stranger = shop.shopper();
    await bagOf(stranger, []);
    expect((await errorOf(stranger.commerce.getOrder({ cartId, orderId }))).tag).toBe('not-found');
    expect((await errorOf(shopper.commerce.getOrder({ cartId, orderId: orderId + 1 }))).tag).toBe(
      'not-found',
    );
  });

  it('outside the UK the store reserve is left alone', async () => {
    const shopper = shop.shopper('eu');
    const [warehouse = 0, reserve = 0] = await onHand('200001-1');
    const cartId = await bagOf(shopper, [{ productId: productOf(0), quantity: 2 }]);
    const { grandTotal } = await readyCheckout(shopper, cartId, 'IE');
    const order = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
    await valueOf(shopper.commerce.createOrderFromCheckout(order));
    expect(await onHand('200001-1')).toEqual([warehouse - 2, reserve]);
  });
});

describe('paying', () => {
  it('a declined card leaves the bag as it is, and another card may be tried', async () => {
    const { shopper, cartId, place } = await ready();
    expect((await errorOf(place(await shop.token(decline)))).tag).toBe('payment-declined');
    expect((await valueOf(shopper.commerce.getCart({ id: cartId }))).cartAmount).toBe(3000);
    await valueOf(place(await shop.token()));
    expect(await captured(cartId)).toBe(1);
  });

  it('a payment whose answer was lost is found again, not repeated', async () => {
    const { cartId, place } = await ready();
    expect((await errorOf(place(await shop.token(timeout)))).tag).toBe('payment-timeout');
    await valueOf(place(await shop.token()));
    expect(await captured(cartId)).toBe(1);
    const rows = await shop.db.select().from(testCardCharges);
    expect(rows.filter(({ outcome }) => outcome === 'refunded')).toEqual([]);
  });

  it('a lost payment of another amount is given back before the new one', async () => {
    const { shopper, cartId, place } = await ready();
    expect((await errorOf(place(await shop.token(timeout)))).tag).toBe('payment-timeout');
    const lineItems = [{ productId: productOf(0), quantity: 1 }];
    await valueOf(shopper.commerce.addCartItems({ cartId, lineItems }));
    const { grandTotal } = await valueOf(shopper.commerce.getCheckout({ cartId }));
    await valueOf(place(await shop.token(), grandTotal));
    const states = await shop.db.select().from(payments).where(eq(payments.cartId, cartId));
    expect(states.map(({ state }) => state).toSorted()).toEqual(['captured', 'refunded']);
    expect(await captured(cartId)).toBe(1);
  });

  it('a payment for a bag that sold out meanwhile is given back', async () => {
    const { cartId, place } = await ready(2);
    expect((await errorOf(place(await shop.token(timeout)))).tag).toBe('payment-timeout');
    await shop.db.delete(reservations).where(eq(reservations.cartId, cartId));
    const quick = await ready(2);
    await valueOf(quick.place(await shop.token()));
    expect((await errorOf(place(await shop.token()))).tag).toBe('sold-out');
    expect(await captured(cartId)).toBe(0);
  });

  it('a bag that changes while it is paid becomes no order, and the payment is given back', async () => {
    const { shopper, cartId, grandTotal, place } = await ready();
    const cards = createTestCardProvider(shop.db, shop.clock);
    const slow: PaymentProvider = {
      ...cards,
      charge: async (charge) => {
        const lineItems = [{ productId: productOf(0), quantity: 1 }];
        await valueOf(shopper.commerce.addCartItems({ cartId, lineItems }));
        return cards.charge(charge);
      },
    };
    const [cart] = await shop.db.select().from(carts).where(eq(carts.id, cartId));
    const call = callOf(slow, cart?.sessionHash);
    const due = {
      cartId,
      expectedTotal: grandTotal,
      expectedGiftCardTotal: 0,
      paymentToken: await shop.token(),
    };
    const paid = await payFor(call, due);
    if (!paid.ok) throw new Error(paid.error.message);
    const placed = await finaliseOrder(call, cartId, paid.value);
    expect(placed).toMatchObject({ ok: false, error: { tag: 'conflict' } });
    const { grandTotal: now } = await valueOf(shopper.commerce.getCheckout({ cartId }));
    await valueOf(place(await shop.token(), now));
    expect(await captured(cartId)).toBe(1);
  });

  it('a claim left by a process that died is taken over after five minutes', async () => {
    const { cartId, place } = await ready();
    const sixMinutesAgo = new Date(shop.clock().getTime() - 6 * 60 * 1000);
    await shop.db.update(checkouts).set({ completingAt: sixMinutesAgo }).where(eq(checkouts.cartId, cartId));
    expect((await valueOf(place(await shop.token()))).orderId).toBeGreaterThan(100_000);
  });
});

describe('card details', () => {
  it('are neither logged nor stored', async () => {
    const { place } = await ready();
    await valueOf(place(await shop.token()));
    const tables = ['test_card_tokens', 'test_card_charges', 'payments', 'outbox', 'orders'];
    const kept = [];
    for (const table of tables)
      kept.push(JSON.stringify((await shop.db.execute(`select * from ${table}`)).rows));
    expect(`${kept.join()}${shop.logged.join()}`).not.toMatch(/4111 ?1111|4000 ?0000/);
  });
});

function callOf(provider: PaymentProvider, session: string | undefined) {
  return {
    db: shop.db,
    payments: provider,
    away: <T>(work: () => Promise<T>) => work(),
    log: pino({ level: 'silent' }),
    clock: shop.clock,
    market: 'uk' as const,
    channelId: markets.uk.channelId,
    session,
    customerId: undefined,
    passwords: createPasswordHasher(),
    publicUrl: 'http://shop.example',
    address: '127.0.0.1',
    renewSession: async () => session ?? '',
    endSession: async () => {},
    startSession: async () => session ?? '',
    idempotency: undefined,
  };
}
