import { giftCardMessages } from '@tailorbird/commerce/gift-card/giftCardMessages';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestCardProvider } from '../../../services/payment/testCardProvider.ts';
import { giftCardShoppers, refusal } from '../../../testing/giftCardShoppers.ts';
import { giftCardStyle } from '../../../testing/giftCardStyle.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { finaliseOrder } from '../orders/finaliseOrder.ts';
import { prepareOrder } from '../orders/prepareOrder.ts';
import { settleOrders } from '../orders/settleOrders.ts';
import { carts } from '../schema/carts.ts';
import { orders, payments } from '../schema/orders.ts';

let shop: TestShop;
let shoppers: ReturnType<typeof giftCardShoppers>;
beforeAll(async () => {
  shop = await shopWith([giftCardStyle, { sku: '200001', warehouse: 900, price: { list: 4000 } }]);
  shoppers = giftCardShoppers(shop);
});
afterAll(() => shop.close());

const log = pino({ level: 'silent' });
const decline = '4000 0000 0000 0002';
const given = () => shoppers.given();
const ready = () => shoppers.ready();
const balanceOf = (code: string | undefined) => shoppers.balanceOf(code);

describe('a gift card whose order is not placed', () => {
  it('is whole at once when the card beside it is declined', async () => {
    const { codes } = await given();
    const { enter, place, look } = await ready();
    await valueOf(enter(codes[0]));
    expect((await errorOf(place(await shop.token(decline)))).tag).toBe('payment-declined');
    expect(await balanceOf(codes[0])).toBe(2500);
    const other = await ready();
    expect(await valueOf(other.enter(codes[0]))).toMatchObject({ giftCardTotal: 2500 });
    await look();
    await valueOf(place(await shop.token()));
    expect(await balanceOf(codes[0])).toBe(0);
  });

  it('is held while somebody pays, and free again when the process died', async () => {
    const { codes } = await given();
    const { enter, cartId, total, place } = await ready();
    await valueOf(enter(codes[0]));
    const call = await placingOf(cartId);
    const due = { cartId, expectedTotal: total, expectedGiftCardTotal: 2500 };
    expect(await prepareOrder(call, due)).toMatchObject({ state: 'claimed' });
    const other = await ready();
    expect(await refusal(other.enter(codes[0]))).toBe(giftCardMessages.inUse);
    shop.wait(16 * 60 * 1000);
    expect(await settleOrders(call)).toBe(1);
    expect(await valueOf(other.enter(codes[0]))).toMatchObject({ giftCardTotal: 2500 });
    expect(await balanceOf(codes[0])).toBe(2500);
    await valueOf(place(await shop.token()));
    expect(await balanceOf(codes[0])).toBe(0);
  });

  it('becomes the order that was paid for when the process died after charging', async () => {
    const { codes } = await given();
    const { enter, cartId, total } = await ready();
    await valueOf(enter(codes[0]));
    const call = await placingOf(cartId);
    await prepareOrder(call, { cartId, expectedTotal: total, expectedGiftCardTotal: 2500 });
    await charged(cartId, total - 2500);
    shop.wait(20_000);
    expect(await settleOrders(call)).toBe(1);
    const [order] = await shop.db.select().from(orders).where(eq(orders.cartId, cartId));
    expect(order).toMatchObject({ grandTotal: total, giftCardTotal: 2500 });
    expect(await balanceOf(codes[0])).toBe(0);
  });

  it('gives back what was charged when the card beside it was spent meanwhile', async () => {
    const { codes } = await given();
    const { enter, cartId, total } = await ready();
    await valueOf(enter(codes[0]));
    const call = await placingOf(cartId);
    await prepareOrder(call, { cartId, expectedTotal: total, expectedGiftCardTotal: 2500 });
    const attempt = await charged(cartId, total - 2500);
    shop.wait(16 * 60 * 1000);
    const other = await ready();
    await valueOf(other.enter(codes[0]));
    await valueOf(other.place(await shop.token()));
    expect(await finaliseOrder(call, cartId, { attempt, amount: total - 2500 })).toMatchObject({
      ok: false,
      error: { tag: 'conflict' },
    });
    await settleOrders(call);
    const rows = await shop.db.select().from(payments).where(eq(payments.cartId, cartId));
    expect(rows).toMatchObject([{ state: 'refunded' }]);
    expect(await balanceOf(codes[0])).toBe(0);
  });
});

/** What placing an order needs, as the bag's own shopper. */
async function placingOf(cartId: string) {
  const [cart] = await shop.db.select().from(carts).where(eq(carts.id, cartId));
  return {
    db: shop.db,
    payments: createTestCardProvider(shop.db, shop.clock),
    away: <T>(work: () => Promise<T>) => work(),
    log,
    clock: shop.clock,
    market: 'uk' as const,
    session: cart?.sessionHash,
    customerId: undefined,
    publicUrl: shop.deps.publicUrl,
  };
}

/** A charge whose process died before it could go on. */
async function charged(cartId: string, amount: number): Promise<string> {
  const attempt = crypto.randomUUID();
  const row = { cartId, attempt, state: 'started', amount, currency: 'GBP' } as const;
  await shop.db.insert(payments).values({ ...row, createdAt: shop.clock() });
  const token = await shop.token();
  const provider = createTestCardProvider(shop.db, shop.clock);
  await provider.charge({ token, amount, currency: 'GBP', idempotencyKey: attempt });
  return attempt;
}
