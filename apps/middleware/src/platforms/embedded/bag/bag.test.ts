import { messages } from '@tailorbird/commerce/messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bagOf } from '../../../testing/journey.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { cartLines } from '../schema/carts.ts';
import { productPrices } from '../schema/catalogue.ts';

const modifiers = [
  { id: 1, displayName: 'Recipient email', type: 'email', required: true, sortOrder: 1 },
  { id: 2, displayName: 'Your message', type: 'message', required: false, sortOrder: 2 },
  { id: 3, displayName: 'hidden_uid', type: 'hidden', required: true, sortOrder: 3 },
] as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', sizes: ['8', '10'], warehouse: 3, reserve: 2, price: { list: 4000, sale: 3000 } },
    { sku: '200002', sizes: ['8', '10'], disabled: ['-1'] },
    { sku: '200003', tracking: 'product', sizes: ['8', '10'], warehouse: 4 },
    { sku: '200004', tracking: 'none' },
    { sku: '200005', soldIn: ['uk'] },
    { sku: '100000', tracking: 'none', modifiers },
  ]);
});
afterAll(() => shop.close());

const style = (index: number) => {
  const found = shop.styles[index];
  if (!found) throw new Error(`The shop has no style ${index}.`);
  return { productId: found.productId, variants: found.variantIds };
};

describe('a bag', () => {
  it('commerce §3 cart 1: begins empty in its four groups, in the currency of its channel', async () => {
    const bag = await valueOf(shop.shopper('eu').commerce.createCart());
    const amounts = { baseAmount: 0, cartAmount: 0 };
    expect(bag).toMatchObject({ currency: 'EUR', ...amounts, coupons: [], customerId: null, notice: null });
    expect(bag.lineItems).toEqual({
      physicalItems: [],
      digitalItems: [],
      customItems: [],
      giftCertificates: [],
    });
  });

  it('commerce §3 cart 2: prices come from the channel’s price list and follow it', async () => {
    const shopper = shop.shopper();
    const { productId } = style(3);
    const cartId = await bagOf(shopper, [{ productId, quantity: 2 }]);
    await shop.db.update(productPrices).set({ list: 5000 }).where(eq(productPrices.productId, productId));
    const bag = await valueOf(shopper.commerce.getCart({ id: cartId }));
    expect(bag).toMatchObject({ baseAmount: 10_000, cartAmount: 10_000 });
  });

  it('a reduced style keeps its former price as the original', async () => {
    const shopper = shop.shopper();
    const { productId } = style(0);
    const cartId = await bagOf(shopper, [{ productId, quantity: 1 }]);
    const [line] = (await valueOf(shopper.commerce.getCart({ id: cartId }))).lineItems.physicalItems;
    expect(line).toMatchObject({ originalPrice: 4000, listPrice: 3000, salePrice: 3000 });
  });

  it('a price sent along is refused', async () => {
    const shopper = shop.shopper();
    const { id: cartId } = await valueOf(shopper.commerce.createCart());
    const line = { productId: style(0).productId, quantity: 1, listPrice: 1, price: 1 };
    const response = await shopper.post('/commerce/addCartItems', [{ cartId, lineItems: [line] }]);
    expect(response.status).toBe(400);
    expect((await valueOf(shopper.commerce.getCart({ id: cartId }))).cartAmount).toBe(0);
  });

  it('the same variant raises the quantity of the line there is', async () => {
    const shopper = shop.shopper();
    const { productId, variants } = style(0);
    const line = { productId, variantId: variants[1] ?? 0, quantity: 1 };
    const cartId = await bagOf(shopper, [line, line]);
    const bag = await valueOf(shopper.commerce.getCart({ id: cartId }));
    expect(bag.lineItems.physicalItems.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('a style that is not sold in the market cannot be added', async () => {
    const shopper = shop.shopper('us');
    const cartId = await bagOf(shopper, []);
    const lineItems = [{ productId: style(4).productId, quantity: 1 }];
    expect(await errorOf(shopper.commerce.addCartItems({ cartId, lineItems }))).toMatchObject({
      tag: 'not-found',
    });
  });
});

describe('without a chosen variant', () => {
  it('commerce §4 variant choice 1: the default one is added', async () => {
    const shopper = shop.shopper();
    const { productId, variants } = style(0);
    const bag = await valueOf(
      shopper.commerce.getCart({ id: await bagOf(shopper, [{ productId, quantity: 1 }]) }),
    );
    expect(bag.lineItems.physicalItems[0]?.variantId).toBe(variants[0]);
  });

  it('commerce §4 variant choice 1: the first that can be bought is added when the default one cannot', async () => {
    const shopper = shop.shopper();
    const { productId, variants } = style(1);
    const bag = await valueOf(
      shopper.commerce.getCart({ id: await bagOf(shopper, [{ productId, quantity: 1 }]) }),
    );
    expect(bag.lineItems.physicalItems[0]?.variantId).toBe(variants[1]);
  });
});

describe('quantities', () => {
  it('commerce §8 message 6: are lowered to what is left, and the shopper is told', async () => {
    const shopper = shop.shopper();
    const { productId } = style(0);
    const cartId = await bagOf(shopper, [{ productId, quantity: 1 }]);
    const { lineItems } = await valueOf(shopper.commerce.getCart({ id: cartId }));
    const itemId = lineItems.physicalItems[0]?.id ?? '';
    const bag = await valueOf(
      shopper.commerce.updateCartItem({ cartId, itemId, lineItem: { quantity: 50 } }),
    );
    expect(bag.notice).toBe('Sorry we have had to adjust the quantity');
    expect(bag.lineItems.physicalItems[0]).toMatchObject({ quantity: 5, available: 5 });
  });

  it('outside the UK the store reserve does not count', async () => {
    const shopper = shop.shopper('us');
    const { productId } = style(0);
    const cartId = await bagOf(shopper, [{ productId, quantity: 9 }]);
    const bag = await valueOf(shopper.commerce.getCart({ id: cartId }));
    expect(bag.lineItems.physicalItems[0]).toMatchObject({ quantity: 3, available: 3 });
  });

  it('nothing more is added when all there is lies in the bag', async () => {
    const shopper = shop.shopper();
    const { productId } = style(0);
    const cartId = await bagOf(shopper, [{ productId, quantity: 5 }]);
    const error = await errorOf(
      shopper.commerce.addCartItems({ cartId, lineItems: [{ productId, quantity: 1 }] }),
    );
    expect(error).toMatchObject({ tag: 'sold-out', message: messages.quantityExceedsStock, available: 0 });
  });

  it('stock counted for the style is shared by its variants', async () => {
    const shopper = shop.shopper();
    const { productId, variants } = style(2);
    const cartId = await bagOf(shopper, [
      { productId, variantId: variants[0] ?? 0, quantity: 3 },
      { productId, variantId: variants[1] ?? 0, quantity: 3 },
    ]);
    const bag = await valueOf(shopper.commerce.getCart({ id: cartId }));
    expect(bag.lineItems.physicalItems.map(({ quantity }) => quantity)).toEqual([3, 1]);
  });
});

describe('removing', () => {
  it('commerce §4 cart removal 1: removeCartItem answers no bag with the last line, and the bag is gone', async () => {
    const shopper = shop.shopper();
    const cartId = await bagOf(shopper, [{ productId: style(3).productId, quantity: 1 }]);
    const { lineItems } = await valueOf(shopper.commerce.getCart({ id: cartId }));
    const itemId = lineItems.physicalItems[0]?.id ?? '';
    expect(await valueOf(shopper.commerce.removeCartItem({ cartId, itemId }))).toEqual({ bag: null });
    expect((await errorOf(shopper.commerce.getCart({ id: cartId }))).tag).toBe('not-found');
  });

  it('a cleared bag keeps its lines in the books', async () => {
    const shopper = shop.shopper();
    const cartId = await bagOf(shopper, [{ productId: style(3).productId, quantity: 1 }]);
    await valueOf(shopper.commerce.deleteCart({ id: cartId }));
    expect((await errorOf(shopper.commerce.getCart({ id: cartId }))).tag).toBe('not-found');
    expect(await shop.db.select().from(cartLines).where(eq(cartLines.cartId, cartId))).toHaveLength(1);
  });
});

/** The modifier the shop fills in itself. */
const hiddenOption = 3;

describe('commerce §5 modifiers 1: gift cards, and the value of their hidden_uid', () => {
  const enter = (email: string) => ({
    productId: style(5).productId,
    quantity: 1,
    optionSelections: [
      { optionId: 1, optionValue: email },
      { optionId: 2, optionValue: 'Happy birthday' },
    ],
  });

  it('reliability C6: each gets a hidden id of the shop’s own, whatever the caller says it is', async ({
    annotate,
  }) => {
    const shopper = shop.shopper();
    const { id: cartId } = await valueOf(shopper.commerce.createCart());
    const card = enter('rose@example.com');
    const forged = { optionId: hiddenOption, optionValue: '1_1' };
    const withId = { ...card, optionSelections: [...card.optionSelections, forged] };
    for (let at = 0; at < 5; at += 1) {
      const lineItems = Array.from({ length: 10 }, () => (at % 2 === 0 ? card : withId));
      await shopper.commerce.addCartItems({ cartId, lineItems });
    }
    const rows = await shop.db.select().from(cartLines).where(eq(cartLines.cartId, cartId));
    const ids = rows.flatMap(({ optionSelections }) =>
      optionSelections.flatMap(({ optionId, optionValue }) =>
        optionId === hiddenOption ? [optionValue] : [],
      ),
    );
    expect(ids.length).toBeGreaterThanOrEqual(30);
    expect(ids).toHaveLength(rows.length);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(forged.optionValue);
    // commerce §5: a timestamp in seconds, and a random number of seven digits.
    expect(ids.filter((id) => Math.abs(Number(id.slice(0, -7)) - Date.now() / 1000) > 600)).toEqual([]);
    await annotate(
      `${ids.length} cards: ${new Set(ids).size} hidden ids, 0 of the caller’s (target all, 0)`,
      'figure',
    );
  });

  it('reliability C6: never share a line, even with the same words', async () => {
    const shopper = shop.shopper();
    const { id: cartId } = await valueOf(shopper.commerce.createCart());
    const card = enter('rose@example.com');
    const bag = await valueOf(shopper.commerce.addCartItems({ cartId, lineItems: [card, card] }));
    expect(bag.lineItems.digitalItems).toHaveLength(2);
    expect(bag.lineItems.digitalItems[0]?.options).toContainEqual({
      name: 'Your message',
      value: 'Happy birthday',
      modifierId: 2,
    });
    expect(JSON.stringify(bag)).not.toContain('hidden_uid');
  });

  it('commerce §5 add to bag 5: need a valid recipient e-mail', async () => {
    const shopper = shop.shopper();
    const { id: cartId } = await valueOf(shopper.commerce.createCart());
    for (const email of ['', 'rose', 'rose@example.c']) {
      const error = await errorOf(shopper.commerce.addCartItems({ cartId, lineItems: [enter(email)] }));
      expect(error.tag).toBe('refused');
    }
  });
});

describe('Idempotency-Key', () => {
  it('repeats the first answer, and refuses other arguments and keys too long', async () => {
    const shopper = shop.shopper();
    const { id: cartId } = await valueOf(shopper.commerce.createCart());
    const add = (quantity: number, key: string) =>
      shopper.post(
        '/commerce/addCartItems',
        [{ cartId, lineItems: [{ productId: style(3).productId, quantity }] }],
        { 'idempotency-key': key },
      );
    const first = await (await add(1, 'one')).json();
    expect(await (await add(1, 'one')).json()).toEqual(first);
    expect((await add(2, 'one')).status).toBe(422);
    expect((await add(1, 'x'.repeat(256))).status).toBe(400);
    const bag = await valueOf(shopper.commerce.getCart({ id: cartId }));
    expect(bag.lineItems.physicalItems[0]?.quantity).toBe(1);
  });

  it('a refusal is not kept: the same key may try again', async () => {
    const shopper = shop.shopper();
    const { id: cartId } = await valueOf(shopper.commerce.createCart());
    const body = [{ cartId, lineItems: [{ productId: 9_999_999, quantity: 1 }] }];
    for (const attempt of [1, 2]) {
      const response = await shopper.post('/commerce/addCartItems', body, { 'idempotency-key': 'again' });
      expect([attempt, response.status]).toEqual([attempt, 404]);
    }
  });
});
