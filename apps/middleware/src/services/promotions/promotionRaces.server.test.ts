import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders, payments } from '../../platforms/embedded/schema/orders.ts';
import { campaignUses } from '../../platforms/embedded/schema/promotions.ts';
import { testCardCharges } from '../../platforms/embedded/schema/testCards.ts';
import { enterCoupon } from '../../testing/enterCoupon.ts';
import { bagOf, readyCheckout } from '../../testing/journey.ts';
import { halfOff, runCampaigns } from '../../testing/runCampaigns.ts';
import { shopWith, type TestShop } from '../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../testing/valueOf.ts';
import { createEmbeddedEngine } from './createEmbeddedEngine.ts';
import { createSync } from './createSync.ts';
import { readSyncedCart } from './sessionItemsOf.ts';

/** Races need connections of their own: the embedded database has one, and would hide them. */
let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 1000 }]);
});
afterAll(() => shop.close());

const line = (quantity: number) => ({ productId: shop.styles[0]?.productId ?? 0, quantity });

it('reliability A12: of 50 checkouts at once with a code for one use, one uses it; the others are told before they pay', async ({
  annotate,
}) => {
  await runCampaigns(shop, halfOff('ONCE', { usageLimit: 1 }));
  const buyers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const shopper = shop.shopper();
      const cartId = await bagOf(shopper, [line(1)]);
      await enterCoupon(shopper, cartId, 'ONCE');
      const { grandTotal } = await readyCheckout(shopper, cartId);
      return { shopper, due: { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() } };
    }),
  );
  const ends = await Promise.all(
    buyers.map(async ({ shopper, due }) => {
      const placed = await shopper.commerce.createOrderFromCheckout(due);
      return placed.ok ? 'ordered' : `${placed.error.tag}: ${placed.error.message}`;
    }),
  );
  const late = 'refused: The code ONCE has been used up. Please look at your order again before you pay.';
  expect(ends.toSorted()).toEqual(['ordered', ...Array.from({ length: 49 }, () => late)]);
  const uses = await shop.db.$count(campaignUses, eq(campaignUses.state, 'used'));
  expect(uses).toBe(1);
  expect(await shop.db.$count(payments)).toBe(1);
  expect(await shop.db.$count(testCardCharges)).toBe(1);
  expect(await shop.db.select().from(orders)).toMatchObject([{ discountTotal: 2000 }]);
  const told = ends.filter((end) => end === late).length;
  await annotate(`50 checkouts: ${uses} use, ${told} told before payment (target 1, 49)`, 'figure');
});

it('who was too late for a code buys at the full price next', async () => {
  await runCampaigns(shop, halfOff('GONE', { usageLimit: 1 }));
  const [first, late] = [shop.shopper(), shop.shopper()];
  const dues = await Promise.all(
    [first, late].map(async (shopper) => {
      const cartId = await bagOf(shopper, [line(1)]);
      await enterCoupon(shopper, cartId, 'GONE');
      const { grandTotal } = await readyCheckout(shopper, cartId);
      return { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
    }),
  );
  const [won, lost] = dues;
  if (!won || !lost) throw new Error('Two checkouts were prepared.');
  await valueOf(first.commerce.createOrderFromCheckout(won));
  expect((await errorOf(late.commerce.createOrderFromCheckout(lost))).tag).toBe('refused');
  const { grandTotal } = await valueOf(late.commerce.getCheckout({ cartId: lost.cartId }));
  expect(grandTotal).toBe(lost.expectedTotal + 2000);
  await valueOf(late.commerce.createOrderFromCheckout({ ...lost, expectedTotal: grandTotal }));
});

it('three of one code at once are one code, taken off once', async () => {
  await runCampaigns(shop, halfOff('HALF'));
  const shopper = shop.shopper();
  const cartId = await bagOf(shopper, [line(1)]);
  await Promise.all([1, 2, 3].map(() => enterCoupon(shopper, cartId, 'HALF')));
  const { coupons, cartAmount } = await valueOf(shopper.commerce.getCart({ id: cartId }));
  expect([coupons, cartAmount]).toEqual([[{ code: 'HALF', discountedAmount: 2000 }], 2000]);
});

it('reliability A13: 100 changes of a bag at once have no two engine calls for it at a time, and the last state pushed', async ({
  annotate,
}) => {
  let request: ((cartId: string) => void) | undefined;
  const own = await shopWith([{ sku: '200001', warehouse: 1000 }], {
    syncPromotions: (cartId) => request?.(cartId),
  });
  const engine = createEmbeddedEngine(own.db, own.clock);
  let [under, overlaps, calls] = [0, 0, 0];
  const counted =
    <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      calls += 1;
      if ((under += 1) > 1) overlaps += 1;
      try {
        return await work(...args);
      } finally {
        under -= 1;
      }
    };
  const sync = createSync({
    engine: {
      getCustomerProfile: counted(engine.getCustomerProfile),
      updateCustomerProfile: counted(engine.updateCustomerProfile),
      getCustomerSession: counted(engine.getCustomerSession),
      updateCustomerSession: counted(engine.updateCustomerSession),
    },
    readCart: (id) => readSyncedCart(own.db, id),
    log: pino({ level: 'silent' }),
    isOn: true,
  });
  request = sync.request;
  const shopper = own.shopper();
  const cartId = await bagOf(shopper, [{ productId: own.styles[0]?.productId ?? 0, quantity: 1 }]);
  const bag = await valueOf(shopper.commerce.getCart({ id: cartId }));
  const itemId = bag.lineItems.physicalItems[0]?.id ?? '';
  await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      valueOf(shopper.commerce.updateCartItem({ cartId, itemId, lineItem: { quantity: (at % 90) + 1 } })),
    ),
  );
  await sync.idle();
  const last = await valueOf(shopper.commerce.getCart({ id: cartId }));
  await sync.idle();
  const { cartItems } = await valueOf(shopper.promotions.getCustomerSession('GBP', cartId));
  expect(overlaps).toBe(0);
  expect(calls).toBeGreaterThan(2);
  expect(cartItems.map(({ quantity }) => quantity)).toEqual(
    last.lineItems.physicalItems.map(({ quantity }) => quantity),
  );
  await annotate(
    `100 changes, ${calls} engine calls: ${overlaps} overlaps, last state pushed (target 0)`,
    'figure',
  );
  await own.close();
});
