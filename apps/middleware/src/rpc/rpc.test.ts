import { contract } from '@tailorbird/commerce/contract/contract';
import { markets } from '@tailorbird/commerce/market';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppDependencies } from '../appDependencies.ts';
import { createRateLimit } from '../edge/createRateLimit.ts';
import { embedded } from '../platforms/embedded/embedded.ts';
import { sessions } from '../platforms/embedded/schema/sessions.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { valueOf } from '../testing/valueOf.ts';
import { createRpc } from './rpc.ts';
import { hashOfSession, sessionCookieName } from './sessions.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001' }]);
});
afterAll(() => shop.close());

describe('the channel', () => {
  it.each([
    ['abc', 400, 'Channel id is not a number.'],
    ['1e3', 400, 'Channel id is not a number.'],
    ['-1', 400, 'Channel id is not a number.'],
    ['1.5', 400, 'Channel id is not a number.'],
    ['99', 400, 'There is no channel 99.'],
  ])('commerce §5 channel 1: %s is refused with %i', async (header, status, message) => {
    const response = await shop.shopper().post('/commerce/getChannel', [], { 'channel-id': header });
    expect(response.status).toBe(status);
    expect(((await response.json()) as { message: string }).message).toContain(message);
  });

  it.each([['0'], ['1'], [''], [String(markets.uk.channelId)]])(
    'commerce §5 channel 2: %j is the UK',
    async (header) => {
      const response = await shop.shopper().post('/commerce/getChannel', [], { 'channel-id': header });
      expect(await response.json()).toMatchObject({ currencies: { defaultCurrency: 'GBP' } });
    },
  );

  const noNumbers =
    'abc|1e3|-1|+1|1.5|.5|5.|1,2|1 2|0x1|0b1|1n|NaN|Infinity|null|undefined|true|[]|{}|"1"|1\'--|1;2|1/1|1_000|%31|1%00|²|é|*|$1|a1406818';
  const noChannels = '2|99|007|1406817|14068180|1407345000|9007199254740993|99999999999999999999999'.split(
    '|',
  );

  const noChannel = expect.stringMatching(/^There is no channel \S+\. The channels are /);

  it('reliability E6: none of forty others is a channel', async ({ annotate }) => {
    const tried = [...noNumbers.split('|'), ...noChannels, '9'.repeat(400)];
    expect(new Set(tried).size).toBe(40);
    for (const header of tried) {
      const response = await shop.shopper().post('/commerce/getChannel', [], { 'channel-id': header });
      const { message } = (await response.json()) as { message: string };
      const said = /^\d+$/.test(header) ? noChannel : 'Channel id is not a number.';
      expect([header, response.status, message]).toEqual([header, 400, said]);
    }
    await annotate(`${tried.length} values: 400 with the message of each (target 40)`, 'figure');
  });

  describe('commerce §5 channel 2: a missing header', () => {
    it('reliability E6: or 0, is the first channel', async () => {
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
      for (const more of [{}, { 'channel-id': '0' }, { 'channel-id': '' }]) {
        const response = await shop.app.request('/commerce/getChannel', {
          method: 'POST',
          headers: { ...headers, ...more },
          body: '[]',
        });
        expect(await response.json()).toMatchObject({ currencies: { defaultCurrency: 'GBP' } });
      }
    });
  });

  it('commerce §3 channel 1: the EU and US channels have their own currency', async () => {
    for (const market of ['eu', 'us'] as const) {
      const channel = await valueOf(shop.shopper(market).commerce.getChannel());
      expect(channel.currencies.defaultCurrency).toBe(markets[market].currency);
    }
  });
});

describe('a call on no bag', () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const line = { productId: 1, variantId: 1, quantity: 1 };
  it.each([
    ['addCartItems', { cartId: id, lineItems: [line] }, 'There is no cart to add the item to.'],
    ['removeCartItem', { cartId: id, itemId: id }, 'There is no cart to remove the item from.'],
    [
      'updateCartItem',
      { cartId: id, itemId: id, lineItem: { quantity: 2 } },
      'There is no cart to update product quantity in.',
    ],
    ['deleteCart', { id }, 'There is no cart to clear.'],
  ])('commerce §5 no cart 1: %s raises its own message', async (name, args, message) => {
    const response = await shop.shopper().post(`/commerce/${name}`, [args]);
    expect([response.status, await response.json()]).toEqual([404, { tag: 'not-found', message }]);
  });
});

describe('requests', () => {
  const deep = `${'['.repeat(30)}${']'.repeat(30)}`;
  it.each([
    ['a body that is not JSON', '{', 400],
    ['a body that is not an array', '{"id":1}', 400],
    ['arguments that nest too deep', deep, 400],
    ['a text with NUL', '[{"url":"/a\\u0000"}]', 400],
    ['a name with NUL', '[{"url":"/a","b\\u0000":1}]', 400],
    ['a text with a lone surrogate', '[{"url":"/\\ud800"}]', 400],
    ['a name with a lone surrogate', '[{"url":"/a","\\udc00b":1}]', 400],
    ['a body above 64 kB', `[{"url":"${'a'.repeat(70_000)}"}]`, 413],
    ['an argument of the wrong type', '[{"url":5}]', 400],
    ['too many arguments', '[{"url":"/a"},1]', 400],
  ])('%s is refused', async (_name, body, status) => {
    const response = await shop.shopper().post('/commerce/getCategory', body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ tag: 'bad-arguments' });
  });

  it.each([
    ['getProductById', '[{"entityId":2147483648}]'],
    ['getReviews', '[{"productId":99999999999}]'],
    ['getFilters', '[{"categoryEntityId":1e15}]'],
    ['getProductById', '[{"entityId":1e309}]'],
    ['getProductById', '[{"entityId":-0}]'],
  ])('%s of an id that no column holds is refused', async (name, body) => {
    const response = await shop.shopper().post(`/commerce/${name}`, body);
    expect([response.status, await response.json()]).toMatchObject([400, { tag: 'bad-arguments' }]);
  });

  it.each([['__proto__'], ['constructor'], ['toString'], ['nothing']])('%s is no method', async (name) => {
    expect((await shop.shopper().post(`/commerce/${name}`, [])).status).toBe(404);
    expect((await shop.shopper().post(`/${name}/getCart`, [])).status).toBe(404);
  });

  it('only POST is allowed', async () => {
    const response = await shop.app.request('/commerce/getCategoryTree');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it.each<[string, Record<string, string>, number]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['a form', { 'content-type': 'text/plain' }, 415],
    ['the shop itself', { origin: 'http://shop.example' }, 200],
  ])('a call from %s answers as it should', async (_name, headers, status) => {
    expect((await shop.shopper().post('/commerce/getChannel', [], headers)).status).toBe(status);
  });

  it('a call that does not say where it comes from is refused', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await shop.app.request('/commerce/getChannel', { method: 'POST', headers, body: '[]' });
    expect(response.status).toBe(403);
  });

  it('each call is one line in the log, with its operation tag', async () => {
    const shopper = shop.shopper();
    await valueOf(shopper.commerce.createCart());
    const line = JSON.parse(shop.logged.at(-1) ?? '{}');
    expect(line).toMatchObject({ op: 'create', outcome: 'ok' });
    expect(line.trace_id).toBeTruthy();
  });

  it('limits the calls of one address', () => {
    const limit = createRateLimit({ read: 2, search: 1, write: 1, identity: 1 });
    const now = new Date(0);
    expect([limit('a', 'read', now), limit('a', 'read', now)]).toEqual([undefined, undefined]);
    expect(limit('a', 'read', now)).toBe(60);
    expect(limit('b', 'read', now)).toBeUndefined();
    expect(limit('a', 'read', new Date(60_000))).toBeUndefined();
  });
});

describe('the contract', () => {
  it.each(Object.entries(contract))(
    'every call of %s is implemented, and nothing beside',
    (segment, rows) => {
      const implemented = Object.entries(embedded).find(([name]) => name === segment)?.[1] ?? {};
      expect(Object.keys(implemented).toSorted()).toEqual(Object.keys(rows).toSorted());
    },
  );

  it('a platform that lacks a call stops the start', () => {
    const { getCart: _getCart, ...commerce } = embedded.commerce;
    // What the compiler would refuse; nothing else is looked at before the first call.
    const deps = { platform: { ...embedded, commerce } } as unknown as AppDependencies;
    expect(() => createRpc(deps)).toThrow('The platform has no commerce/getCart.');
  });
});

describe('sessions', () => {
  it('begin with a bag, in a cookie scripts cannot read, and are kept only as a hash', async () => {
    const response = await shop.shopper().post('/commerce/createCart', []);
    const cookie = response.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^sid=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const id = cookie.slice('sid='.length, cookie.indexOf(';'));
    const kept = JSON.stringify(await shop.db.select().from(sessions));
    expect(kept).toContain(hashOfSession(id));
    expect(kept).not.toContain(id);
  });

  it('use a __Host- cookie over https', () => {
    expect(sessionCookieName('https://shop.example')).toBe('__Host-sid');
  });

  it('are not begun by reading', async () => {
    const response = await shop.shopper().post('/commerce/getCategoryTree', []);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});
