import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressIn, bagOf } from '../../../testing/journey.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { orders } from '../schema/orders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001' }]);
});
afterAll(() => shop.close());

const recipient = { email: 'maud@example.com', address: addressIn('GB') };

/** Tries to buy a bag as it is; answers why not. */
async function refusal(shopper: Shopper, cartId: string) {
  const { grandTotal } = await valueOf(shopper.commerce.getCheckout({ cartId }));
  const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
  return errorOf(shopper.commerce.createOrderFromCheckout(due));
}

describe('a step of the checkout left out', () => {
  let shopper: Shopper;
  let cartId: string;
  beforeAll(async () => {
    shopper = shop.shopper();
    cartId = await bagOf(shopper, [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }]);
  });

  it('reliability E5: an empty bag buys nothing', async () => {
    const empty = await bagOf(shopper, []);
    expect(await refusal(shopper, empty)).toEqual({ tag: 'refused', message: 'Your shopping bag is empty' });
  });

  it('reliability E5: no address of who pays', async () => {
    expect(await refusal(shopper, cartId)).toEqual({
      tag: 'refused',
      message: 'Billing address is required',
    });
  });

  it('reliability E5: no address to deliver to', async () => {
    const { version } = await valueOf(shopper.commerce.getCheckout({ cartId }));
    await valueOf(shopper.commerce.addCheckoutBillingAddress({ cartId, version, ...recipient }));
    expect((await refusal(shopper, cartId)).message).toBe('A delivery address is required');
  });

  it('reliability E5: no delivery chosen', async () => {
    const { version } = await valueOf(shopper.commerce.getCheckout({ cartId }));
    await valueOf(shopper.commerce.postCheckoutConsignment({ cartId, version, ...recipient }));
    expect((await refusal(shopper, cartId)).message).toBe('Please choose a delivery option');
  });

  it('reliability E5: a delivery nobody offered', async () => {
    const { version, consignments } = await valueOf(shopper.commerce.getCheckout({ cartId }));
    const consignmentId = consignments[0]?.id ?? '';
    const choose = { cartId, version, consignmentId, shippingOptionId: 'uk-free-of-charge' };
    expect((await errorOf(shopper.commerce.updateCheckoutConsignment(choose))).tag).toBe('not-found');
  });

  it('reliability E5: no payment, or one that was never made', async () => {
    const { version, consignments } = await valueOf(shopper.commerce.getCheckout({ cartId }));
    const [consignment] = consignments;
    const chosen = await valueOf(
      shopper.commerce.updateCheckoutConsignment({
        cartId,
        version,
        consignmentId: consignment?.id ?? '',
        shippingOptionId: consignment?.availableShippingOptions[0]?.id ?? '',
      }),
    );
    const pay = (paymentToken: string) =>
      shopper.commerce.createOrderFromCheckout({ cartId, expectedTotal: chosen.grandTotal, paymentToken });
    expect((await errorOf(pay(''))).tag).toBe('bad-arguments');
    expect((await errorOf(pay('tok_invented'))).tag).toBe('payment-declined');
  });

  it('leaves no order behind', async () => {
    expect(await shop.db.$count(orders)).toBe(0);
  });
});
