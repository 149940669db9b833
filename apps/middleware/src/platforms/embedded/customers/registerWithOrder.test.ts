import { messages } from '@tailorbird/commerce/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bagOf, readyCheckout } from '../../../testing/journey.ts';
import { login, password, register } from '../../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 500 }]);
});
afterAll(() => shop.close());

async function bought(shopper: Shopper, email: string) {
  const cartId = await bagOf(shopper, [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }]);
  const { grandTotal } = await readyCheckout(shopper, cartId, 'GB', email);
  const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
  const { orderId } = await valueOf(shopper.commerce.createOrderFromCheckout(due));
  return { cartId, orderId };
}

describe('an account after the order', () => {
  it('has who placed it, where they live, and that order alone, and its password lets them in', async () => {
    const guest = shop.shopper();
    const earlier = await bought(guest, 'after@example.com');
    const placed = await bought(guest, 'after@example.com');
    const made = await valueOf(guest.commerce.registerWithOrder({ ...placed, password }));
    expect(made).toMatchObject({ email: 'after@example.com', firstName: 'Maud', lastName: 'Fenwick' });
    expect(await valueOf(guest.commerce.getCustomerAddress())).toMatchObject([{ postCode: 'SY8 1AA' }]);
    const elsewhere = shop.shopper();
    await login(elsewhere, 'after@example.com');
    const history = await valueOf(elsewhere.commerce.getOrders());
    expect(history.map(({ id }) => id)).toEqual([placed.orderId]);
    expect(earlier.orderId).not.toBe(placed.orderId);
  });

  it('is made for nobody but who placed the order', async () => {
    const guest = shop.shopper();
    const placed = await bought(guest, 'mine@example.com');
    const other = shop.shopper();
    await bought(other, 'theirs@example.com');
    expect((await errorOf(other.commerce.registerWithOrder({ ...placed, password }))).tag).toBe('not-found');
    const customer = shop.shopper();
    await register(customer, 'customer@example.com');
    expect((await errorOf(customer.commerce.registerWithOrder({ ...placed, password }))).tag).toBe(
      'not-found',
    );
    const own = await bought(customer, 'customer@example.com');
    expect((await errorOf(customer.commerce.registerWithOrder({ ...own, password }))).tag).toBe('not-found');
  });

  it('is refused where there is one, but for who knows its password, and with a password that is too easy', async () => {
    await register(shop.shopper(), 'taken@example.com');
    const guest = shop.shopper();
    const placed = await bought(guest, 'taken@example.com');
    expect(
      await errorOf(guest.commerce.registerWithOrder({ ...placed, password: 'copper 9 kettle' })),
    ).toMatchObject({
      tag: 'refused',
      message: messages.accountExists,
    });
    expect((await errorOf(guest.commerce.registerWithOrder({ ...placed, password: 'short' }))).tag).toBe(
      'refused',
    );
    await valueOf(guest.commerce.registerWithOrder({ ...placed, password }));
    expect((await valueOf(guest.commerce.getOrders())).map(({ id }) => id)).toEqual([placed.orderId]);
  });
});
