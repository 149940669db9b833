import type { Bag } from '@tailorbird/commerce/model/bag';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, payments } from '../../platforms/embedded/schema/orders.ts';
import { campaignUses } from '../../platforms/embedded/schema/promotions.ts';
import { enterCoupon } from '../../testing/enterCoupon.ts';
import { bagOf, readyCheckout } from '../../testing/journey.ts';
import { login, password, register } from '../../testing/registration.ts';
import { fifthOff, halfOff, runCampaigns } from '../../testing/runCampaigns.ts';
import { type Shopper, shopWith, type TestShop } from '../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../testing/valueOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', price: { list: 3999 } },
    { sku: '200002', price: { list: 1250 } },
  ]);
});
afterAll(() => shop.close());

const filled = (shopper: Shopper, index: number): Promise<string> =>
  bagOf(shopper, [{ productId: shop.styles[index]?.productId ?? 0, quantity: 1 }]);

const read = (shopper: Shopper, id: string): Promise<Bag> => valueOf(shopper.commerce.getCart({ id }));

describe('a coupon', () => {
  it('is taken in any spelling, once, and shown with what it takes off', async () => {
    await runCampaigns(shop, halfOff('HALF'));
    const shopper = shop.shopper();
    const cartId = await filled(shopper, 0);
    expect(await enterCoupon(shopper, cartId, ' half ')).toEqual({
      coupons: [{ value: 'HALF', state: 'accepted' }],
      ruleFailureReasons: [],
    });
    await enterCoupon(shopper, cartId, 'HALF');
    const bag = await read(shopper, cartId);
    expect(bag.coupons).toEqual([{ code: 'HALF', discountedAmount: 2000 }]);
    expect(bag.cartAmount).toBe(1999);
  });

  it('that is wrong or over says so and leaves the bag as it was', async () => {
    await runCampaigns(shop, halfOff('HALF'), halfOff('OLD', { endsAt: '2026-01-01T00:00:00Z' }));
    const shopper = shop.shopper();
    const cartId = await filled(shopper, 0);
    await enterCoupon(shopper, cartId, 'HALF');
    const before = await read(shopper, cartId);
    for (const [code, message] of [
      ['NONSENSE', 'We do not know the code NONSENSE. Please check it.'],
      ['old', 'The code OLD has expired.'],
    ] as const) {
      const { ruleFailureReasons } = await enterCoupon(shopper, cartId, code);
      expect(ruleFailureReasons?.map((one) => one.message)).toEqual([message]);
    }
    expect(await read(shopper, cartId)).toEqual(before);
  });

  it('is taken out by sending the list without it', async () => {
    await runCampaigns(shop, halfOff('HALF'), halfOff('SECOND'));
    const shopper = shop.shopper();
    const cartId = await filled(shopper, 0);
    await enterCoupon(shopper, cartId, 'HALF');
    await enterCoupon(shopper, cartId, 'SECOND');
    await valueOf(
      shopper.promotions.updateCustomerSession({
        currencyCode: 'GBP',
        sessionId: cartId,
        dryRun: false,
        addManualCoupon: null,
        requestData: { customerSession: { couponCodes: ['SECOND'] }, responseContent: [] },
      }),
    );
    expect((await read(shopper, cartId)).coupons.map(({ code }) => code)).toEqual(['SECOND']);
  });

  it('commerce §4 cart load 2: all promotions and coupons go at once, and what everybody gets is reckoned anew', async () => {
    await runCampaigns(shop, halfOff('HALF'), { ...fifthOff, priority: 200 });
    const shopper = shop.shopper();
    const cartId = await filled(shopper, 0);
    await enterCoupon(shopper, cartId, 'HALF');
    const bag = await valueOf(shopper.promotions.removeAllBCPromotionsAndCoupons({ cartId }));
    expect([bag.coupons, bag.cartAmount]).toEqual([[], 3199]);
    expect(await read(shopper, cartId)).toEqual(bag);
  });

  it('comes along when a guest logs in and the bag is merged', async () => {
    await runCampaigns(shop, halfOff('HALF'));
    const shopper = shop.shopper();
    await register(shopper, 'coupon@example.com');
    await filled(shopper, 1);
    await valueOf(shopper.commerce.logoutCustomer());
    const cartId = await filled(shopper, 0);
    await enterCoupon(shopper, cartId, 'HALF');
    await login(shopper, 'coupon@example.com');
    const bag = await valueOf(shopper.commerce.loadCustomerCart({ cartId }));
    expect(bag.coupons).toEqual([{ code: 'HALF', discountedAmount: bag.baseAmount - bag.cartAmount }]);
  });

  it('for once only is refused to the next shopper, before anything is paid', async () => {
    await runCampaigns(shop, halfOff('ONCE', { usageLimit: 1 }));
    const [first, second, third] = [shop.shopper(), shop.shopper(), shop.shopper()];
    const dues = [];
    for (const shopper of [first, second]) {
      const cartId = await filled(shopper, 1);
      await enterCoupon(shopper, cartId, 'ONCE');
      const { grandTotal: expectedTotal } = await readyCheckout(shopper, cartId);
      dues.push({ cartId, expectedTotal, paymentToken: await shop.token() });
    }
    const [one, other] = dues;
    if (!one || !other) throw new Error('Two orders were prepared.');
    await valueOf(first.commerce.createOrderFromCheckout(one));
    expect(await errorOf(second.commerce.createOrderFromCheckout(other))).toEqual({
      tag: 'refused',
      message: 'The code ONCE has been used up. Please look at your order again before you pay.',
    });
    const checkout = await valueOf(second.commerce.getCheckout({ cartId: other.cartId }));
    expect([checkout.bag.coupons, checkout.discountTotal]).toEqual([[], 0]);
    const late = await filled(third, 1);
    const { ruleFailureReasons } = await enterCoupon(third, late, 'ONCE');
    expect(ruleFailureReasons?.[0]?.reason).toBe('used-up');
  });

  it('that was taken out after a payment that failed is as unused as before', async () => {
    await runCampaigns(shop, halfOff('ONCE', { usageLimit: 1 }), halfOff('MANY'));
    const [shopper, other] = [shop.shopper(), shop.shopper()];
    const cartId = await filled(shopper, 0);
    await enterCoupon(shopper, cartId, 'ONCE');
    const first = await readyCheckout(shopper, cartId);
    const pay = (expectedTotal: number, paymentToken: string) =>
      shopper.commerce.createOrderFromCheckout({ cartId, expectedTotal, paymentToken });
    expect((await pay(first.grandTotal, await shop.token('4000 0000 0000 0002'))).ok).toBe(false);
    await valueOf(shopper.promotions.removeAllBCPromotionsAndCoupons({ cartId }));
    await enterCoupon(shopper, cartId, 'MANY');
    const second = await valueOf(shopper.commerce.getCheckout({ cartId }));
    await valueOf(pay(second.grandTotal, await shop.token()));
    const taken = await enterCoupon(other, await filled(other, 0), 'ONCE');
    expect(taken.coupons).toEqual([{ value: 'ONCE', state: 'accepted' }]);
  });

  it('that leaves nothing to pay needs no card', async () => {
    const free = { effect: { kind: 'percentage' as const, percent: 100 } };
    const post = { id: 'post', effect: { kind: 'free-delivery' as const } };
    await runCampaigns(shop, halfOff('ALL', free), post);
    const shopper = shop.shopper();
    const cartId = await filled(shopper, 0);
    await enterCoupon(shopper, cartId, 'ALL');
    const { grandTotal } = await readyCheckout(shopper, cartId);
    expect(grandTotal).toBe(0);
    const due = { cartId, expectedTotal: 0 };
    const { orderId } = await valueOf(shopper.commerce.createOrderFromCheckout(due));
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ cartId, grandTotal: 0, status: 'Confirmed' });
    const [payment] = await shop.db.select().from(payments).where(eq(payments.cartId, cartId));
    expect(payment).toBeUndefined();
  });

  it('for once a customer is refused the second time, and who used it is forgotten with the account', async () => {
    await runCampaigns(shop, halfOff('WELCOME', { usageLimitPerCustomer: 1 }));
    const shopper = shop.shopper();
    await register(shopper, 'welcome@example.com');
    const cartId = await filled(shopper, 1);
    await enterCoupon(shopper, cartId, 'WELCOME');
    const { grandTotal } = await readyCheckout(shopper, cartId);
    const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
    await valueOf(shopper.commerce.createOrderFromCheckout(due));
    const again = await enterCoupon(shopper, await filled(shopper, 1), 'WELCOME');
    expect(again.ruleFailureReasons?.[0]?.message).toBe('You have already used the code WELCOME.');
    const other = shop.shopper();
    const fresh = await enterCoupon(other, await filled(other, 1), 'WELCOME');
    expect(fresh.coupons).toEqual([{ value: 'WELCOME', state: 'accepted' }]);
    await valueOf(shopper.commerce.deleteCustomer({ currentPassword: password }));
    const [use] = await shop.db.select().from(campaignUses).where(eq(campaignUses.cartId, cartId));
    expect(use).toMatchObject({ state: 'used', customerId: null, buyerHash: null });
  });
});
