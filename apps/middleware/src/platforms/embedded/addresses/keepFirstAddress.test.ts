import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressIn, bagOf, readyCheckout } from '../../../testing/journey.ts';
import { register, registerByFour } from '../../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 50 }]);
});
afterAll(() => shop.close());

async function buy(shopper: Shopper): Promise<void> {
  const lineItems = shop.styles.map(({ productId }) => ({ productId, quantity: 1 }));
  const cartId = await bagOf(shopper, lineItems);
  const { grandTotal } = await readyCheckout(shopper, cartId);
  const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
  await valueOf(shopper.commerce.createOrderFromCheckout(due));
}

it('who registered without an address has that of their first order, and its phone, once', async () => {
  const shopper = shop.shopper();
  await registerByFour(shopper, 'first-address@example.com');
  await buy(shopper);
  expect(await valueOf(shopper.commerce.getCustomerAddress())).toMatchObject([addressIn('GB')]);
  expect((await valueOf(shopper.commerce.getCustomers()))?.phone).toBe(addressIn('GB').phone);
  await buy(shopper);
  expect(await valueOf(shopper.commerce.getCustomerAddress())).toHaveLength(1);
});

it('who has saved an address or a phone keeps them', async () => {
  const shopper = shop.shopper();
  const { phone } = await register(shopper, 'own-address@example.com');
  const own = await valueOf(shopper.commerce.getCustomerAddress());
  await buy(shopper);
  expect(await valueOf(shopper.commerce.getCustomerAddress())).toEqual(own);
  expect((await valueOf(shopper.commerce.getCustomers()))?.phone).toBe(phone);
});
