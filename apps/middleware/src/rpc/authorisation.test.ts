import { createHash } from 'node:crypto';
import { contract } from '@tailorbird/commerce/contract/contract';
import type { Method } from '@tailorbird/commerce/contract/method';
import { markets } from '@tailorbird/commerce/market';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExampleIds, exampleArguments, missingIds, namesAnId } from '../testing/exampleArguments.ts';
import { bagOf, readyCheckout } from '../testing/journey.ts';
import { register } from '../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../testing/shopWith.ts';
import { valueOf } from '../testing/valueOf.ts';
import { ownerRuleOf } from './ownerRules.ts';

const rows = Object.entries(contract).flatMap(([segment, methods]) =>
  Object.entries<Method>(methods).map(([name, row]) => ({ call: `${segment}/${name}`, segment, name, row })),
);
const owned = rows.filter(({ row, name }) => row.owner !== 'nobody' && name !== 'createCart');
const withId = owned.filter(({ call }) => namesAnId(call));

let shop: TestShop;
let guestsIds: ExampleIds;
let customersIds: ExampleIds;
let callers: readonly (readonly [string, Shopper])[];

beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 50 }]);
  const expired = shop.shopper();
  await register(expired, 'expired@example.com');
  const expiredGuest = shop.shopper();
  await bagOf(expiredGuest, []);
  shop.wait(40 * 24 * 60 * 60 * 1000);
  const otherGuest = shop.shopper();
  await bagOf(otherGuest, []);
  const otherCustomer = shop.shopper();
  await register(otherCustomer, 'other@example.com');
  callers = [
    ['no session', shop.shopper()],
    ['another guest', otherGuest],
    ['another customer', otherCustomer],
    ['an expired guest', expiredGuest],
    ['an expired customer', expired],
  ];
  guestsIds = await idsOf(shop.shopper());
  const customer = shop.shopper();
  const { id } = await register(customer, 'owner@example.com');
  customersIds = await idsOf(customer, id);
});
afterAll(() => shop.close());

/** A bag with an order behind it, and for a customer one of everything else. */
async function idsOf(owner: Shopper, customerId?: number): Promise<ExampleIds> {
  const { productId = 0, variantIds = [] } = shop.styles[0] ?? {};
  const ordered = await bagOf(owner, [{ productId, quantity: 1 }]);
  const { grandTotal } = await readyCheckout(owner, ordered);
  const due = { cartId: ordered, expectedTotal: grandTotal, paymentToken: await shop.token() };
  const { orderId } = await valueOf(owner.commerce.createOrderFromCheckout(due));
  const cartId = await bagOf(owner, [{ productId, quantity: 1 }]);
  if (customerId === undefined) return { ...missingIds, cartId, orderId };
  const items = [{ productId, variantId: variantIds[0] ?? 0 }];
  const list = await valueOf(owner.commerce.createWishlist({ items }));
  const [address] = await valueOf(owner.commerce.getCustomerAddress());
  const addressId = address?.id ?? 0;
  return { cartId, orderId, customerId, addressId, wishlistId: list.id, itemId: list.items[0]?.id ?? 0 };
}

/** Everything a foreign call could change. */
async function contents(): Promise<string> {
  const tables =
    'carts cart_lines saved_carts checkouts consignments orders order_lines reservations customers customer_addresses ' +
    'wishlists wishlist_items contacts stock_notices password_resets payments outbox reviews';
  const all = [];
  for (const table of tables.split(' ')) {
    const found = await shop.db.execute(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`);
    all.push(found.rows.map(({ row }) => JSON.stringify(row)).toSorted());
  }
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

async function answerTo(shopper: Shopper, call: string, args: unknown[]): Promise<string> {
  const response = await shopper.post(`/${call}`, args);
  return `${response.status} ${await response.text()}`;
}

describe('what is somebody else’s is told as what does not exist, and stays as it was', () => {
  it.each(withId)('reliability E1: $call', async ({ call }) => {
    const before = await contents();
    for (const [who, caller] of callers) {
      const missing = await answerTo(caller, call, exampleArguments(call));
      expect([who, missing.slice(0, 4)]).toEqual([who, expect.stringMatching(/^40[14] $/)]);
      expect([who, await answerTo(caller, call, exampleArguments(call, guestsIds))]).toEqual([who, missing]);
      expect([who, await answerTo(caller, call, exampleArguments(call, customersIds))]).toEqual([
        who,
        missing,
      ]);
    }
    expect(await contents()).toBe(before);
  });

  it('reliability E1: nobody signed in is told 401 by every call that needs a customer, whatever it names', async () => {
    for (const { call, row } of owned) {
      if (row.owner !== 'customer') continue;
      const answers = [callers[0], callers[1], callers[4]].map((caller) =>
        answerTo(caller?.[1] ?? shop.shopper(), call, exampleArguments(call, customersIds)),
      );
      const bodies = new Set(await Promise.all(answers));
      expect([call, bodies.size, [...bodies][0]?.slice(0, 4)]).toEqual([call, 1, '401 ']);
    }
  });

  it('in another market a bag is not there', async () => {
    const owner = shop.shopper();
    const cartId = await bagOf(owner, []);
    const eu = String(markets.eu.channelId);
    expect((await owner.post('/commerce/getCart', [{ id: cartId }], { 'channel-id': eu })).status).toBe(404);
  });
});

describe('every row of the contract', () => {
  it.each(rows)('reliability E3: $call has an owner rule unless it is nobody’s', ({ segment, name, row }) => {
    expect(ownerRuleOf(segment, name, row) === undefined).toBe(row.owner === 'nobody');
  });

  it('reliability E3: a row without a rule stops the start', () => {
    const { row } = owned[0] ?? {};
    expect(() => row && ownerRuleOf('commerce', 'getSecrets', row)).toThrow('has no owner rule');
  });

  const extras = [
    'customer_id',
    'customerId2',
    'price',
    'is_admin',
    'isAdmin',
    'list_price',
    'coupons',
    '__owner',
  ];
  it.each(owned)('reliability E2: $call takes no more than it says', async ({ call }) => {
    const args = exampleArguments(call);
    const [first] = args;
    for (const extra of extras) {
      const more =
        typeof first === 'object' ? [{ ...first, [extra]: 1 }, ...args.slice(1)] : [...args, { [extra]: 1 }];
      expect([extra, (await shop.shopper().post(`/${call}`, more)).status]).toEqual([extra, 400]);
    }
  });

  it.each(withId)('reliability E1: $call refuses an id of another kind', async ({ call }) => {
    const text = JSON.stringify(exampleArguments(call));
    const ids = Object.values(missingIds).map((id) => JSON.stringify(id));
    const kinds = ['[1]', '{}', 'null', '"x"', '-1', 'true', '1.5', '9007199254740993'];
    for (const kind of kinds) {
      const wrong = ids.reduce((changed, id) => changed.replaceAll(id, kind), text);
      const response = await shop.shopper().post(`/${call}`, wrong);
      // The saved bag is named in a text, where any text is one.
      const fits = call.endsWith('FormFields') && kind === '"x"';
      expect([kind, response.status]).toEqual([kind, fits ? 401 : 400]);
    }
  });
});
