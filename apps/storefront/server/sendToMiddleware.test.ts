import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendToMiddleware } from './sendToMiddleware.ts';

let asked: { readonly request: IncomingMessage; readonly body: string } | undefined;
const behind = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part;
  });
  request.on('end', () => {
    asked = { request, body };
    response.end('answer');
  });
});
let send: ReturnType<typeof sendToMiddleware>;
beforeAll(async () => {
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  send = sendToMiddleware(`http://127.0.0.1:${(behind.address() as AddressInfo).port}`);
});
afterAll(() => behind.close());

const call = (headers: Record<string, string> = {}) =>
  new Request('https://shop.example/commerce/createCart?x=1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'sid=1', ...headers },
    body: '[]',
  });
const shopper = { env: {}, address: '203.0.113.9' };

test('a call reaches the other deployment as it came, but for its host', async () => {
  const response = await send(call(), shopper);
  expect(await response.text()).toBe('answer');
  expect([asked?.request.method, asked?.request.url, asked?.body]).toEqual([
    'POST',
    '/commerce/createCart?x=1',
    '[]',
  ]);
  expect(asked?.request.headers).toMatchObject({ cookie: 'sid=1', 'content-type': 'application/json' });
  expect(asked?.request.headers.host).toMatch(/^127\.0\.0\.1:/);
});

test('the shopper’s address is the one we know, whatever the shopper says', async () => {
  await send(call({ 'x-forwarded-for': '198.51.100.1, 10.0.0.1' }), shopper);
  expect(asked?.request.headers['x-forwarded-for']).toBe('203.0.113.9');
  await send(call({ 'x-forwarded-for': '198.51.100.1' }), { env: {}, address: undefined });
  expect(asked?.request.headers['x-forwarded-for']).toBeUndefined();
});

test('a call of our own names its shopper itself', async () => {
  await send(call({ 'x-forwarded-for': '203.0.113.7' }));
  expect(asked?.request.headers['x-forwarded-for']).toBe('203.0.113.7');
});

test('what is about one connection stays there, and a body sent in chunks passes', async () => {
  const chunked = call({
    'transfer-encoding': 'chunked',
    connection: 'keep-alive, x-secret, not a name',
    'x-secret': 'yes',
    te: 'trailers',
    expect: '100-continue',
  });
  const response = await send(chunked, shopper);
  expect([response.status, asked?.body]).toEqual([200, '[]']);
  for (const name of ['x-secret', 'te', 'expect'])
    expect([name, asked?.request.headers[name]]).toEqual([name, undefined]);
});

test('reliability G7: whatever a picture is named, it is asked of the other deployment and of nobody else', async () => {
  const list = new URL('../../../security/payloads/stagingHosts.json', import.meta.url);
  // Our own list of hosts that are none, or nobody’s we know.
  const hosts = JSON.parse(readFileSync(list, 'utf8')) as string[];
  const addresses = hosts.flatMap((host) =>
    [
      `/i/${host}`,
      `/i/x?img404=https://${host}/`,
      `/@${host}`,
      `//${host}`,
      `/\\${host}/`,
      `/i/..//${host}`,
    ].map((path) => `https://shop.example${path}`),
  );
  expect(addresses.length).toBeGreaterThan(390);
  const missing = [];
  for (const address of addresses) {
    const answer = await send(new Request(address), shopper);
    const { pathname, search } = new URL(address);
    if ((await answer.text()) !== 'answer' || asked?.request.url !== pathname + search) missing.push(address);
  }
  expect(missing).toEqual([]);
});
