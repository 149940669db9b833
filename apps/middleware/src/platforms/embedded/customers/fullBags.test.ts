import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import { messages } from '@tailorbird/commerce/messages';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bagOf } from '../../../testing/journey.ts';
import { login, register } from '../../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { cartLines } from '../schema/carts.ts';

const modifiers = [
  { id: 1, displayName: 'Recipient email', type: 'email', required: true, sortOrder: 1 },
  { id: 2, displayName: 'Your email', type: 'email', required: true, sortOrder: 2 },
  { id: 3, displayName: 'hidden_uid', type: 'hidden', required: false, sortOrder: 3 },
] as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', warehouse: 50 },
    { sku: '100000', tracking: 'none', modifiers },
  ]);
});
afterAll(() => shop.close());

const email = 'full@example.com';
const productOf = (index: number) => shop.styles[index]?.productId ?? 0;
const lines = (index: number, quantity: number) => [{ productId: productOf(index), quantity }];
const load = (shopper: Shopper, cartId: string) => valueOf(shopper.commerce.loadCustomerCart({ cartId }));

describe('the bag after a login', () => {
  it('of two full bags has every line of both, and takes new ones again once there is room', async () => {
    const card = {
      productId: productOf(1),
      quantity: 1,
      optionSelections: [
        { optionId: 1, optionValue: 'ada@example.com' },
        { optionId: 2, optionValue: 'wren@example.com' },
      ],
    };
    // Each card is a line of its own.
    const cards = Array.from({ length: 50 }, () => card);
    const fill = async (shopper: Shopper) => {
      const cartId = await bagOf(shopper, cards);
      await valueOf(shopper.commerce.addCartItems({ cartId, lineItems: cards.slice(1) }));
      await valueOf(shopper.commerce.addCartItems({ cartId, lineItems: lines(0, 1) }));
      return cartId;
    };
    const owner = shop.shopper();
    await register(owner, email);
    await load(owner, await fill(owner));
    const shopper = shop.shopper();
    const cartId = await fill(shopper);
    const full = { tag: 'refused', message: messages.bagFull };
    const add = (id: string, lineItems: Parameters<typeof bagOf>[1]) =>
      shopper.commerce.addCartItems({ cartId: id, lineItems: [...lineItems] });
    expect(await errorOf(add(cartId, [card]))).toEqual(full);
    expect(bagLines(await valueOf(add(cartId, lines(0, 1))))).toHaveLength(100);
    await login(shopper, email);
    const merged = await load(shopper, cartId);
    expect(bagLines(merged)).toHaveLength(199);
    expect(bagLines(merged)).toContainEqual(expect.objectContaining({ sku: '200001-1', quantity: 3 }));
    expect(await errorOf(add(merged.id, [card]))).toEqual(full);
    const removed = bagLines(merged).map(({ id }) => id);
    await shop.db.delete(cartLines).where(inArray(cartLines.id, removed.slice(0, 100)));
    expect(bagLines(await valueOf(add(merged.id, [card])))).toHaveLength(100);
  });
});
