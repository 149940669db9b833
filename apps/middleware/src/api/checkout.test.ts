import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, apiCaller } from '../testing/apiCaller.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { addressOf, registrationPayload } from '../testing/specifiedPayloads.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 100, price: { list: 3999 } }]);
});
afterAll(() => shop.close());

const data = { email: 'maud@example.com', address: addressOf('GB') };

async function filledCart(caller: ApiCaller): Promise<string> {
  const empty = { data: { currency: { code: 'GBP' }, line_items: [] } };
  const { id } = (await caller.get('commerce/createCart', empty)).data;
  const line = { product_id: shop.styles[0]?.productId, quantity: 1 };
  await caller.get('commerce/addCartItems', { cartId: id, data: { line_items: [line] } });
  return id;
}

/** A checkout with nothing missing but the payment. */
async function ready(caller: ApiCaller) {
  const cartId = await filledCart(caller);
  const { consignments } = await caller.get('commerce/postCheckoutConsignment', { cartId, data });
  const [{ id: consignmentId, available_shipping_options: options }] = consignments;
  await caller.get('commerce/updateCheckoutConsignment', {
    cartId,
    consignmentId,
    data: { shipping_option_id: options[0].id },
  });
  const checkout = await caller.get('commerce/addCheckoutBillingAddress', { cartId, data });
  return { cartId, consignmentId, options, checkout };
}

describe('commerce §7 checkout 2: consignments, billing address and order are asked for as named, and answer consignments, grand_total and version', () => {
  it('from cart to order, which a wallet pays', async () => {
    const caller = apiCaller(shop);
    const { cartId, options, checkout } = await ready(caller);
    expect(options[0]).toEqual({
      id: expect.any(String),
      description: expect.any(String),
      additional_description: expect.any(String),
      cost: expect.any(Number),
    });
    expect(checkout).toMatchObject({
      id: cartId,
      email: 'maud@example.com',
      billing_address: addressOf('GB'),
      consignments: [{ address: addressOf('GB'), selected_shipping_option_id: options[0].id }],
      subtotal: 39.99,
      shipping_total: options[0].cost,
      order_id: null,
    });
    expect(checkout.grand_total).toBeCloseTo(39.99 + options[0].cost, 5);
    expect(checkout.cart.line_items.physical_items).toHaveLength(1);
    expect(await caller.get('commerce/getCheckout', { cartId })).toEqual(checkout);
    const methods = await caller.get('commerce/paymentMethods', { cartId });
    expect(methods.length).toBeGreaterThan(0);
    const { orderId } = await caller.get('commerce/createOrderFromCheckout', { cartId });
    const paymentToken = await shop.token();
    const paid = await caller.get('commerce/applePayPayment', { orderId, paymentToken });
    expect(paid).toEqual({ resultCode: 'Authorised' });
    expect((await caller.get('commerce/getCheckout', { cartId })).order_id).toBe(orderId);
  });

  it('a card’s token places the order at once', async () => {
    const caller = apiCaller(shop);
    const { cartId, checkout } = await ready(caller);
    const order = { cartId, grand_total: checkout.grand_total, paymentToken: await shop.token() };
    const { orderId } = await caller.get('commerce/createOrderFromCheckout', order);
    expect(await caller.get('commerce/createOrderFromCheckout', order)).toEqual({ orderId });
  });

  it('another total than the shopper saw, and another version than is there, are conflicts, which say how it stands', async () => {
    const caller = apiCaller(shop);
    const { cartId, checkout } = await ready(caller);
    const grand_total = checkout.grand_total - 0.01;
    const paymentToken = await shop.token();
    const cheaper = { cartId, grand_total, paymentToken };
    expect((await caller.ask('commerce/createOrderFromCheckout', cheaper)).status).toBe(409);
    const stale = { cartId, data: { ...data, version: checkout.version - 1 } };
    const { status, body } = await caller.ask('commerce/addCheckoutBillingAddress', stale);
    expect([status, body.checkout]).toEqual([409, checkout]);
  });

  it('a consignment is taken back', async () => {
    const caller = apiCaller(shop);
    const { cartId, consignmentId } = await ready(caller);
    const without = await caller.get('commerce/deleteCheckoutConsignment', { cartId, consignmentId });
    expect([without.consignments, without.shipping_total]).toEqual([[], 0]);
  });

  it('‘Billing address is required’ is said in those words', async () => {
    const caller = apiCaller(shop);
    const cartId = await filledCart(caller);
    const { consignments } = await caller.get('commerce/postCheckoutConsignment', { cartId, data });
    await caller.get('commerce/updateCheckoutConsignment', {
      cartId,
      consignmentId: consignments[0].id,
      data: { shipping_option_id: consignments[0].available_shipping_options[0].id },
    });
    const { status, body } = await caller.ask('commerce/createOrderFromCheckout', {
      cartId,
      paymentToken: await shop.token(),
    });
    expect([status, body.message]).toEqual([422, 'Billing address is required']);
  });
});

describe('commerce §7 checkout login 2: checkoutLogin takes customerId, cartId and email, and answers redirect_url', () => {
  it('for the customer who is signed in, and for nobody else', async () => {
    const caller = apiCaller(shop);
    const cartId = await filledCart(caller);
    const email = 'checkout@example.com';
    const asked = (customerId: number) => ({ customerId, cartId, email });
    expect((await caller.ask('commerce/checkoutLogin', asked(1))).status).toBe(401);
    const { id } = await caller.get('commerce/registerCustomer', registrationPayload(email));
    expect(await caller.get('commerce/checkoutLogin', asked(id))).toEqual({ redirect_url: '/checkout' });
    expect((await caller.ask('commerce/checkoutLogin', asked(id + 1))).status).toBe(404);
  });
});
