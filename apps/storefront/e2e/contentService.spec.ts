import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type ShopProcess, startCommand, startShop, untilServing } from '../../../scripts/shopProcess.ts';

const startMs = 180_000;
const key = 'of-the-hub';
/** What the types are called in a hub of another shop. */
const ownSchemas = schemaAddress('');
const schemas = 'https://types.hub.example/shop/';

type State = 'answers' | 'refuses' | 'limits';
let state: State = 'answers';
const asked: string[] = [];

/** A content service with the shop's pages, whose heroes and footers say where they come from. */
const hub = createServer((request, response) => {
  const { url = '', headers } = request;
  asked.push(url);
  const status = headers['x-api-key'] !== key || state === 'refuses' ? 403 : 429;
  if (state !== 'answers' || headers['x-api-key'] !== key) {
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{}}');
    return;
  }
  void fetch(inject('origin') + url).then(async (found) => {
    const text = (await found.text())
      .replaceAll(ownSchemas, schemas)
      .replaceAll(/"title": ?"Help"/g, '"title":"Help of the hub"')
      .replaceAll(/"heading": ?"[^"]*"/g, '"heading":"Heading of the hub"');
    response.writeHead(found.status, { 'content-type': 'application/json' }).end(text);
  });
});

let folder: string;
let shop: ShopProcess;
beforeAll(async () => {
  hub.listen(0, '127.0.0.1');
  await once(hub, 'listening');
  folder = mkdtempSync(join(tmpdir(), 'tailorbird-e2e-hub-'));
  shop = await startShop(startCommand, {
    DATABASE_URL: inject('databaseUrl'),
    TAILORBIRD_MODE: 'demonstration',
    TAILORBIRD_PREPARE_PICTURES: 'off',
    TAILORBIRD_PAGE_CACHE: 'off',
    DATA_DIRECTORY: folder,
    // A server that listens on a port has an address with one.
    TAILORBIRD_CONTENT_URL: `http://127.0.0.1:${(hub.address() as AddressInfo).port}/`,
    TAILORBIRD_CONTENT_KEY: key,
  });
  await untilServing(shop, startMs);
}, startMs);
afterAll(async () => {
  await shop?.stop();
  hub.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  state = 'answers';
});

const page = async (path: string) => {
  const answer = await fetch(shop.origin + path);
  return [answer.status, await answer.text()] as const;
};

test.each(['/', '/eu', '/us'])(
  'blocks §1 pages 1: home of %s is the content service’s, from header to footer',
  async (path) => {
    const [status, html] = await page(path);
    expect(status).toBe(200);
    for (const words of ['Heading of the hub', 'Help of the hub', 'Womens']) expect(html).toContain(words);
    expect(html).not.toContain('No block is named');
  },
);

test('an answer is not asked for again within half a minute', async () => {
  await page('/');
  const before = asked.length;
  await page('/');
  // Where its links lead may still be being asked, each page for the first time.
  expect(asked.slice(before).filter((url) => asked.indexOf(url) < before)).toEqual([]);
});

test.each(['refuses', 'limits'] as const)(
  'a service that %s leaves what is known as it is',
  async (fault) => {
    state = fault;
    const [status, html] = await page('/');
    expect([status, html.includes('Heading of the hub')]).toEqual([200, true]);
    const [unknown] = await page('/nothing-leads-here');
    expect(unknown).toBe(503);
  },
);

test('a page that there is not in the content service is none of the shop', async () => {
  expect((await page('/nobody-wrote-this'))[0]).toBe(404);
  expect(asked.some((url) => url.startsWith('/content/key/uk/nobody-wrote-this?'))).toBe(true);
});
