import { sessionSections } from '@tailorbird/commerce/contract/promotions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { promotionSessions } from '../../platforms/embedded/schema/promotions.ts';
import { enterCoupon } from '../../testing/enterCoupon.ts';
import { bagOf, readyCheckout } from '../../testing/journey.ts';
import { register } from '../../testing/registration.ts';
import { halfOff, runCampaigns } from '../../testing/runCampaigns.ts';
import { type Shopper, shopWith, type TestShop } from '../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../testing/valueOf.ts';

let shop: TestShop;
let cartId: string;
let shopper: Shopper;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', name: 'Lambswool Crew', sizes: ['8', '10'], price: { list: 3999 } },
  ]);
  await runCampaigns(shop, halfOff('HALF'));
  shopper = shop.shopper();
  const { productId = 0, variantIds = [] } = shop.styles[0] ?? {};
  cartId = await bagOf(shopper, [{ productId, variantId: variantIds[1] ?? 0, quantity: 2 }]);
  await shop.synced();
});
afterAll(() => shop.close());

type Update = Parameters<Shopper['promotions']['updateCustomerSession']>[0];
const update = (more: Partial<Update> = {}): Update => ({
  currencyCode: 'GBP',
  sessionId: cartId,
  dryRun: true,
  addManualCoupon: null,
  requestData: { customerSession: {}, responseContent: ['customerSession'] },
  ...more,
});

describe('a session', () => {
  it('commerce §3 promotions session 1: has an integration id, items with product and variant, and coupon codes', async () => {
    await enterCoupon(shopper, cartId, 'HALF');
    const { productId, variantIds } = shop.styles[0] ?? {};
    expect(await valueOf(shopper.promotions.getCustomerSession('GBP', cartId))).toEqual({
      integrationId: cartId,
      cartItems: [
        {
          name: 'Lambswool Crew',
          sku: '200001-2',
          quantity: 2,
          price: 3999,
          attributes: { productId, tmpVariantId: variantIds?.[1] },
        },
      ],
      couponCodes: ['HALF'],
    });
  });

  it('commerce §7 promotions 4: responseContent names ten sections, and those named are answered', async () => {
    expect([...sessionSections]).toEqual([
      'customerSession',
      'customerProfile',
      'coupons',
      'triggeredCampaigns',
      'referral',
      'loyalty',
      'event',
      'awardedGiveaways',
      'ruleFailureReasons',
      'previousReturns',
    ]);
    for (const section of sessionSections) {
      const requestData = { customerSession: {}, responseContent: [section] };
      const answer = await valueOf(shopper.promotions.updateCustomerSession(update({ requestData })));
      expect(Object.keys(answer)).toEqual([section]);
    }
  });

  it('commerce §7 promotions 1: the methods take the arguments of the specification, and answer the sections asked for', async () => {
    const responseContent = [...sessionSections];
    const whole = await valueOf(
      shopper.promotions.updateCustomerSession(
        update({ requestData: { customerSession: {}, responseContent } }),
      ),
    );
    expect(Object.keys(whole).toSorted()).toEqual([...sessionSections].toSorted());
    expect(whole).toMatchObject({
      coupons: [{ value: 'HALF', state: 'accepted' }],
      triggeredCampaigns: [{ id: 'half-HALF', name: 'half-HALF', discount: 4000 }],
      customerProfile: null,
      loyalty: null,
      referral: null,
      event: { type: 'session-updated', sessionId: cartId },
      awardedGiveaways: [],
      ruleFailureReasons: [],
      previousReturns: [],
    });
    const none = { customerSession: {}, responseContent: [] };
    expect(await valueOf(shopper.promotions.updateCustomerSession(update({ requestData: none })))).toEqual(
      {},
    );
  });

  it('is reckoned by a dry run and kept as it was', async () => {
    const requestData = {
      customerSession: { couponCodes: [] },
      responseContent: ['customerSession' as const],
    };
    const { customerSession } = await valueOf(
      shopper.promotions.updateCustomerSession(update({ requestData })),
    );
    expect(customerSession?.couponCodes).toEqual([]);
    expect((await valueOf(shopper.commerce.getCart({ id: cartId }))).coupons).toHaveLength(1);
  });

  it('is read from the bag: a price that is sent along is not believed', async () => {
    const cartItems = [
      { name: 'x', sku: 'x', quantity: 1, price: 1, attributes: { productId: 1, tmpVariantId: 1 } },
    ];
    const requestData = { customerSession: { cartItems }, responseContent: ['customerSession' as const] };
    await valueOf(shopper.promotions.updateCustomerSession(update({ dryRun: false, requestData })));
    const { cartItems: kept } = await valueOf(shopper.promotions.getCustomerSession('GBP', cartId));
    expect(kept.map(({ price, quantity }) => [price, quantity])).toEqual([[3999, 2]]);
  });

  it('commerce §8 promotions 2: that is not there is 404', async () => {
    const guest = shop.shopper();
    const id = await bagOf(guest, []);
    await shop.synced();
    await shop.db.delete(promotionSessions).where(eq(promotionSessions.cartId, id));
    expect(await errorOf(guest.promotions.getCustomerSession('GBP', id))).toMatchObject({ tag: 'not-found' });
  });
});

describe('a profile', () => {
  it("commerce §3 customer 4: is matched by the customer's id, whatever e-mail address is sent", async () => {
    const customer = shop.shopper();
    const { id } = await register(customer, 'profile@example.com');
    const made = await valueOf(customer.promotions.updateCustomerProfile('GBP', 'another@example.com', {}));
    expect(made).toEqual({ integrationId: String(id), attributes: {} });
    expect(await valueOf(customer.promotions.getCustomerProfile('GBP', 'another@example.com'))).toEqual(made);
    const other = shop.shopper();
    await register(other, 'another@example.com');
    const none = await errorOf(other.promotions.getCustomerProfile('GBP', 'profile@example.com'));
    expect(none.tag).toBe('request-failed');
  });

  it('commerce §8 promotions 1: that is not there is 408, and made by an update', async () => {
    const customer = shop.shopper();
    const { id } = await register(customer, 'timeout@example.com');
    const response = await customer.post('/promotions/getCustomerProfile', ['EUR', 'timeout@example.com']);
    expect(response.status).toBe(408);
    expect(await errorOf(customer.promotions.getCustomerProfile('EUR', ''))).toEqual({
      tag: 'request-failed',
      message: 'Request failed with status code 408',
    });
    await valueOf(customer.promotions.updateCustomerProfile('EUR', '', {}));
    const found = await valueOf(customer.promotions.getCustomerProfile('EUR', ''));
    expect(found.integrationId).toBe(String(id));
    expect((await errorOf(customer.promotions.getCustomerProfile('USD', ''))).tag).toBe('request-failed');
  });

  it('has a point for each whole pound ordered', async () => {
    const customer = shop.shopper();
    await register(customer, 'points@example.com');
    const lineItems = [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }];
    const ordered = await bagOf(customer, lineItems);
    const { grandTotal } = await readyCheckout(customer, ordered);
    const due = { cartId: ordered, expectedTotal: grandTotal, paymentToken: await shop.token() };
    await valueOf(customer.commerce.createOrderFromCheckout(due));
    const sessionId = await bagOf(customer, lineItems);
    const requestData = { customerSession: {}, responseContent: ['loyalty' as const] };
    const answer = await valueOf(
      customer.promotions.updateCustomerSession(update({ sessionId, requestData })),
    );
    expect(answer).toEqual({ loyalty: { points: Math.floor(grandTotal / 100) } });
  });
});
