import { createHash } from 'node:crypto';
import { contract } from '@tailorbird/commerce/contract/contract';
import type { Method } from '@tailorbird/commerce/contract/method';
import { markets } from '@tailorbird/commerce/market';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../platforms/call.ts';
import { type ExampleIds, exampleArguments, missingIds, namesAnId } from '../testing/exampleArguments.ts';
import { bagOf, readyCheckout } from '../testing/journey.ts';
import { register } from '../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../testing/shopWith.ts';
import { valueOf } from '../testing/valueOf.ts';
import { ownerRuleOf } from './ownerRules.ts';

const rows = Object.entries(contract).flatMap(([segment, methods]) =>
  Object.entries<Method>(methods).map(([name, row]) => ({ call: `${segment}/${name}`, segment, name, row })),
);
const owned = rows.filter(({ row, name }) => row.owner !== 'public' && name !== 'createCart');
const withId = owned.filter(({ call }) => namesAnId(call));

/** What the storefront keeps of who looks at content that is not published yet; the middleware is to give nothing for it. */
const previewCookie = '__Host-preview=on; preview=on';

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
  const editor = shop.shopper();
  callers = [
    ['no session', shop.shopper()],
    [
      'a preview editor',
      { ...editor, post: (path, body) => editor.post(path, body, { cookie: previewCookie }) },
    ],
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

/** Tables that a refused call may write to: it is counted, its answer kept, its session seen. */
const ownBooks = ['attempts', 'idempotency_keys', 'sessions'];

/** Everything a foreign call could change: every row of every other table. */
async function contents(): Promise<string> {
  const { rows: tables } = await shop.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const names = tables.map(({ name }) => String(name)).filter((name) => !ownBooks.includes(name));
  expect(names.length).toBeGreaterThan(25);
  const all = [];
  for (const name of names) {
    const found = await shop.db.execute(
      sql`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash from ${sql.identifier(name)} t`,
    );
    all.push([name, found.rows[0]?.['hash']]);
  }
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

async function answerTo(shopper: Shopper, call: string, args: unknown[]): Promise<string> {
  const response = await shopper.post(`/${call}`, args);
  return `${response.status} ${await response.text()}`;
}

/** The saved bag is one of many fields, and looked at where they are. */
const checkedByTheCall = ['commerce/updateCustomerFormFields'];

const customersOnly = expect.toBeOneOf([200, 401, 404]);
/** Ids of another kind than a call takes. */
const otherKinds = ['[1]', '{}', 'null', '"x"', '-1', 'true', '1.5', '9007199254740993'];

describe('what is somebody else’s is told as what does not exist, and stays as it was', () => {
  it('reliability E1: whoever asks, and whatever id they name', { timeout: 240_000 }, async ({
    annotate,
  }) => {
    const before = await contents();
    let cases = 0;
    for (const { call } of withId) {
      const text = JSON.stringify(exampleArguments(call));
      const ids = Object.values(missingIds).map((id) => JSON.stringify(id));
      for (const [who, caller] of callers) {
        const missing = await answerTo(caller, call, exampleArguments(call));
        expect([who, call, missing.slice(0, 4)]).toEqual([who, call, expect.stringMatching(/^40[14] $/)]);
        for (const foreign of [guestsIds, customersIds]) {
          const told = await answerTo(caller, call, exampleArguments(call, foreign));
          expect([who, call, told]).toEqual([who, call, missing]);
        }
        for (const kind of otherKinds) {
          const wrong = ids.reduce((changed, id) => changed.replaceAll(id, kind), text);
          const { status } = await caller.post(`/${call}`, wrong);
          // The saved bag is named in a text, where any text is one.
          const fits = call.endsWith('FormFields') && kind === '"x"';
          expect([who, call, kind, status]).toEqual([who, call, kind, fits ? customersOnly : 400]);
        }
        cases += 3 + otherKinds.length;
      }
    }
    expect(await contents()).toBe(before);
    expect(cases).toBeGreaterThanOrEqual(800);
    await annotate(
      `${withId.length} calls × ${callers.length} callers, ${cases} cases: each told as what is missing, 0 rows changed (target about 800, 100 %, 0)`,
      'figure',
    );
  });

  it('reliability E1: nobody signed in is told 401 by every call that needs a customer, whatever it names', async () => {
    for (const { call, row } of owned) {
      if (row.owner !== 'customer') continue;
      const strangers = callers.filter(([who]) => who !== 'another customer');
      const answers = strangers.map(([, caller]) =>
        answerTo(caller, call, exampleArguments(call, customersIds)),
      );
      const bodies = new Set(await Promise.all(answers));
      expect([call, bodies.size, [...bodies][0]?.slice(0, 4)]).toEqual([call, 1, '401 ']);
    }
  });

  it('reliability E1: each owner rule refuses it by itself, whatever the call behind it looks for, and lets its owner', async ({
    annotate,
  }) => {
    const session = 'a'.repeat(64);
    const { customerId } = customersIds;
    const as = (who: Pick<Call, 'session' | 'customerId'>) =>
      // What a rule looks at; the rest is for the calls.
      ({ db: shop.db, channelId: markets.uk.channelId, ...who }) as Call;
    const strangers = [
      as({ session: undefined, customerId: undefined }),
      as({ session, customerId: undefined }),
      as({ session, customerId: customerId + 1_000_000 }),
    ];
    const ruled = withId.filter(({ call }) => !checkedByTheCall.includes(call));
    for (const { call, segment, name, row } of ruled) {
      const rule = ownerRuleOf(segment, name, row);
      const args = exampleArguments(call, customersIds);
      for (const [at, stranger] of strangers.entries()) {
        const tag = (await rule?.(stranger, ...args))?.tag;
        expect([call, at, tag]).toEqual([call, at, expect.toBeOneOf(['not-found', 'signed-out'])]);
      }
      expect([call, await rule?.(as({ session, customerId }), ...args)]).toEqual([call, undefined]);
    }
    expect(ruled.length).toBeGreaterThan(25);
    await annotate(`${ruled.length} rules by themselves refuse ${strangers.length} strangers each`, 'figure');
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
    expect(ownerRuleOf(segment, name, row) === undefined).toBe(row.owner === 'public');
  });

  it('reliability E3: a row without a rule stops the start', async ({ annotate }) => {
    const { row } = owned[0] ?? {};
    expect(() => row && ownerRuleOf('commerce', 'getSecrets', row)).toThrow('has no owner rule');
    await annotate(
      `${rows.length} rows, ${owned.length} with an owner: 0 without a rule (target 0)`,
      'figure',
    );
  });

  const extras = [
    'customer_id',
    'customerId2',
    'price',
    'is_admin',
    'isAdmin',
    'list_price',
    'coupons',
    'channel_id',
    '__owner',
  ];

  it('reliability E2: takes no more than it says, in no part of its arguments', async ({ annotate }) => {
    let fields = 0;
    for (const { call } of owned) {
      for (const extra of extras) {
        for (const more of withExtra(exampleArguments(call), extra)) {
          const { status } = await shop.shopper().post(`/${call}`, more);
          expect([call, JSON.stringify(more), status]).toEqual([call, JSON.stringify(more), 400]);
          fields += 1;
        }
      }
    }
    expect(fields).toBeGreaterThanOrEqual(120);
    await annotate(
      `${fields} extra fields in ${owned.length} calls: 400 in each (target 120, all)`,
      'figure',
    );
  });

  it('reliability E2: a version is taken where a call has one, and nowhere else', async () => {
    for (const { call } of owned) {
      const args = exampleArguments(call);
      if (JSON.stringify(args).includes('"version"')) continue;
      for (const more of withExtra(args, 'version')) {
        expect([call, (await shop.shopper().post(`/${call}`, more)).status]).toEqual([call, 400]);
      }
    }
  });
});

/** Places where fields of any name are part of what is sent. */
const takesAnyField = ['requestData'];

/** A call's arguments with one more field, once in each object of them; after them, where there is none. */
function withExtra(args: readonly unknown[], extra: string): readonly (readonly unknown[])[] {
  const [first, ...rest] = args;
  if (typeof first !== 'object') return [[...args, { [extra]: 1 }]];
  return withinOne(first, extra).map((changed) => [changed, ...rest]);
}

function withinOne(value: unknown, extra: string): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((one, at) => withinOne(one, extra).map((changed) => value.with(at, changed)));
  }
  if (typeof value !== 'object' || value === null) return [];
  const deeper = Object.entries(value)
    .filter(([name]) => !takesAnyField.includes(name))
    .flatMap(([name, one]) => withinOne(one, extra).map((changed) => ({ ...value, [name]: changed })));
  return [{ ...value, [extra]: 1 }, ...deeper];
}
