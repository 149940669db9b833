import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { register } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, alive, cards, goOnToPayment, orderNumber, payWith } from './journey.ts';
import { sendFormBack } from './sendFormBack.ts';
import { openShopDatabase } from './shopDatabase.ts';
import { together } from './together.ts';

const file = fileURLToPath(new URL('../../../security/payloads/markup.json', import.meta.url));
const payloads = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
const rounds = 2;

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());
const product = (await database.buyable(29)).path;

const script = fileURLToPath(new URL('hostileTexts.ts', import.meta.url));
const shop = spawn(process.execPath, [script, inject('origin'), file], {
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: ['pipe', 'pipe', 'inherit'],
});
let origin = '';
let shopper: BrowserContext;
let orderId = 0;
let sharedList = '';

/** What ran, was asked of a stranger, or was refused by the policy. */
const found: string[] = [];

async function watch(context: BrowserContext, own: string): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      // oxlint-disable-next-line no-console -- the console is the one way out of the page
      console.error(`refused by policy: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  await context.route(
    ({ origin: of, protocol }) => of !== own && /^https?:$/.test(protocol),
    (route) => {
      found.push(`asked ${route.request().url()}`);
      return route.abort();
    },
  );
  context.on('console', (message) => {
    if (message.text().startsWith('refused by policy')) found.push(message.text());
  });
  context.on('dialog', (dialog) => {
    found.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
}

const hasRun = (page: Page) => page.evaluate(() => '__pwned' in window);

/** Opens a page, waits until its scripts have taken over, and tells how many of the list's signs it shows. */
async function look(page: Page, path: string): Promise<number> {
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
  // A page that only says that it cannot be shown shows none of the texts it is about.
  if (!answer?.ok()) found.push(`${path} was answered ${answer?.status()}`);
  await alive(page);
  if (await hasRun(page)) found.push(`ran on ${path}`);
  return page.evaluate(() => document.documentElement.innerHTML.split('__pwned').length - 1);
}

beforeAll(async () => {
  const [told] = await once(shop.stdout, 'data');
  origin = String(told).trim();
  shopper = await newShopper(browser, { baseURL: origin });
  await watch(shopper, origin);
  // Through the shop itself: who carries these names and has these things is real.
  const real = await newShopper(browser, { javaScriptEnabled: false });
  const page = await real.newPage();
  await register(page, '', `markup.${Date.now()}@shop.example`, false);
  await addToBag(page, product, false);
  await page.locator('#main').getByRole('link', { name: 'Checkout' }).click();
  await goOnToPayment(page);
  await payWith(page, cards.passes);
  orderId = await orderNumber(page);
  await addToBag(page, product, false);
  await sendGiftCard(page);
  await page.goto(product);
  await page
    .getByRole('button', { name: /wishlist/i })
    .first()
    .click();
  await page.goto('/wishlist');
  await page.getByRole('button', { name: 'Make a link' }).click();
  sharedList = new URL((await page.locator('[data-part="share"] a').getAttribute('href')) ?? '', origin)
    .pathname;
  await shopper.addCookies((await real.cookies()).map(({ name, value }) => ({ name, value, url: origin })));
  await real.close();
}, 120_000);
afterAll(async () => {
  await shopper?.close();
  shop.kill();
});

/** Puts a gift card with a message into the bag. */
async function sendGiftCard(page: Page): Promise<void> {
  await page.goto(await database.giftCardPath('10'));
  const main = page.locator('#main');
  await main.getByLabel('Recipient email').fill('robin@shop.example');
  await main.getByLabel('Recipient name').fill('Robin');
  await main.getByLabel('Your email').fill('maud@shop.example');
  await main.getByLabel('Your name').fill('Maud');
  await main.getByLabel('Your message').fill('Keep warm.');
  await main.getByRole('button', { name: 'Add to bag' }).click();
  await page.waitForURL(/\/bag$/);
}

/** Pages that show what a shopper, a reviewer, an editor or a maker of goods has written. */
const paths = [
  '/',
  '/browse/womens',
  '/search?query=shirt',
  'product',
  'reviews',
  '/bag',
  '/wishlist',
  '/checkout',
  '/my-account',
  '/my-account/MyProfile',
  '/my-account/SavedAddresses',
  '/my-account/OrderHistory',
  'order',
  'sharedList',
  '/delivery',
];

it('reliability G1: markup in a text of goods, reviews, content, names and addresses never runs', {
  timeout: 600_000,
}, async () => {
  expect(payloads.length).toBeGreaterThanOrEqual(250);
  const shown: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    shop.stdin.write(`${round}\n`);
    await once(shop.stdout, 'data');
    const page = await shopper.newPage();
    await page.goto('/browse/womens', { waitUntil: 'domcontentloaded' });
    const own = (await page.locator('#main a[href^="/p/"]').first().getAttribute('href')) ?? '';
    const ofGoods: Record<string, string> = {
      product: own,
      reviews: `/reviews/${own.split('/')[2]}`,
      order: `/my-account/OrderHistory/${orderId}`,
      sharedList,
    };
    for (const path of paths) shown[path] = (shown[path] ?? 0) + (await look(page, ofGoods[path] ?? path));
    await page.close();
  }
  process.stdout.write(`G1 ${JSON.stringify(shown)}\n`);
  expect(found).toEqual([]);
  expect(Object.entries(shown).filter(([, times]) => times < 5 * rounds)).toEqual([]);
});

/** Forms that show again what was typed when they cannot go on: of the customer, and of anybody. */
const forms = {
  customer: [
    '/checkout',
    '/my-account/MyProfile',
    // As often as it takes for each of the list to be in one of its fields.
    ...Array<string>(8).fill('/my-account/SavedAddresses?edit=new'),
    '/my-account/Security',
    '/newsletter',
    'reviews',
  ],
  anybody: ['/login', '/forgot-password', '/find-order', '/create-account'],
};

it('reliability G1: markup that was typed into a form and is shown again never runs', {
  timeout: 600_000,
}, async () => {
  const anybody = await newShopper(browser, { baseURL: origin });
  await watch(anybody, origin);
  const shown: Record<string, number> = {};
  const typed = new Set<string>();
  for (const [who, of] of [
    [shopper, forms.customer],
    [anybody, forms.anybody],
  ] as const) {
    const page = await who.newPage();
    for (const form of of) {
      const path = form === 'reviews' ? `/reviews/${product.split('/')[2]}` : form;
      const times = await sendFormBack(page, path, { payloads, typed });
      shown[form] = (shown[form] ?? 0) + times;
      if (await hasRun(page)) found.push(`ran in the form of ${path}`);
    }
  }
  await anybody.close();
  process.stdout.write(`G1 forms ${JSON.stringify(shown)}\n`);
  expect(found).toEqual([]);
  expect(typed.size).toBe(payloads.length);
  expect(Object.entries(shown).filter(([, times]) => times === 0)).toEqual([]);
});

it('reliability G1: markup in a search term never runs', { timeout: 600_000 }, async () => {
  await together(terms(), 4, async (term) => {
    const page = await shopper.newPage();
    await page.goto(`/search?query=${encodeURIComponent(term)}`, { waitUntil: 'domcontentloaded' });
    if (await hasRun(page)) found.push(`ran of ${term}`);
    await page.close();
  });
  expect(found).toEqual([]);
});

/** The list, as many at a time as a search term takes. */
function terms(): string[] {
  const joined: string[] = [];
  for (const payload of payloads) {
    const last = joined.at(-1);
    if (last === undefined || last.length + payload.length >= 200) joined.push(payload);
    else joined.splice(-1, 1, `${last} ${payload}`);
  }
  return joined;
}

it('the list is live: markup that is let through does run', { timeout: 120_000 }, async () => {
  const page = await browser.newPage();
  await page.route('**/*', (route) => route.abort());
  const ran = await page.evaluate(async (all) => {
    const frames = all.map((payload) => {
      const frame = document.createElement('iframe');
      frame.srcdoc = `<body>${payload}`;
      document.body.append(frame);
      return frame;
    });
    await new Promise((done) => setTimeout(done, 10_000));
    return frames.filter(({ contentWindow }) => contentWindow && '__pwned' in contentWindow).length;
  }, payloads);
  await page.close();
  process.stdout.write(`G1 ${ran} of ${payloads.length} run where they are let through\n`);
  expect(ran).toBeGreaterThan(40);
});
