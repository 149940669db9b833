import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import type { Bag } from '@tailorbird/commerce/model/bag';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bagOf, readyCheckout } from '../../../testing/journey.ts';
import { login, register } from '../../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { carts } from '../schema/carts.ts';
import { checkouts } from '../schema/checkout.ts';
import { savedCarts } from '../schema/customers.ts';
import { stockItems, stockLevels } from '../schema/inventory.ts';

const modifier = (id: number, displayName: string, type: 'email' | 'hidden', required: boolean) => ({
  id,
  displayName,
  type,
  required,
  sortOrder: id,
});

let shop: TestShop;
let email: string;
let made = 0;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', warehouse: 50 },
    { sku: '200002', warehouse: 4 },
    {
      sku: '100000',
      tracking: 'none',
      modifiers: [
        modifier(1, 'Recipient email', 'email', true),
        modifier(2, 'Your email', 'email', true),
        modifier(3, 'hidden_uid', 'hidden', false),
      ],
    },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  made += 1;
  email = `customer${made}@example.com`;
});

const productOf = (index: number) => shop.styles[index]?.productId ?? 0;
const lines = (index: number, quantity: number) => [{ productId: productOf(index), quantity }];
const load = (shopper: Shopper, cartId?: string) =>
  valueOf(shopper.commerce.loadCustomerCart(cartId === undefined ? {} : { cartId }));
const quantities = (bag: Bag) =>
  Object.fromEntries(bagLines(bag).map(({ sku, quantity }) => [sku, quantity]));

/** A customer with a saved bag, logged out. */
async function customerWith(lineItems: Parameters<typeof bagOf>[1]): Promise<string> {
  const shopper = shop.shopper();
  await register(shopper, email);
  const cartId = await bagOf(shopper, lineItems);
  return (await load(shopper, cartId)).id;
}

/** A guest with a bag, who then logs in. */
async function guestWith(lineItems: Parameters<typeof bagOf>[1]) {
  const shopper = shop.shopper();
  const cartId = await bagOf(shopper, lineItems);
  await login(shopper, email);
  return { shopper, cartId };
}

describe('the bag after a login', () => {
  it('commerce §4 cart merge 1: the saved cart is looked for, and found on another device, also beside a newer one', async () => {
    const saved = await customerWith(lines(0, 2));
    const shopper = shop.shopper();
    await login(shopper, email);
    shop.wait(1000);
    await valueOf(shopper.commerce.createCart());
    expect(await load(shopper)).toMatchObject({ id: saved, cartAmount: 8000 });
    const customer = await valueOf(shopper.commerce.getCustomers());
    expect(customer?.formFields).toContainEqual({ name: 'Cart ID', value: saved });
  });

  it('commerce §4 cart merge 2: without a saved cart the present one is saved', async () => {
    await register(shop.shopper(), email);
    const { shopper, cartId } = await guestWith(lines(0, 1));
    const bag = await load(shopper, cartId);
    expect(bag.id).toBe(cartId);
    expect(bag.customerId).not.toBeNull();
    const kept = await shop.db.select().from(savedCarts).where(eq(savedCarts.cartId, cartId));
    expect(kept).toHaveLength(1);
  });

  it('commerce §4 cart merge 3: with an empty present cart the saved one is adopted', async () => {
    const saved = await customerWith(lines(0, 2));
    const { shopper, cartId } = await guestWith([]);
    const bag = await load(shopper, cartId);
    expect([bag.id, quantities(bag)]).toEqual([saved, { '200001-1': 2 }]);
  });

  it('commerce §4 cart merge 3: where the saved cart is gone the present one is saved in its place', async () => {
    const saved = await customerWith(lines(0, 2));
    await shop.db.update(carts).set({ status: 'deleted' }).where(eq(carts.id, saved));
    const { shopper, cartId } = await guestWith(lines(0, 3));
    const bag = await load(shopper, cartId);
    expect([bag.id, quantities(bag)]).toEqual([cartId, { '200001-1': 3 }]);
    const elsewhere = shop.shopper();
    await login(elsewhere, email);
    expect((await load(elsewhere)).id).toBe(cartId);
  });

  it('commerce §4 cart merge 4: the present items join the saved cart', async () => {
    const saved = await customerWith(lines(0, 2));
    const { shopper, cartId } = await guestWith([...lines(0, 3), ...lines(1, 1)]);
    const bag = await load(shopper, cartId);
    expect([bag.id, bag.notice]).toEqual([saved, null]);
    expect(quantities(bag)).toEqual({ '200001-1': 5, '200002-1': 1 });
  });

  it('commerce §8 message 6: a sum beyond the stock is lowered to it, and the shopper is told', async () => {
    await customerWith(lines(1, 3));
    const { shopper, cartId } = await guestWith(lines(1, 2));
    const bag = await load(shopper, cartId);
    expect([bag.notice, quantities(bag)]).toEqual([
      'Sorry we have had to adjust the quantity',
      { '200002-1': 4 },
    ]);
    expect((await load(shopper, bag.id)).notice).toBeNull();
  });

  it('a line that has sold out stays, to be seen', async () => {
    await customerWith(lines(1, 3));
    const isIt = eq(stockItems.sku, '200002-1');
    const [item] = await shop.db.select().from(stockItems).where(isIt);
    const { shopper, cartId } = await guestWith([...lines(0, 1), ...lines(1, 1)]);
    const set = (onHand: number) =>
      shop.db
        .update(stockLevels)
        .set({ onHand })
        .where(eq(stockLevels.stockItemId, item?.id ?? 0));
    await set(0);
    const bag = await load(shopper, cartId);
    await set(4);
    expect(quantities(bag)).toEqual({ '200001-1': 1, '200002-1': 3 });
    expect(bag.lineItems.physicalItems.find(({ sku }) => sku === '200002-1')?.available).toBe(0);
  });

  it('gift cards stay apart, each with the id only we gave it', async () => {
    const card = {
      productId: productOf(2),
      quantity: 1,
      optionSelections: [
        { optionId: 1, optionValue: 'ada@example.com' },
        { optionId: 2, optionValue: 'maud@example.com' },
        { optionId: 3, optionValue: 'the same' },
      ],
    };
    await customerWith([card]);
    const { shopper, cartId } = await guestWith([card, card]);
    expect((await load(shopper, cartId)).lineItems.digitalItems.map(({ quantity }) => quantity)).toEqual([
      1, 1, 1,
    ]);
  });

  it('reliability C2: is merged once, however often and from however many tabs it is loaded', async () => {
    const saved = await customerWith(lines(0, 2));
    const { shopper, cartId } = await guestWith(lines(0, 3));
    const bags = [];
    for (const tab of [shopper, shopper.tab(), shopper.tab()]) bags.push(await load(tab, cartId));
    bags.push(
      ...(await Promise.all([shopper, shopper.tab(), shopper.tab()].map((tab) => load(tab, cartId)))),
    );
    for (const bag of bags) expect([bag.id, quantities(bag)]).toEqual([saved, { '200001-1': 5 }]);
  });

  it('two tabs of a guest that log in at once lose nothing and double nothing', async () => {
    await customerWith(lines(0, 2));
    const first = shop.shopper();
    const cartId = await bagOf(first, lines(0, 3));
    const second = first.tab();
    await Promise.all([login(first, email), login(second, email)]);
    const bags = await Promise.all([load(first, cartId), load(second, cartId)]);
    for (const bag of bags) expect(quantities(bag)).toEqual({ '200001-1': 5 });
  });

  it('a tab that still holds the old bag reads and fills the merged one', async () => {
    const saved = await customerWith(lines(0, 2));
    const { shopper, cartId } = await guestWith(lines(0, 3));
    await load(shopper, cartId);
    const lineItems = lines(0, 1);
    expect((await valueOf(shopper.commerce.addCartItems({ cartId, lineItems }))).id).toBe(saved);
    expect(quantities(await valueOf(shopper.commerce.getCart({ id: cartId })))).toEqual({ '200001-1': 6 });
    const [old] = await shop.db.select().from(carts).where(eq(carts.id, cartId));
    expect(old).toMatchObject({ status: 'merged', mergedInto: saved });
  });

  it('stays in its market: each has a saved bag of its own currency', async () => {
    const uk = await customerWith(lines(0, 1));
    const shopper = shop.shopper('eu');
    const cartId = await bagOf(shopper, lines(0, 2));
    await login(shopper, email);
    const bag = await load(shopper, cartId);
    expect([bag.id, bag.currency, quantities(bag)]).toEqual([cartId, 'EUR', { '200001-1': 2 }]);
    const back = shop.shopper();
    await login(back, email);
    expect(await load(back)).toMatchObject({ id: uk, currency: 'GBP' });
  });

  it('a bag whose order is being placed is left alone for five minutes', async () => {
    const saved = await customerWith([]);
    const { shopper, cartId } = await guestWith(lines(0, 1));
    await readyCheckout(shopper, cartId);
    await shop.db.update(checkouts).set({ completingAt: shop.clock() }).where(eq(checkouts.cartId, cartId));
    expect([(await load(shopper)).id, quantities(await load(shopper))]).toEqual([saved, {}]);
    expect((await valueOf(shopper.commerce.getCheckout({ cartId }))).id).toBe(cartId);
    shop.wait(5 * 60_000 + 1);
    expect(quantities(await load(shopper))).toEqual({ '200001-1': 1 });
  });

  it('commerce §4 cart load 1: createCart and updateCart attach a cart to the customer who is signed in', async () => {
    const shopper = shop.shopper();
    const { id } = await register(shopper, email);
    expect((await valueOf(shopper.commerce.createCart())).customerId).toBe(id);
    const attached = await valueOf(
      shopper.commerce.updateCart({ id: (await valueOf(shopper.commerce.createCart())).id }),
    );
    expect(attached.customerId).toBe(id);
  });

  it('commerce §7 checkout login 1: the answer is where the browser is sent, in its market', async () => {
    const shopper = shop.shopper('us');
    await register(shopper, email);
    const cartId = await bagOf(shopper, lines(0, 1));
    expect(await valueOf(shopper.commerce.checkoutLogin({ cartId }))).toEqual({
      redirectUrl: '/us/checkout',
    });
    expect((await errorOf(shop.shopper().commerce.checkoutLogin({ cartId }))).tag).toBe('signed-out');
  });
});
