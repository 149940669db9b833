import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bagOf } from '../../../testing/journey.ts';
import { register } from '../../../testing/registration.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200003', tracking: 'none' },
    { sku: '200004', tracking: 'none' },
  ]);
});
afterAll(() => shop.close());

describe('the calls', () => {
  it('commerce §7 cart 1: createCart, getCart, updateCart, addCartItems, updateCartItem, removeCartItem and deleteCart answer as named', async () => {
    const { commerce } = shop.shopper();
    const { id, ...created } = await valueOf(commerce.createCart());
    expect(created).toMatchObject({ currency: 'GBP', customerId: null });
    expect(await valueOf(commerce.getCart({ id }))).toMatchObject({ id, lineItems: created.lineItems });
    expect((await errorOf(commerce.updateCart({ id }))).tag).toBe('signed-out');
    const lines = [...shop.styles].map(({ productId }) => ({ productId, quantity: 1 }));
    const filled = await valueOf(commerce.addCartItems({ cartId: id, lineItems: lines }));
    const [first, second] = filled.lineItems.physicalItems;
    if (!first || !second) throw new Error('Two styles make two lines.');
    const more = { cartId: id, itemId: first.id, lineItem: { quantity: 2 } };
    const updated = await valueOf(commerce.updateCartItem(more));
    expect(updated.lineItems.physicalItems.map(({ quantity }) => quantity)).toEqual([2, 1]);
    const left = await valueOf(commerce.removeCartItem({ cartId: id, itemId: first.id }));
    expect(left.bag?.lineItems.physicalItems.map((line) => line.id)).toEqual([second.id]);
    expect(await valueOf(commerce.removeCartItem({ cartId: id, itemId: second.id }))).toEqual({ bag: null });
    const other = await bagOf(shop.shopper(), []);
    expect((await errorOf(commerce.deleteCart({ id: other }))).tag).toBe('not-found');
    const customer = shop.shopper();
    const own = await valueOf(customer.commerce.createCart());
    const { id: customerId } = await register(customer, 'named@example.com');
    expect(await valueOf(customer.commerce.updateCart({ id: own.id }))).toMatchObject({
      id: own.id,
      customerId,
      lineItems: own.lineItems,
    });
    const mine = await valueOf(commerce.createCart());
    expect(await valueOf(commerce.deleteCart({ id: mine.id }))).toEqual({});
  });

  it('commerce §8 operations 1: an error is logged with its operation', async () => {
    const { commerce } = shop.shopper();
    const gone = { cartId: crypto.randomUUID(), itemId: crypto.randomUUID() };
    const calls = {
      load: () => commerce.getCart({ id: gone.cartId }),
      addItem: () =>
        commerce.addCartItems({ cartId: gone.cartId, lineItems: [{ productId: 1, quantity: 1 }] }),
      removeItem: () => commerce.removeCartItem(gone),
      updateItemQty: () => commerce.updateCartItem({ ...gone, lineItem: { quantity: 1 } }),
      clear: () => commerce.deleteCart({ id: gone.cartId }),
    };
    for (const [op, call] of Object.entries(calls)) {
      expect((await errorOf<unknown>(call())).tag).toBe('not-found');
      const lines = shop.logged.map((line) => JSON.parse(line) as { op?: string; outcome?: string });
      expect(lines.at(-1)).toMatchObject({ op, outcome: 'not-found' });
    }
  });
});
