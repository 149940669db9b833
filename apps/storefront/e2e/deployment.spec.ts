import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/port.ts';
import { type ShopProcess, startCommand, startShop, untilServing } from '../../../scripts/shopProcess.ts';
import { rawRequest } from './rawRequest.ts';

const connections = 50;
const graceSeconds = 3;
/** Creating and seeding the embedded database on a busy machine. */
const firstStartMs = 180_000;

let data = '';
/** A shop on the embedded database, which believes one proxy; and one in front of it, which is its proxy. */
let shop: ShopProcess;
let front: ShopProcess;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'tailorbird-deployment-'));
  const PORT = String(await freePort());
  const PUBLIC_URL = `http://localhost:${PORT}`;
  shop = await startShop(startCommand, {
    DATA_DIRECTORY: data,
    PUBLIC_URL,
    TAILORBIRD_DRAIN_SECONDS: String(graceSeconds),
    TAILORBIRD_PREPARE_PICTURES: 'off',
    TAILORBIRD_TRUST_PROXY: '1',
  });
  await untilServing(shop, firstStartMs);
  front = await startShop(startCommand, { MIDDLEWARE_URL: shop.origin, PORT, PUBLIC_URL });
  await untilServing(front, firstStartMs);
}, firstStartMs);
afterAll(async () => {
  await front.stop();
  await shop.stop();
  rmSync(data, { recursive: true, force: true });
});

const call = (name: string, args: unknown[], headers: Record<string, string> = {}) =>
  fetch(`${front.origin}/commerce/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: front.origin, ...headers },
    body: JSON.stringify(args),
  });

test('split in two, the shop counts the visitor the front saw, whomever the visitor claims to be', async () => {
  const guess = [{ email: 'maud@example.com', password: 'wrong 1 x' }];
  const statuses: number[] = [];
  for (let host = 1; host <= 40; host += 1) {
    const { status } = await call('loginCustomer', guess, { 'x-forwarded-for': `203.0.113.${host}` });
    statuses.push(status);
  }
  // Five at once; the pause after each more is a second at first, and time passes.
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(30);
  expect(front.log()).toContain('TAILORBIRD_TRUST_PROXY');
});

test('split in two, a call sent in chunks and a form of a page reach the shop', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[]'));
      controller.close();
    },
  });
  const headers = { 'content-type': 'application/json', origin: front.origin };
  // `duplex` is what a streamed body needs, and TypeScript's DOM types do not have.
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const chunked = await fetch(`${front.origin}/commerce/createCart`, init);
  expect(chunked.status).toBe(200);
  const form = new URLSearchParams({ email: 'maud@example.com', password: 'wrong 1 x' });
  const signIn = await fetch(`${front.origin}/login`, {
    method: 'POST',
    headers: { origin: front.origin },
    body: form,
  });
  expect([signIn.status, await signIn.text()]).toEqual([422, expect.stringContaining('<form')]);
});

test('commerce §7 contract 5: split in two, the specification’s operations reach the shop, with channel and cookies', async () => {
  const operation = (name: string, args: unknown[], headers: Record<string, string> = {}) =>
    fetch(`${front.origin}/api/commerce/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: front.origin, ...headers },
      body: JSON.stringify(args),
    });
  const channel = await operation('getChannel', [{ include: 'currencies' }], { 'channel-id': '1421371' });
  expect(await channel.json()).toMatchObject({ currencies: { default_currency: 'USD' } });
  const created = await operation('createCart', [
    { data: { currency: { code: 'GBP' }, line_items: [] }, include: '' },
  ]);
  const { data } = (await created.json()) as { data: { id: string } };
  const [cookie = ''] = created.headers.getSetCookie().map((set) => set.split(';')[0]);
  const read = await operation('getCart', [{ id: data.id }], { cookie });
  expect([read.status, await read.json()]).toEqual([200, { data }]);
  expect((await operation('getCart', [{ id: data.id }])).status).toBe(404);
  expect((await operation('getCart', [], { origin: 'https://evil.example' })).status).toBe(403);
});

test.each(['localhost', '127.0.0.1'])(
  'commerce §7 media set 1: split in two, who opened the shop as %s is shown a product’s pictures from there',
  async (host) => {
    const origin = front.origin.replace('localhost', host);
    const read = async (path: string) => (await fetch(origin + path)).text();
    const [, product = ''] = /href="(\/p\/\d+\/[^"]+)"/.exec(await read('/browse/womens')) ?? [];
    const [, gallery = ''] =
      /<ul[^>]*aria-label="Pictures"[^>]*>([\s\S]*?)<\/ul>/.exec(await read(product)) ?? [];
    const pictures = [...gallery.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.filter((src) => !src.startsWith('/i/'))).toEqual([]);
    const { status, headers } = await fetch(new URL((pictures[0] ?? '').replaceAll('&amp;', '&'), origin));
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  },
);

test('what is far too large, of another type, or asked under another name costs nothing and is told so', async () => {
  const ask = async (path: string, init: RequestInit) => (await fetch(shop.origin + path, init)).status;
  const headers = { origin: shop.origin };
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
  expect(await ask('/login', { method: 'POST', headers: form, body: 'a'.repeat(70_000) })).toBe(413);
  expect(
    await ask('/login', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/plain' },
      body: 'a=b',
    }),
  ).toBe(415);
  expect(await ask('/bag', { method: 'PUT', headers: form, body: 'a=b' })).toBe(405);
  const rebound = await rawRequest(shop.origin, '/', { host: 'rebind.attacker.example' });
  expect(rebound.status).toBe(421);
});

interface Answer {
  readonly status: number;
  readonly connection: string | undefined;
}

function ask(path: string, agent: Agent | false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const read = (answer: IncomingMessage) =>
      answer
        .on('error', reject)
        .on('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }))
        .resume();
    request(shop.origin + path, { agent }, read)
      .on('error', reject)
      .end();
  });
}

/** What a load balancer does: it keeps its connections busy until readiness says no. */
async function keepAsking(path: string, isReady: () => boolean, told: Answer[], failed: unknown[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (isReady())
    await ask(path, agent).then(
      (answer) => told.push(answer),
      (cause) => failed.push(cause),
    );
  agent.destroy();
}

test('reliability J1: 50 busy connections lose nothing when the shop is told to end, and it ends with 0', {
  timeout: 90_000,
}, async () => {
  let ready = true;
  const told: Answer[] = [];
  const failed: unknown[] = [];
  const paths = ['/', '/browse/womens', '/eu', '/us/browse/mens', '/livez'];
  const busy = Array.from({ length: connections }, (_, index) =>
    keepAsking(paths[index % paths.length] ?? '/', () => ready, told, failed),
  );
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const before = told.length;
  const began = performance.now();
  const ended = shop.stop();
  const readiness: number[] = [];
  while (ready) {
    readiness.push((await ask('/readyz', false)).status);
    // It believes the fifth no, and until then sends what comes.
    ready = readiness.filter((seen) => seen !== 200).length < 5;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await Promise.all(busy);
  const code = await ended;
  const seconds = (performance.now() - began) / 1000;
  const after = told.slice(before);
  process.stdout.write(
    `reliability J1: ${failed.length} of ${told.length} requests failed (target 0), ${after.length} of them after SIGTERM; ` +
      `readiness ${readiness.join(' ')}; exit ${code} after ${seconds.toFixed(1)} s (target 0, 30 s)\n`,
  );
  expect(failed).toEqual([]);
  expect(readiness.at(-1)).toBe(503);
  expect(before).toBeGreaterThan(connections);
  expect(after.some(({ connection }) => connection === 'close')).toBe(true);
  expect(told.filter(({ status }) => status !== 200)).toEqual([]);
  expect(code).toBe(0);
  expect(seconds).toBeLessThan(30);
});
