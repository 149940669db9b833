import { contract } from '@tailorbird/commerce/contract/contract';
import type { Method } from '@tailorbird/commerce/contract/method';
import { specifiedCalls } from '@tailorbird/commerce/contract/specifiedCalls';
import { markets } from '@tailorbird/commerce/market';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimit } from '../edge/createRateLimit.ts';
import { callLine } from '../rpc/callLine.ts';
import { apiCaller } from '../testing/apiCaller.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { specifiedPaths, specifiedPayload } from '../testing/specifiedPayloads.ts';
import type { Operation } from './operation.ts';
import { type Operations, operations } from './operations.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001' }]);
});
afterAll(() => shop.close());

/** An operation that is missing does not compile. */
const { getCart: _getCart, ...commerce } = operations.commerce;
// @ts-expect-error: there is no getCart.
({ ...operations, commerce }) satisfies Operations;

const table = Object.entries(operations).flatMap(([segment, rows]) =>
  Object.entries<Operation>(rows).map(([name, row]) => ({ path: `${segment}/${name}`, name, row })),
);
const operationAt = (path: string) => table.find((one) => one.path === path)?.row;

describe('commerce §7 contract 1: POST /api/{segment}/{method} has every operation, and takes what the specification sends', () => {
  it('there is one for each call that is spoken of, and no other', () => {
    const spokenOf = Object.entries(specifiedCalls).flatMap(([segment, names]) =>
      names.map((name) => `${segment}/${name}`),
    );
    expect(table.map(({ path }) => path).toSorted()).toEqual(spokenOf.toSorted());
    expect([...specifiedPaths].toSorted()).toEqual(spokenOf.toSorted());
  });

  it.each(specifiedPaths)('%s takes its payload', (path) => {
    expect(operationAt(path)?.args.safeParse(specifiedPayload(path)).error?.issues).toBeUndefined();
  });

  it.each(specifiedPaths)('%s is answered as such, whatever the answer', async (path) => {
    const { status, body } = await apiCaller(shop).ask(path, ...specifiedPayload(path));
    expect([status, body]).toEqual([expect.toBeOneOf([200, 401, 404, 422]), expect.anything()]);
    expect(JSON.stringify(body)).not.toContain('There is no operation');
  });
});

describe('commerce §7 contract 2: what is unknown or does not fit is refused in a sentence that says what is wrong and what fits', () => {
  it.each([
    'commerce/getCard',
    'bigcommerce/getCart',
    'commerce/getCart/x',
    'commerce',
    'commerce/__proto__',
  ])('%s is no operation', async (path) => {
    const { status, body } = await apiCaller(shop).ask(path);
    expect([status, body.tag]).toEqual([404, 'not-found']);
    expect(body.message).toContain(`There is no operation at /api/${path}.`);
    expect(body.message).toContain('/api/commerce/getCart,');
  });

  it.each([
    [
      'commerce/createWishlist',
      [{ name: 'x', isPublic: true }],
      'createWishlist: 0: Unrecognized key: "isPublic". It takes [{ name?, is_public?, items?: [{ product_id, variant_id }] }].',
    ],
    [
      'commerce/addCartItems',
      [{ cartId: '00000000-0000-4000-8000-000000000000', data: { line_items: [{ quantity: 1 }] } }],
      'addCartItems: 0.data.line_items.0.product_id: Invalid input: expected number, received undefined. It takes [{ cartId, include?, data: { line_items: [{ product_id, quantity, variant_id?, option_selections?: [{ option_id, option_value }], parent_id? }] } }].',
    ],
    [
      'commerce/createCart',
      [{ data: { line_items: [{ product_id: 1 }] } }],
      'createCart: 0.data.line_items: Too big: expected array to have <=0 items. It takes [{ data: { currency?: { code }, line_items? }, include? }].',
    ],
    [
      'commerce/getProductsById',
      [{ 'id:in': '1;2' }],
      'getProductsById: 0.id:in: Invalid input. It takes [{ "id:in", include? }].',
    ],
    [
      'promotions/getCustomerSession',
      ['JPY', 'x'],
      'getCustomerSession: 0: Invalid option: expected one of "GBP"|"EUR"|"USD". It takes [argument 1, argument 2].',
    ],
  ])('%s of %j says why', async (path, args, message) => {
    const { status, body } = await apiCaller(shop).ask(path, ...args);
    expect([status, body]).toEqual([400, { tag: 'bad-arguments', message }]);
  });

  it.each(specifiedPaths)('%s of what fits none is 400, by its own name', async (path) => {
    for (const args of [[7, 7, 7, 7], [{ nonsense: true }], [[]], ['x'.repeat(9000)]]) {
      const { status, body } = await apiCaller(shop).ask(path, ...args);
      // A cart may hold anything beside its id.
      expect([path, status, body.message]).toEqual([
        path,
        400,
        expect.stringMatching(new RegExp(`^${path.split('/')[1]}: .+ It takes \\[.*\\]\\.$`, 's')),
      ]);
    }
  });

  it('a body that is no list says so', async () => {
    const response = await shop.shopper().post('/api/commerce/getChannel', '{}');
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { message: expect.stringMatching(/^getChannel: The body is not an array\./) },
    ]);
  });

  it('the currency has to be the channel’s', async () => {
    const message =
      'The currency is USD, and channel 1406818 sells in GBP. Send the channel-id of the market.';
    const cart = { data: { currency: { code: 'USD' }, line_items: [] } };
    const created = await apiCaller(shop).ask('commerce/createCart', cart);
    expect([created.status, created.body.message]).toEqual([400, message]);
    const product = { entityId: shop.styles[0]?.productId, currencyCode: 'USD' };
    const read = await apiCaller(shop).ask('commerce/getProductById', product);
    expect([read.status, read.body.message]).toEqual([400, message]);
    const inUs = await apiCaller(shop, 'us').get('commerce/createCart', cart);
    expect(inUs.data.currency.code).toBe('USD');
  });
});

describe('commerce §7 contract 3: an operation passes the door, the limits and the log of the call it stands for', () => {
  const cart = JSON.stringify(specifiedPayload('commerce/createCart'));

  it.each<[string, Record<string, string>, string, number]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }, cart, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, cart, 403],
    ['a foreign origin', { origin: 'https://evil.example' }, cart, 403],
    ['a form', { 'content-type': 'text/plain' }, cart, 415],
    ['somebody who sends too much', {}, `["${'a'.repeat(70_000)}"]`, 413],
    ['the shop itself', { origin: 'http://shop.example' }, cart, 200],
  ])('from %s', async (_who, headers, body, status) => {
    const before = shop.logged.length;
    const response = await shop.shopper().post('/api/commerce/createCart', body, headers);
    expect([response.status, response.headers.getSetCookie().length]).toEqual([
      status,
      status === 200 ? 1 : 0,
    ]);
    const lines = shop.logged.slice(before).map((line) => JSON.parse(line));
    const calls = lines.filter(({ code }) => code !== undefined).map((line) => callLine.parse(line));
    expect(calls).toMatchObject([{ op: 'create', code: status }]);
  });

  it('who says nothing of where they come from is refused', async () => {
    const response = await shop.app.request('/api/commerce/createCart', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: cart,
    });
    expect(response.status).toBe(403);
  });

  it('only POST is taken', async () => {
    const response = await shop.app.request('/api/commerce/getCart');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await shop.app.request('/api/commerce/getCard')).status).toBe(404);
  });

  it('a session is a cookie that no script can read, and the next operation is known by it', async () => {
    const caller = apiCaller(shop);
    const { body, headers } = await caller.ask(
      'commerce/createCart',
      ...specifiedPayload('commerce/createCart'),
    );
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sid=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    const { id } = body.data;
    expect((await caller.get('commerce/getCart', { id })).data.id).toBe(id);
    expect((await apiCaller(shop).ask('commerce/getCart', { id })).status).toBe(404);
  });

  it('a key makes one of two', async () => {
    const caller = apiCaller(shop);
    const { data } = await caller.get('commerce/createCart', ...specifiedPayload('commerce/createCart'));
    const line = { product_id: shop.styles[0]?.productId, quantity: 1 };
    const headers = { cookie: caller.cookie(), 'idempotency-key': 'one-press' };
    for (let press = 0; press < 2; press += 1) {
      const args = [{ cartId: data.id, data: { line_items: [line] } }];
      const response = await shop.shopper().post('/api/commerce/addCartItems', args, headers);
      expect(response.status).toBe(200);
    }
    const { data: after } = await caller.get('commerce/getCart', { id: data.id });
    expect(after.line_items.physical_items[0].quantity).toBe(1);
  });

  it('each is counted as its call, and one that does not fit is too', async () => {
    const limits = { read: 3, search: 2, write: 2, identity: 1 };
    const classOf = (path: string) => {
      const [segment, name] = path.split('/');
      const rows = Object.entries(contract).find(([one]) => one === segment)?.[1] ?? {};
      return Object.entries<Method>(rows).find(([one]) => one === name)?.[1].rate ?? 'read';
    };
    const limited = await shopWith([], { rateLimit: createRateLimit(limits) });
    for (const [nth, path] of specifiedPaths.entries()) {
      const caller = apiCaller(limited, 'uk', `10.7.${nth >> 8}.${nth & 255}`);
      const most = limits[classOf(path)];
      const statuses = [];
      for (let time = 0; time <= most; time += 1) statuses.push((await caller.ask(path, 7, 7, 7, 7)).status);
      expect([path, statuses]).toEqual([path, [...Array.from({ length: most }, () => 400), 429]]);
    }
    const reader = apiCaller(limited, 'uk', '10.8.0.1');
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push(await reader.ask('commerce/getChannel'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/);
    await limited.close();
  });

  it('products asked for with their variants are counted one by one', async () => {
    const limited = await shopWith([], {
      rateLimit: createRateLimit({ read: 3, search: 1, write: 1, identity: 1 }),
    });
    const caller = apiCaller(limited, 'uk', '10.9.0.1');
    const wanted = { 'id:in': '1,2,3,4', include: 'variants' };
    expect((await caller.ask('commerce/getProductsById', wanted)).status).toBe(429);
    await limited.close();
  });

  it('the channel is the header’s', async () => {
    const headers = { 'channel-id': String(markets.eu.channelId) };
    const response = await shop.shopper().post('/api/commerce/getChannel', [], headers);
    expect(await response.json()).toMatchObject({ currencies: { default_currency: 'EUR' } });
  });
});
