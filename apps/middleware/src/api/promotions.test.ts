import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller } from '../testing/apiCaller.ts';
import { cartOf, include } from '../testing/apiCart.ts';
import { halfOff, runCampaigns } from '../testing/runCampaigns.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { registrationPayload } from '../testing/specifiedPayloads.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', name: 'Lambswool Crew', sizes: ['8', '10'], price: { list: 4999, sale: 3999 } },
  ]);
});
afterAll(() => shop.close());

const styleAt = (nth: number) => {
  const { productId = 0, variantIds = [] } = shop.styles[nth] ?? {};
  return { productId, variantIds };
};

describe('commerce §7 promotions 2: a session has items with product_id and tmp_variant_id, and amounts in pounds', () => {
  it('is pushed, read, and answered in the sections asked for', async () => {
    await runCampaigns(shop, halfOff('HALF'));
    const { productId, variantIds } = styleAt(0);
    const caller = apiCaller(shop);
    const { id } = await cartOf(caller, { product_id: productId, quantity: 2, variant_id: variantIds[1] });
    await shop.synced();
    const item = {
      name: 'Lambswool Crew',
      sku: '200001-2',
      quantity: 2,
      price: 39.99,
      attributes: { product_id: productId, tmp_variant_id: variantIds[1] },
    };
    const session = { integrationId: id, cartItems: [item], couponCodes: ['HALF'] };
    const answer = await caller.get('promotions/updateCustomerSession', {
      currencyCode: 'GBP',
      sessionId: id,
      dryRun: false,
      addManualCoupon: 'HALF',
      requestData: {
        customerSession: { integrationId: id, cartItems: [item] },
        responseContent: ['customerSession', 'triggeredCampaigns', 'loyalty'],
      },
    });
    expect(answer).toEqual({
      customerSession: session,
      triggeredCampaigns: [{ id: 'half-HALF', name: 'half-HALF', discount: 40 }],
      loyalty: null,
    });
    expect(await caller.get('promotions/getCustomerSession', 'GBP', id)).toEqual(session);
  });

  it('commerce §7 promotions 3: removeAllBCPromotionsAndCoupons takes the cart itself', async () => {
    await runCampaigns(shop, halfOff('GONE'));
    const caller = apiCaller(shop);
    const { id } = await cartOf(caller, { product_id: styleAt(0).productId, quantity: 1 });
    const coupon = {
      currencyCode: 'GBP',
      sessionId: id,
      dryRun: false,
      addManualCoupon: 'GONE',
      requestData: { customerSession: {}, responseContent: [] },
    };
    await caller.get('promotions/updateCustomerSession', coupon);
    const { data: reduced } = await caller.get('commerce/getCart', { id, include });
    expect([reduced.cart_amount, reduced.coupons]).toEqual([
      19.99,
      [{ code: 'GONE', discounted_amount: 20 }],
    ]);
    const { data: whole } = await caller.get('promotions/removeAllBCPromotionsAndCoupons', reduced);
    expect([whole.id, whole.cart_amount, whole.coupons]).toEqual([id, 39.99, []]);
  });

  it('commerce §7 promotions 1: a customer’s profile is made and read by currency and e-mail', async () => {
    const caller = apiCaller(shop);
    const email = 'profile@example.com';
    const { id } = await caller.get('commerce/registerCustomer', registrationPayload(email));
    expect((await caller.ask('promotions/getCustomerProfile', 'GBP', email)).status).toBe(408);
    const made = await caller.get('promotions/updateCustomerProfile', 'GBP', email, {});
    expect(made.integrationId).toBe(String(id));
    expect(await caller.get('promotions/getCustomerProfile', 'GBP', email)).toEqual(made);
  });
});
