import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiCaller, apiCaller } from '../testing/apiCaller.ts';
import type { ExampleIds } from '../testing/exampleArguments.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import {
  addressOf,
  registrationPayload,
  specifiedPaths,
  specifiedPayload,
} from '../testing/specifiedPayloads.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 50 }]);
});
afterAll(() => shop.close());

/** Operations whose payload names an id of somebody's. */
const namingAnId = specifiedPaths.filter(
  (path) =>
    JSON.stringify(specifiedPayload(path)) !==
    JSON.stringify(
      specifiedPayload(path, {
        cartId: '00000000-0000-4000-8000-00000000000a',
        customerId: 1,
        wishlistId: 1,
        itemId: 1,
        addressId: 1,
        orderId: 1,
      }),
    ),
);

async function registered(email: string): Promise<{ caller: ApiCaller; customerId: number }> {
  const caller = apiCaller(shop);
  const { id } = await caller.get('commerce/registerCustomer', registrationPayload(email));
  return { caller, customerId: id };
}

/** A cart, an order, an address and a wishlist of a customer's. */
async function ownedBy({
  caller,
  customerId,
}: {
  caller: ApiCaller;
  customerId: number;
}): Promise<ExampleIds> {
  const cart = async () => {
    const { data } = await caller.get('commerce/createCart', ...specifiedPayload('commerce/createCart'));
    const line = { product_id: shop.styles[0]?.productId, quantity: 1 };
    await caller.get('commerce/addCartItems', { cartId: data.id, data: { line_items: [line] } });
    return data.id as string;
  };
  const ordered = await cart();
  const data = { email: 'owner@example.com', address: addressOf('GB') };
  const { consignments } = await caller.get('commerce/postCheckoutConsignment', { cartId: ordered, data });
  const [{ id: consignmentId, available_shipping_options: options }] = consignments;
  const chosen = { shipping_option_id: options[0].id };
  await caller.get('commerce/updateCheckoutConsignment', { cartId: ordered, consignmentId, data: chosen });
  await caller.get('commerce/addCheckoutBillingAddress', { cartId: ordered, data });
  const paymentToken = await shop.token();
  const { orderId } = await caller.get('commerce/createOrderFromCheckout', { cartId: ordered, paymentToken });
  const cartId = await cart();
  const pair = { product_id: shop.styles[0]?.productId, variant_id: shop.styles[0]?.variantIds[0] };
  const list = await caller.get('commerce/createWishlist', { items: [pair] });
  const [address] = await caller.get('commerce/getCustomerAddress');
  const ids = { cartId, orderId, customerId, addressId: address.id };
  return { ...ids, wishlistId: list.id, itemId: list.items[0].id };
}

/** Tables that a refused call may write to: it is counted, its answer kept, its session seen. */
const ownBooks = ['attempts', 'idempotency_keys', 'sessions'];

/** Every row of every other table. */
async function contents(): Promise<string> {
  const { rows } = await shop.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const all = [];
  for (const name of rows.map((row) => String(row['name'])).filter((one) => !ownBooks.includes(one))) {
    const found = await shop.db.execute(
      sql`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash from ${sql.identifier(name)} t`,
    );
    all.push([name, found.rows[0]?.['hash']]);
  }
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

it('commerce §7 contract 4: whoever asks for what is somebody else’s is told what is told of nothing, and nothing changes', async ({
  annotate,
}) => {
  const owner = await registered('owner@example.com');
  const ids = await ownedBy(owner);
  const guest = apiCaller(shop);
  await guest.get('commerce/createCart', ...specifiedPayload('commerce/createCart'));
  const { caller: customer } = await registered('other@example.com');
  const strangers = { nobody: apiCaller(shop), guest, customer };
  const before = await contents();
  let cases = 0;
  for (const path of namingAnId) {
    for (const [who, caller] of Object.entries(strangers)) {
      const missing = await caller.ask(path, ...specifiedPayload(path));
      const foreign = await caller.ask(path, ...specifiedPayload(path, ids));
      expect([path, who, missing.status]).toEqual([path, who, expect.toBeOneOf([401, 404])]);
      expect([path, who, foreign.status, foreign.body]).toEqual([path, who, missing.status, missing.body]);
      cases += 2;
    }
  }
  expect(await contents()).toBe(before);
  expect(namingAnId.length).toBeGreaterThanOrEqual(25);
  expect((await owner.caller.ask('commerce/getCart', { id: ids.cartId })).status).toBe(200);
  await annotate(`${namingAnId.length} operations, ${cases} cases: each as what is missing`, 'figure');
});

it('commerce §7 contract 4: nobody signed in has no wishlist, address, profile or name', async () => {
  for (const path of [
    'commerce/getAllWishlists',
    'commerce/createWishlist',
    'commerce/getCustomerAddress',
    'commerce/createCustomerAddress',
    'commerce/updateCustomer',
    'promotions/getCustomerProfile',
    'promotions/updateCustomerProfile',
  ]) {
    const { status, body } = await apiCaller(shop).ask(path, ...specifiedPayload(path));
    expect([path, status, body.tag]).toEqual([path, 401, 'signed-out']);
  }
});

it('commerce §7 contract 4: a customer’s own cart goes to the checkout in no other customer’s name', async () => {
  const owner = await registered('named@example.com');
  const { caller, customerId } = await registered('naming@example.com');
  const { data } = await caller.get('commerce/createCart', ...specifiedPayload('commerce/createCart'));
  const asked = (id: number) => caller.ask('commerce/checkoutLogin', { customerId: id, cartId: data.id });
  const foreign = await asked(owner.customerId);
  expect([foreign.status, foreign.body.tag]).toEqual([404, 'not-found']);
  expect((await asked(customerId)).status).toBe(200);
});
