import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { addToBag, cards, goToPayment, orderNumber, payWith } from './journey.ts';
import { type Fault, faults, type Service, services } from './services.ts';
import { openShopDatabase } from './shopDatabase.ts';

let browser: Browser;
let shop: ChildProcessByStdio<Writable, Readable, null>;
let origin = '';
let product = '';

const nextLine = () =>
  new Promise<string>((resolve) => {
    shop.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
const set = async (what: string) => {
  const done = nextLine();
  shop.stdin.write(`${what}\n`);
  await done;
};
const breakService = (service: Service, fault: Fault) => set(`${service} ${fault}`);
const mend = () => set('nothing');

beforeAll(async () => {
  browser = await openBrowser();
  const database = await openShopDatabase();
  product = (await database.buyable(92)).path;
  await database.close();
  const file = fileURLToPath(new URL('faultyShop.ts', import.meta.url));
  shop = spawn(process.execPath, ['--conditions=development', file, inject('origin')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  origin = await nextLine();
  // What a page was made of yesterday.
  await Promise.all(pages().map(({ path }) => fetch(origin + path)));
});
afterAll(async () => {
  shop.kill();
  await browser.close();
});

/** The pages of a shopper on the way to a purchase, and the service without which one cannot be shown. */
const pages = (): { path: string; needs?: Service }[] => [
  { path: '/' },
  { path: '/browse/womens' },
  { path: product },
  { path: '/search?query=tee', needs: 'search' },
  { path: '/bag' },
  { path: '/delivery' },
  { path: '/login' },
];

/** What is wrong with a page while a service fails. */
async function problemOf(path: string, isNeeded: boolean): Promise<string[]> {
  const response = await fetch(origin + path, { signal: AbortSignal.timeout(20_000) });
  const html = await response.text();
  const problems = [];
  if (isNeeded ? response.status < 500 : response.status !== 200)
    problems.push(`answered ${response.status}`);
  if (!html.includes('id="main"')) problems.push('is no page');
  if (!html.includes('href="/browse/womens"')) problems.push('has no way on');
  return problems.map((problem) => `${path} ${problem}`);
}

// Again once: on a machine with other things to do, a service that works may be late too.
describe.each(services)('reliability I1: while %s', { retry: 1 }, (service) => {
  test.each(faults)('%s, every page is there', async (fault) => {
    await breakService(service, fault);
    try {
      const problems = await Promise.all(
        pages().map(({ path, needs }) => problemOf(path, needs === service)),
      );
      expect(problems.flat()).toEqual([]);
    } finally {
      await mend();
    }
  });
});

/** A purchase from the first page to the last, without scripts. */
async function buy(name: string) {
  const shopper = await newShopper(browser, { baseURL: origin, javaScriptEnabled: false });
  const page = await shopper.newPage();
  await addToBag(page, product, false);
  await goToPayment(page, `${name}.${Date.now()}@shop.example`);
  await payWith(page, cards.passes);
  return { page, close: () => shopper.close() };
}

/** How each service fails a purchase. A browser without scripts waits for pictures that hang, and so would the test. */
const inThePurchase = (service: Service): Fault => (service === 'media' ? 'is down' : 'hangs');

test.each(services.filter((service) => service !== 'payment'))(
  'reliability I1: a purchase goes through while %s fails',
  async (service) => {
    await breakService(service, inThePurchase(service));
    try {
      const { page, close } = await buy(service);
      expect(await orderNumber(page)).toBeGreaterThan(0);
      await close();
    } finally {
      await mend();
    }
  },
);

test('reliability I1: while payment is down the bag is kept, the shopper is told, and trying again buys', async () => {
  await breakService('payment', 'is down');
  const { page, close } = await buy('payment');
  try {
    await page.getByText('Nothing has been charged.').waitFor();
  } finally {
    await mend();
  }
  await payWith(page, cards.passes);
  expect(await orderNumber(page)).toBeGreaterThan(0);
  await close();
});

test('reliability I3: the shop outlives it all', async () => {
  expect(shop.exitCode).toBeNull();
  expect((await fetch(origin)).status).toBe(200);
});
