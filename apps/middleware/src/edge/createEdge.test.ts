import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createEdge, type EdgeOptions } from './createEdge.ts';
import { createRateLimit } from './createRateLimit.ts';
import { knownHosts } from './knownHosts.ts';
import { noProxies } from './trustedProxies.ts';

const warnings: string[] = [];
const overLimit: string[] = [];
/** How many bytes reached what stands behind the edge, request by request. */
const taken: number[] = [];

function shopBehind(own: Partial<EdgeOptions> = {}) {
  const edge = createEdge({
    isKnownHost: knownHosts('https://shop.example'),
    trustedProxies: noProxies,
    pages: [
      {
        kind: 'editor',
        matches: (path) => path === '/us/edited/x',
        types: ['form', 'json'],
        maxBytes: 262_144,
      },
      { kind: 'wallet', matches: (path) => path.endsWith('/wallet'), types: ['json'], maxBytes: 65_536 },
    ],
    rateLimit: () => undefined,
    clock: () => new Date(0),
    warn: (message) => warnings.push(message),
    onOverLimit: (counted) => overLimit.push(counted),
    ...own,
  });
  return new Hono().use('*', edge).all('*', async (c) => {
    taken.push((await c.req.raw.arrayBuffer()).byteLength);
    return c.text('through');
  });
}

/** As the Node adapter names the socket of a request. */
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

async function statusOf(path: string, init: RequestInit & { host?: string } = {}, shop = shopBehind()) {
  const headers = new Headers(init.headers);
  headers.set('host', init.host ?? 'shop.example');
  const response = await shop.request(path, { ...init, headers }, from('203.0.113.9'));
  return response.status;
}

const formType = { 'content-type': 'application/x-www-form-urlencoded' };
const jsonType = { 'content-type': 'application/json' };
const post = (body: RequestInit['body'], headers: Record<string, string> = formType) => ({
  method: 'POST',
  body: body ?? null,
  headers,
});

describe('the edge', () => {
  test('what a page says of a body that is too large is said, and elsewhere what is said everywhere', async () => {
    const page = { kind: 'photos', matches: (path: string) => path === '/photos', types: ['form'] } as const;
    const shop = shopBehind({ pages: [{ ...page, maxBytes: 100_000, tooLarge: 'Choose smaller photos.' }] });
    const said = async (path: string, length: number) => {
      const init = post('x'.repeat(length));
      const headers = { ...init.headers, host: 'shop.example' };
      const answer = await shop.request(path, { ...init, headers }, from('203.0.113.9'));
      return [answer.status, await answer.text()];
    };
    expect(await said('/photos', 100_000)).toEqual([200, 'through']);
    expect(await said('/photos', 100_001)).toEqual([413, 'Choose smaller photos.']);
    expect(await said('/bag', 100_001)).toEqual([413, 'This is more than the shop takes at once.']);
  });

  test('a large body of very many small parts is refused before it is read, a small one never', async () => {
    const page = { kind: 'photos', matches: (path: string) => path === '/photos', types: ['form'] } as const;
    const shop = shopBehind({ pages: [{ ...page, maxBytes: 1_000_000 }] });
    expect(await statusOf('/photos', post('a&'.repeat(32_768)), shop)).toBe(200);
    expect(await statusOf('/photos', post('a&'.repeat(32_769)), shop)).toBe(400);
    expect(await statusOf('/photos', post('a'.repeat(65_538)), shop)).toBe(200);
  });

  test('large bodies have room for so many bytes at once, and small ones have it always', async () => {
    const page = { kind: 'photos', matches: (path: string) => path === '/photos', types: ['form'] } as const;
    const shop = shopBehind({
      pages: [{ ...page, maxBytes: 1_000_000 }],
      bodies: { all: 500_000, ofOne: 300_000 },
    });
    let sendRest: () => void = () => undefined;
    const rest = new Promise<void>((resolve) => {
      sendRest = resolve;
    });
    const slow = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new Uint8Array(280_000));
        await rest;
        controller.close();
      },
    });
    const sent = (body: RequestInit['body'], address: string) => {
      const init = { ...post(body), duplex: 'half' } as RequestInit;
      return shop.request(
        '/photos',
        { ...init, headers: { ...formType, host: 'shop.example' } },
        from(address),
      );
    };
    const large = 'x'.repeat(250_000);
    const held = sent(slow, '203.0.113.9');
    // What came of the slow one is counted before another begins.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await sent(large, '203.0.113.9')).status).toBe(503);
    expect((await sent('small', '203.0.113.9')).status).toBe(200);
    expect((await sent(large, '198.51.100.7')).status).toBe(503);
    expect((await sent('x'.repeat(200_000), '198.51.100.7')).status).toBe(200);
    sendRest();
    expect((await held).status).toBe(200);
    expect((await sent(large, '203.0.113.9')).status).toBe(200);
  });

  test.each([
    ['/', 'shop.example', 200],
    ['/bag', 'SHOP.example', 200],
    ['/bag', 'localhost:3000', 200],
    ['/bag', '[::1]:3000', 200],
    ['/', 'rebind.attacker.example', 421],
    ['/commerce/createCart', 'rebind.attacker.example', 421],
    ['/api/commerce/createCart', 'rebind.attacker.example', 421],
    ['/bag', 'shop.example.attacker.example', 421],
    ['/bag', 'localhost.attacker.example', 421],
    ['/livez', '10.0.0.7:3000', 200],
  ])('%s asked of %s: %i', async (path, host, status) => {
    expect(await statusOf(path, { host })).toBe(status);
  });

  test.each([
    ['/bag', 'PUT'],
    ['/eu/bag', 'PATCH'],
    ['/', 'DELETE'],
    ['/login', 'OPTIONS'],
    ['/assets/entry.js', 'POST'],
    ['/i/picture', 'POST'],
    ['/healthz', 'POST'],
    ['/openapi.json', 'POST'],
    ['/payments/tokens', 'PUT'],
    ['/webhooks/content', 'PUT'],
  ])('%s does not take %s: 405, and it says what it takes', async (path, method) => {
    const response = await shopBehind().request(path, { method, headers: { host: 'shop.example' } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, expect.stringContaining('GET')]);
  });

  test.each([
    ['/login', post('a=b'), 200],
    ['/login', post('a=b', { 'content-type': 'Application/X-WWW-Form-Urlencoded; charset=UTF-8' }), 200],
    ['/login', post('a=b', { 'content-type': 'text/plain' }), 415],
    ['/login', post('{}', jsonType), 415],
    ['/login', post(null, {}), 415],
    ['/login', post('--x\r\nnonsense', { 'content-type': 'multipart/form-data; boundary=x' }), 400],
    ['/login', post('a', { 'content-type': 'multipart/form-data' }), 400],
    ['/payments/tokens', post('{}', jsonType), 200],
    ['/payments/tokens', post('{}', { 'content-type': 'text/plain' }), 415],
    ['/__report', post('[]', { 'content-type': 'application/reports+json' }), 200],
    ['/__report', post('a=b'), 415],
    ['/us/edited/x', post('{}', jsonType), 200],
    ['/bag', post('{}', jsonType), 415],
    ['/eu/wallet', post('{}', jsonType), 200],
    ['/wallet', post('a=b'), 415],
    ['/webhooks/content', post('{}', jsonType), 200],
    ['/webhooks/content', post('a=b'), 415],
  ])('%s with %j: %i', async (path, init, status) => {
    expect(await statusOf(path, init)).toBe(status);
  });

  test.each([
    ['/login', 64, formType],
    ['/commerce/createCart', 64, jsonType],
    ['/api/commerce/createCart', 64, jsonType],
    ['/payments/tokens', 4, jsonType],
    ['/us/edited/x', 256, jsonType],
    ['/webhooks/content', 256, jsonType],
  ])('%s takes %i kB and not a byte more', async (path, kB, headers) => {
    expect(await statusOf(path, post('a'.repeat(kB * 1024), headers))).toBe(200);
    expect(await statusOf(path, post('a'.repeat(kB * 1024 + 1), headers))).toBe(413);
  });

  it('gives on what it has read, whole', async () => {
    taken.length = 0;
    await statusOf('/login', post('a=b'));
    await statusOf('/commerce/createCart', post('[]', jsonType));
    expect(taken).toEqual([3, 2]);
  });

  it('counts the requests of an address, by what they ask for, and tells of each beyond its limit', async () => {
    overLimit.length = 0;
    const shop = shopBehind({ rateLimit: createRateLimit({ page: 2, form: 1, media: 1, payment: 1 }) });
    const statuses = [];
    for (const path of ['/', '/bag', '/search', '/i/a', '/i/b', '/assets/x.js'])
      statuses.push(await statusOf(path, {}, shop));
    for (const path of ['/login', '/eu/login']) statuses.push(await statusOf(path, post('a=b'), shop));
    expect(statuses).toEqual([200, 200, 429, 200, 429, 200, 200, 429]);
    expect(overLimit).toEqual(['page', 'media', 'form']);
  });

  it('says once that a proxy is not trusted, and how to trust it', async () => {
    warnings.length = 0;
    const shop = shopBehind();
    for (const path of ['/', '/bag'])
      await statusOf(path, { headers: { 'x-forwarded-for': '10.1.1.1' } }, shop);
    expect(warnings).toEqual([expect.stringMatching(/203\.0\.113\.9.*TAILORBIRD_TRUST_PROXY/s)]);
  });
});

describe('over a socket', () => {
  const server = createServer();
  let origin = '';
  beforeAll(async () => {
    const listener = getRequestListener(shopBehind().fetch);
    server.on('request', (request, response) => void listener(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an address with one.
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('a body without end is refused at the limit, and costs no more than that', async () => {
    taken.length = 0;
    let sent = 0;
    const endless = new Readable({
      read() {
        sent += 65_536;
        this.push(Buffer.alloc(65_536));
      },
    });
    const status = await new Promise((resolve, reject) => {
      const request = ask(`${origin}/login`, { method: 'POST', headers: formType }, (response) => {
        resolve(response.statusCode);
        request.destroy();
      });
      // It is hung up on while it sends, after its answer.
      request.on('error', reject);
      endless.on('error', () => undefined).pipe(request);
    });
    endless.destroy();
    expect(status).toBe(413);
    expect(taken).toEqual([]);
    expect(sent).toBeLessThan(8 * 1024 * 1024);
  });
});
