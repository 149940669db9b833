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
import { addToBag, alive } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';
import { together } from './together.ts';

const file = fileURLToPath(new URL('../../../security/payloads/markup.json', import.meta.url));
const payloads = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
const rounds = 2;

const browser = await forThisFile(openBrowser());
const database = await forThisFile(openShopDatabase());
const product = (await database.buyable(29)).path;

const script = fileURLToPath(new URL('hostileTexts.ts', import.meta.url));
const shop = spawn(process.execPath, [script, inject('origin'), file], {
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: ['pipe', 'pipe', 'inherit'],
});
let origin = '';
let shopper: BrowserContext;

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
  await page.goto(path, { waitUntil: 'domcontentloaded' });
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
  await page.goto(product);
  await page
    .getByRole('button', { name: /wishlist/i })
    .first()
    .click();
  await shopper.addCookies((await real.cookies()).map(({ name, value }) => ({ name, value, url: origin })));
  await real.close();
}, 120_000);
afterAll(async () => {
  await shopper?.close();
  shop.kill();
});

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
    const ofGoods: Record<string, string> = { product: own, reviews: `/reviews/${own.split('/')[2]}` };
    for (const path of paths) shown[path] = (shown[path] ?? 0) + (await look(page, ofGoods[path] ?? path));
    await page.close();
  }
  process.stdout.write(`G1 ${JSON.stringify(shown)}\n`);
  expect(found).toEqual([]);
  expect(Object.entries(shown).filter(([, times]) => times < 5 * rounds)).toEqual([]);
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
