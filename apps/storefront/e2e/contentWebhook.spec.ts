import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ShopProcess, startCommand, startShop, untilServing } from '../../../scripts/shopProcess.ts';

const startMs = 180_000;
const secret = 'Qm4dX1-of-the-webhook';

let words = 'Autumn at the hub';
let isHomeLost = false;

/** A content service with the shop's pages, whose heroes say what was published last. */
const hub = createServer((request, response) => {
  if (isHomeLost && request.url?.startsWith('/content/key/uk/home?')) {
    response.writeHead(500).end();
    return;
  }
  void fetch(inject('origin') + request.url).then(async (found) => {
    const text = (await found.text()).replaceAll(/"heading": ?"[^"]*"/g, `"heading":"${words}"`);
    response.writeHead(found.status, { 'content-type': 'application/json' }).end(text);
  });
});

const folders: string[] = [];
const shops: ShopProcess[] = [];
/** One more process of a shop that has a database for all of them. */
async function oneMore(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-e2e-webhook-'));
  folders.push(folder);
  const shop = await startShop(startCommand, {
    DATABASE_URL: inject('databaseUrl'),
    TAILORBIRD_MODE: 'demonstration',
    TAILORBIRD_PREPARE_PICTURES: 'off',
    DATA_DIRECTORY: folder,
    // A server that listens on a port has an address with one.
    TAILORBIRD_CONTENT_URL: `http://127.0.0.1:${(hub.address() as AddressInfo).port}/`,
    TAILORBIRD_CONTENT_WEBHOOK_SECRET: secret,
  });
  shops.push(shop);
  await untilServing(shop, startMs);
}

beforeAll(async () => {
  hub.listen(0, '127.0.0.1');
  await once(hub, 'listening');
  await oneMore();
  await oneMore();
}, 2 * startMs);
afterAll(async () => {
  for (const shop of shops) await shop.stop();
  hub.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Whether the front page of each process shows some words. */
const shown = (heading: string) =>
  Promise.all(shops.map(async ({ origin }) => (await (await fetch(origin)).text()).includes(heading)));

const body = JSON.stringify({ name: 'dynamic-content.snapshot.published', payload: { id: 'fa164cb1' } });
/** Has the first process called, as the content service does, and answers its status. */
async function call(signedWith: string): Promise<number> {
  const signature = createHmac('sha256', signedWith).update(body).digest('base64');
  const headers = { 'content-type': 'application/json', 'x-amplience-webhook-signature': signature };
  const answer = await fetch(`${shops[0]?.origin}/webhooks/content`, { method: 'POST', headers, body });
  return answer.status;
}
const version = async () => (await fetch(`${shops[1]?.origin}/webhooks/content`)).json();

test('what is published at the content service is on the pages of each process, which ask every second, once one is told', {
  timeout: 60_000,
}, async () => {
  expect(await shown(words)).toEqual([true, true]);
  const before = words;
  words = 'Winter at the hub';
  // Pages are kept for a minute.
  expect(await shown(before)).toEqual([true, true]);
  expect(await call(secret)).toBe(204);
  await expect.poll(() => shown(words), { timeout: 30_000 }).toEqual([true, true]);
  expect(await shown(before)).toEqual([false, false]);
});

test('what could not be had when it was published is on the pages soon after the content service is back', {
  timeout: 60_000,
}, async () => {
  const before = words;
  words = 'Frost at the hub';
  isHomeLost = true;
  expect(await call(secret)).toBe(204);
  // Each process asks once a second whether something was published.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(await shown(before)).toEqual([true, true]);
  isHomeLost = false;
  // Pages are kept for a minute.
  await expect.poll(() => shown(words), { timeout: 30_000, interval: 500 }).toEqual([true, true]);
});

test('a call with a forged signature is refused, and every page stays as it was kept', async () => {
  const [before, known] = [words, await version()];
  words = 'Spring at the hub';
  expect(await call('a-guess-at-the-secret')).toBe(401);
  expect(await version()).toEqual(known);
  expect(await shown(before)).toEqual([true, true]);
});
