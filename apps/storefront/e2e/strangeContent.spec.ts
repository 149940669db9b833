import { fixtureProducts } from '@tailorbird/blocks/fixtureProducts';
import { parsePage } from '@tailorbird/blocks/parsePage';
import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import { strangeItems } from '@tailorbird/blocks/testing/strangeItems';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchRequests } from '../../../scripts/watchRequests.ts';
import { openBrowser } from './browser.ts';
import { alive } from './journey.ts';
import { type StrangeShop, startStrangeShop } from './startStrangeShop.ts';

const itemsOnAPage = 50;
const items = strangeItems();
const pages = Array.from({ length: Math.ceil(items.length / itemsOnAPage) }, (_, nth) => ({
  _meta: { schema: schemaAddress('content-page') },
  title: `Strange page ${nth}`,
  slots: items.slice(nth * itemsOnAPage, (nth + 1) * itemsOnAPage),
}));

let shop: StrangeShop;
const browser = await openBrowser({ pictures: true });
let shopper: BrowserContext;

beforeAll(async () => {
  const content = {
    products: Object.values(fixtureProducts),
    pages: Object.fromEntries(pages.map((item, nth) => [`strange-${nth}`, item])),
  };
  shop = await startStrangeShop(content);
  const { origin } = shop;
  shopper = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } });
  await shopper.addInitScript(bringEverythingNear);
  // Strange content names strange hosts, films, and pages to load ahead: they answer with nothing, and nothing leaves the
  // machine.
  await shopper.route(
    ({ origin: of, pathname }) => of !== origin || pathname.startsWith('/v/') || pathname.endsWith('.data'),
    (route) =>
      route.fulfill({
        status: 200,
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
  );
});
afterAll(() => {
  shop?.stop();
});

/** Every block is almost in view, however long the page. */
function bringEverythingNear(): void {
  class Near implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly #seen: IntersectionObserverCallback;
    constructor(seen: IntersectionObserverCallback) {
      this.#seen = seen;
    }
    observe(target: Element) {
      // Blocks and films ask for nothing else of an entry.
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      queueMicrotask(() => this.#seen([entry], this));
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  window.IntersectionObserver = Near;
}

/** Chromium says this of every custom block's frame, whose policy names a directive it does not know yet. */
const notYetKnown = /^Unrecognized Content-Security-Policy directive 'webrtc'/;

async function visit(nth: number) {
  const page = await shopper.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !notYetKnown.test(message.text()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/__report')) complaints.push(request.postData() ?? '');
  });
  const untilQuiet = watchRequests(page);
  const answer = await page.goto(`/strange-${nth}`, { waitUntil: 'domcontentloaded' });
  await alive(page);
  await untilQuiet();
  const shown = await page.locator('#main [data-block]').count();
  await page.close();
  return { status: answer?.status(), shown, complaints };
}

it.each(pages.map((item, nth) => ({ nth, item })))(
  'page $nth of strange items is served, comes to life, and nothing complains',
  async ({ nth, item }) => {
    const shown = parsePage(item)?.slots.blocks.length;
    expect(shown).toBeGreaterThan(itemsOnAPage / 3);
    expect(await visit(nth)).toEqual({ status: 200, shown, complaints: [] });
  },
);

it('the server rendered every block of them without a failure', () => {
  expect(items.length).toBeGreaterThanOrEqual(1300);
  expect(
    shop
      .log()
      .split('\n')
      .filter((line) => line.includes('"level":50')),
  ).toEqual([]);
});
