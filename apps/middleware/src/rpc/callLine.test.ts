import { contract } from '@tailorbird/commerce/contract/contract';
import type { Method } from '@tailorbird/commerce/contract/method';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { traceOf } from '../tracing/span.ts';
import { callLine } from './callLine.ts';

/** Each call, with a body that is longer than it takes. */
const calls = Object.entries(contract).flatMap(([segment, methods]) =>
  Object.entries<Method>(methods).map(([name, { maxBodyBytes = 65_536 }]) => ({
    path: `/${segment}/${name}`,
    tooLarge: `["${'a'.repeat(maxBodyBytes)}"]`,
  })),
);
const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001' }]);
});
afterAll(() => shop.close());

/** The lines of calls in the log since it was last asked for. */
function linesOfCalls(): unknown[] {
  return shop.logged
    .splice(0)
    .map((line): unknown => JSON.parse(line))
    .filter((line) => typeof line === 'object' && line !== null && 'ms' in line);
}

it.each(calls)(
  'reliability J4: $path writes one line, of the schema, whatever comes of it',
  async ({ path, tooLarge }) => {
    linesOfCalls();
    const bodies = ['[]', 'no JSON', '[{"url":"/browse/womens","query":"tee"}]'];
    for (const body of bodies)
      await shop.shopper('eu').post(path, body, { traceparent, 'x-request-id': 'r.1' });
    await shop.shopper('eu').post(path, [], { 'sec-fetch-site': 'cross-site' });
    await shop.shopper('eu').post(path, '[]', { 'content-type': 'text/plain' });
    await shop.shopper('eu').post(path, tooLarge);
    await shop.shopper('eu').post(path, [], { 'channel-id': 'none' });
    const lines = linesOfCalls().map((line) => callLine.parse(line));
    expect(lines).toHaveLength(bodies.length + 4);
    expect(lines.slice(0, 3).map(({ trace_id, request_id }) => [trace_id, request_id])).toEqual(
      bodies.map(() => [traceId, 'r.1']),
    );
    expect(lines.slice(3, 6).map(({ outcome, code }) => [outcome, code])).toEqual([
      ['refused', 403],
      ['bad-arguments', 415],
      ['bad-arguments', 413],
    ]);
    expect(lines.map(({ market }) => market)).toEqual([...Array.from({ length: 6 }, () => 'eu'), undefined]);
  },
);

/** The operations of commerce §8, by the call that does each. */
const operations = {
  addCartItems: 'addItem',
  removeCartItem: 'removeItem',
  updateCartItem: 'updateItemQty',
  getCart: 'load',
  loadCustomerCart: 'loadCustomerCart',
  deleteCart: 'clear',
  getCustomerAddress: 'addresses.load',
  createCustomerAddress: 'addresses.addAddress',
  deleteCustomerAddress: 'addresses.deleteAddress',
  updateCustomerAddress: 'addresses.updateAddress',
  getChannel: 'channel.load',
  checkoutLogin: 'checkoutLogin',
};

it.each(Object.entries(operations))(
  'commerce §8 operations 1: an error of %s is caught and logged as %s, and so is a refusal',
  async (method, op) => {
    const broken = await shopWith([], {
      rateLimit: () => {
        throw new Error('the limit is broken');
      },
    });
    const answer = await broken.shopper('uk').post(`/commerce/${method}`, []);
    expect(answer.status).toBe(503);
    const [error, line] = broken.logged.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(error).toMatchObject({ level: 50, op, err: { message: 'the limit is broken' } });
    expect(line).toMatchObject({ op, outcome: 'unavailable' });
    await broken.close();

    linesOfCalls();
    await shop.shopper('uk').post(`/commerce/${method}`, 'no JSON');
    expect(linesOfCalls()).toMatchObject([{ op, outcome: 'bad-arguments' }]);
  },
);

it('reliability J4: a call that breaks is told by an error, and by its line all the same', async () => {
  const broken = await shopWith([], {
    rateLimit: () => {
      throw new Error('the limit is broken');
    },
  });
  const caller = broken.shopper('uk', '10.0.0.1');
  expect((await caller.post('/commerce/getChannel', [])).status).toBe(503);
  const [error, line] = broken.logged.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(error).toMatchObject({ level: 50, op: 'channel.load' });
  expect(callLine.parse(line)).toMatchObject({ op: 'channel.load', outcome: 'unavailable', code: 503 });
  expect(error?.['trace_id']).toBe(line?.['trace_id']);
  await broken.close();
});

it.each([
  ['no header', undefined],
  ['a trace of zeros', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`],
  ['a parent of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['something else', "00-'; drop table"],
])('%s begins a trace of our own', (_name, header) => {
  const given = new Headers({ ...(header !== undefined && { traceparent: header }), 'x-request-id': 'a b' });
  const one = traceOf(given);
  expect(one.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(one.traceId).not.toBe(traceId);
  expect(one.traceId).not.toBe(traceOf(given).traceId);
  expect(one.requestId).not.toContain(' ');
});
