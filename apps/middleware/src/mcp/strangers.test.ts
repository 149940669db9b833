import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveBehindEdge } from '../testing/serveBehindEdge.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';

let shop: TestShop;
let served: Awaited<ReturnType<typeof serveBehindEdge>>;
beforeAll(async () => {
  shop = await shopWith([{ sku: '100001', name: 'Linen Dress', category: '/womens/dresses' }]);
  served = await serveBehindEdge(shop);
});
afterAll(async () => {
  served.close();
  await shop.close();
});

const question = (method: string, params?: object) => ({
  jsonrpc: '2.0',
  id: 7,
  method,
  ...(params && { params }),
});
const calling = (name: string, args: unknown) => question('tools/call', { name, arguments: args });

/** Sends a message as a stranger does. */
async function post(body: unknown, headers: Record<string, string> = {}, method = 'POST') {
  const response = await fetch(`http://127.0.0.1:${served.port}/mcp`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('a stranger', () => {
  it.each([
    ['no JSON', '{"jsonrpc": ', 400, 'not JSON'],
    ['no text', '\u0000\uFFFF', 400, 'not JSON'],
    ['many questions at once', [question('ping'), question('ping')], 400, 'no single question'],
    ['an id that is an object', { ...question('ping'), id: {} }, 400, 'no single question'],
    ['a method of others', question('resources/read', { uri: 'file:///etc/passwd' }), 200, 'no such method'],
    ['a method of every object', question('constructor'), 200, 'no such method'],
    ['no such tool', calling('delete_order', {}), 200, 'The tools are: search_products'],
    ['a tool of every object', calling('__proto__', {}), 200, 'The tools are'],
    ['arguments that are a list', calling('get_product', [1]), 200, 'The tools are'],
    ['no words and no category', calling('search_products', {}), 200, 'needs words or a category'],
    ['an argument too many', calling('get_product', { id: 1, cart: 'x' }), 200, 'cart'],
    ['a market of others', calling('get_product', { id: 1, market: 'de' }), 200, 'market'],
    ['a number beyond the database', calling('get_product', { id: 1e15 }), 200, 'id'],
    [
      'words that are SQL',
      calling('search_products', { query: "'; drop table products; --" }),
      200,
      '\\"total\\":',
    ],
    ['half of a character', calling('search_products', { query: 'a\uD800' }), 200, ''],
    ['a NUL in a category', calling('search_products', { category: '/womens\u0000' }), 200, 'NUL'],
    ['a category that is none', calling('search_products', { category: '/../../etc' }), 200, 'isError'],
    ['deep nesting', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, 400, ''],
  ] as const)(
    'who sends %s is answered with a reason, and never with a failure of ours',
    async (_, body, status, words) => {
      const answer = await post(body);
      expect(answer.status).toBe(status);
      expect(answer.text).toContain(words);
      expect(JSON.parse(answer.text)).toMatchObject({ jsonrpc: '2.0' });
      expect(answer.text).not.toContain('-32603');
    },
  );

  it('is refused by the edge for the method, the type and the size of what is sent', async () => {
    expect(await post('', {}, 'GET')).toMatchObject({ status: 405 });
    expect(await post('', {}, 'OPTIONS')).toMatchObject({ status: 405 });
    expect(await post('ping', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
    expect(await post({ ...question('ping'), params: { a: 'x'.repeat(70_000) } })).toMatchObject({
      status: 413,
    });
  });

  it('who is the page of another site is refused, and reads nothing', async () => {
    const asked: readonly Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of asked) {
      const answer = await post(question('ping'), headers);
      expect(answer.status).toBe(403);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect((await post(question('ping'))).status).toBe(200);
  });

  it('gets no cookie, is kept nowhere, and is told nothing for what asks nothing', async () => {
    const { headers } = await post(calling('search_products', { query: 'linen' }), { cookie: 'sid=made-up' });
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).toMatchObject({
      status: 202,
      text: '',
    });
    expect(await post(question('ping'), { 'mcp-protocol-version': '1999-01-01' })).toMatchObject({
      status: 400,
    });
  });
});

it('a call that is refused for its number is told in words, and counted for the address that asks', async () => {
  const counted: string[] = [];
  const busy = await shopWith([], {
    rateLimit: (address) => {
      counted.push(address);
      return 30;
    },
  });
  const response = await busy.app.request('/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
    body: JSON.stringify(calling('get_product', { id: 1 })),
  });
  expect(await response.json()).toMatchObject({
    result: { isError: true, content: [{ text: expect.stringContaining('Try again in 30 s') }] },
  });
  expect(counted).toEqual(['203.0.113.9']);
  await busy.close();
});
