import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressIn, bagOf, readyCheckout } from '../../../testing/journey.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', warehouse: 10, reserve: 5, price: { list: 2000 } },
    { sku: '200002', warehouse: 0, reserve: 5, price: { list: 2000 } },
    { sku: '200003', warehouse: 10, price: { list: 9000 } },
    { sku: '100000', tracking: 'none', price: { list: 2500 } },
    { sku: '200004', warehouse: 4 },
    { sku: '200005', warehouse: 4 },
  ]);
});
/** What one test holds is no longer held in the next. */
afterEach(() => shop.wait(16 * 60 * 1000));
afterAll(() => shop.close());

const email = 'maud@example.com';
const productOf = (index: number) => shop.styles[index]?.productId ?? 0;

async function optionsFor(market: 'uk' | 'eu' | 'us', index: number, country: string) {
  const shopper = shop.shopper(market);
  const cartId = await bagOf(shopper, [{ productId: productOf(index), quantity: 1 }]);
  const { version } = await valueOf(shopper.commerce.getCheckout({ cartId }));
  const checkout = await valueOf(
    shopper.commerce.postCheckoutConsignment({ cartId, version, email, address: addressIn(country) }),
  );
  return checkout.consignments[0]?.availableShippingOptions ?? [];
}

describe('shipping options', () => {
  it.each([
    ['uk', 0, 'GB', ['uk-standard', 'uk-express', 'uk-next-day']],
    ['uk', 1, 'GB', ['uk-standard']],
    ['eu', 0, 'IE', ['eu-standard']],
    ['eu', 0, 'GB', ['eu-standard', 'eu-express', 'eu-next-day']],
    ['us', 0, 'US', ['us-standard']],
  ] as const)('%s, style %i, to %s', async (market, index, country, ids) => {
    expect((await optionsFor(market, index, country)).map(({ id }) => id)).toEqual(ids);
  });

  it('standard delivery is free from the market’s threshold on', async () => {
    const cost = async (index: number) =>
      (await optionsFor('uk', index, 'GB')).find(({ id }) => id === 'uk-standard')?.cost;
    expect([await cost(0), await cost(2)]).toEqual([395, 0]);
  });

  it('an address we do not deliver to is refused', async () => {
    const shopper = shop.shopper();
    const cartId = await bagOf(shopper, [{ productId: productOf(0), quantity: 1 }]);
    const { version } = await valueOf(shopper.commerce.getCheckout({ cartId }));
    const address = addressIn('FR');
    const error = await errorOf(
      shopper.commerce.postCheckoutConsignment({ cartId, version, email, address }),
    );
    expect(error).toEqual({ tag: 'refused', message: 'We can not ship to this address' });
  });
});

describe('a checkout', () => {
  it('commerce §3 checkout 1: has consignments with their options, a version, and a grand total with the chosen delivery', async () => {
    const shopper = shop.shopper();
    const cartId = await bagOf(shopper, [{ productId: productOf(0), quantity: 2 }]);
    const checkout = await readyCheckout(shopper, cartId);
    expect(checkout).toMatchObject({ subtotal: 4000, shippingTotal: 395, grandTotal: 4395, orderId: null });
    expect(checkout.consignments[0]?.availableShippingOptions).toContainEqual({
      id: 'uk-standard',
      description: 'Standard Delivery',
      additionalDescription: '3 to 5 working days',
      cost: 395,
    });
    expect(checkout.version).toBe(4);
  });

  it('commerce §7 checkout 1: a consignment can be taken back, and with it what its delivery costs', async () => {
    const shopper = shop.shopper();
    const cartId = await bagOf(shopper, [{ productId: productOf(0), quantity: 1 }]);
    const { version, consignments } = await readyCheckout(shopper, cartId);
    const consignmentId = consignments[0]?.id ?? '';
    const after = await valueOf(
      shopper.commerce.deleteCheckoutConsignment({ cartId, version, consignmentId }),
    );
    expect(after).toMatchObject({ consignments: [], shippingTotal: 0, grandTotal: 2000 });
    const order = { cartId, expectedTotal: 2000, paymentToken: await shop.token() };
    expect(await errorOf(shopper.commerce.createOrderFromCheckout(order))).toEqual({
      tag: 'refused',
      message: 'A delivery address is required',
    });
  });

  it('forgets a delivery that is no longer offered', async () => {
    const shopper = shop.shopper();
    const { productId, variantIds } = shop.styles[4] ?? { productId: 0, variantIds: [] };
    const cartId = await bagOf(shopper, [{ productId, variantId: variantIds[0] ?? 0, quantity: 1 }]);
    const { version, consignments } = await readyCheckout(shopper, cartId);
    const express = { consignmentId: consignments[0]?.id ?? '', shippingOptionId: 'uk-express' };
    await valueOf(shopper.commerce.updateCheckoutConsignment({ cartId, version, ...express }));
    await valueOf(
      shopper.commerce.addCartItems({ cartId, lineItems: [{ productId: productOf(1), quantity: 1 }] }),
    );
    const after = await valueOf(shopper.commerce.getCheckout({ cartId }));
    expect(after.consignments[0]?.selectedShippingOptionId).toBeNull();
    expect(after.shippingTotal).toBe(0);
  });

  it('a change made from an older version is refused and changes nothing', async () => {
    const shopper = shop.shopper();
    const cartId = await bagOf(shopper, [{ productId: productOf(0), quantity: 1 }]);
    const { version } = await valueOf(shopper.commerce.getCheckout({ cartId }));
    const bill = (city: string) =>
      shopper.commerce.addCheckoutBillingAddress({
        cartId,
        version,
        email,
        address: { ...addressIn('GB'), city },
      });
    await valueOf(bill('Ludlow'));
    expect((await errorOf(bill('Leominster'))).tag).toBe('conflict');
    const { billingAddress } = await valueOf(shopper.commerce.getCheckout({ cartId }));
    expect(billingAddress?.city).toBe('Ludlow');
  });

  it('needs no delivery when nothing has to be delivered', async () => {
    const shopper = shop.shopper();
    const cartId = await bagOf(shopper, [{ productId: productOf(3), quantity: 1 }]);
    const { version } = await valueOf(shopper.commerce.getCheckout({ cartId }));
    const address = addressIn('GB');
    await valueOf(shopper.commerce.addCheckoutBillingAddress({ cartId, version, email, address }));
    const order = { cartId, expectedTotal: 2500, paymentToken: await shop.token() };
    expect((await valueOf(shopper.commerce.createOrderFromCheckout(order))).orderId).toBeGreaterThan(100_000);
  });
});

describe('units in a checkout', () => {
  it('are held for 15 minutes: others cannot have them, then can again', async () => {
    const { productId } = shop.styles[5] ?? { productId: 0 };
    const holder = shop.shopper();
    const held = await bagOf(holder, [{ productId, quantity: 3 }]);
    const other = shop.shopper();
    const wanted = await bagOf(other, [{ productId, quantity: 3 }]);
    await valueOf(holder.commerce.getCheckout({ cartId: held }));
    const availableTo = async () =>
      (await valueOf(other.commerce.getCart({ id: wanted }))).lineItems.physicalItems[0]?.available;
    const before = await availableTo();
    shop.wait(15 * 60 * 1000 + 1);
    expect([before, await availableTo()]).toEqual([1, 4]);
  });
});
