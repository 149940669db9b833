import { readFileSync } from 'node:fs';
import { BlockList } from '@tailorbird/blocks/BlockList';
import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { parseBlocks } from '@tailorbird/blocks/parse';
import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import type { Page } from 'playwright-core';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { startStrangeShop } from './startStrangeShop.ts';

// The payloads the sanitiser’s own tests read.
const hostile = JSON.parse(
  readFileSync(new URL('../../../packages/blocks/src/custom-block/hostile.json', import.meta.url), 'utf8'),
) as { html: string[]; css: string[] };

const items = [
  ...hostile.html.map((html) => ({ html })),
  ...hostile.css.map((css) => ({ css, html: '<p class="x">Words</p>' })),
].map((content) => ({ _meta: { schema: schemaAddress('custom-block') }, title: 'Payload', ...content }));

/** A page with what stands around the blocks, and the blocks, as the server sends it. */
async function pageOf(shown: readonly unknown[]): Promise<string> {
  const { blocks } = parseBlocks(shown);
  const sheet = new ServerStyleSheet();
  const { prelude } = await prerenderToNodeStream(
    sheet.collectStyles(
      <PageFactsProvider market="uk" embeds>
        <BlockList blocks={blocks} />
      </PageFactsProvider>,
    ),
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return `<!doctype html><title>The shop</title>${sheet.getStyleTags()}<header id="header">The shop</header>${html}<footer id="footer">Help</footer>`;
}

const browser = await openBrowser();

/** Shows a page without any policy to lean on; what it asked for, and how what stands around the blocks looks. */
async function show(html: string) {
  const page = await browser.newPage();
  const asked: string[] = [];
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.pathname === '/' && url.hostname === 'shop.test')
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    asked.push(url.href);
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto('http://shop.test/');
  for (const link of await page.locator('a').all()) await link.evaluate((a) => a.focus());
  const state = await page.evaluate(() => ({
    pwned: '__pwned' in window,
    title: document.title,
    blocks: document.querySelectorAll('[data-scope]').length,
    around: ['header', 'footer'].map((id) => {
      const element = document.getElementById(id);
      if (!element) return 'gone';
      element.scrollIntoView();
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const onTop = document.elementFromPoint(x + width / 2, y + height / 2)?.id;
      return [width, height, onTop, style.display, style.position, style.color, style.backgroundColor].join();
    }),
  }));
  await page.close();
  return { asked, dialogs, ...state };
}

test('reliability F6: in Chromium no payload runs, asks for anything elsewhere, or changes what stands around it', async () => {
  const alone = await show(await pageOf([]));
  const among = await show(await pageOf(items));
  expect(among.blocks).toBeGreaterThan(200);
  expect(among.asked.filter((url) => !url.startsWith('http://shop.test/i/'))).toEqual([]);
  expect(among.dialogs).toEqual([]);
  expect(among.pwned).toBe(false);
  expect(among.title).toBe('The shop');
  expect(among.around).toEqual(alone.around);
});

const onOnePage = 25;

/** Payloads of the custom block between words of the shop's own. */
const pages = Array.from({ length: Math.ceil(items.length / onOnePage) }, (_, nth) =>
  items
    .slice(nth * onOnePage, (nth + 1) * onOnePage)
    .flatMap((item) => [
      item,
      { _meta: { schema: schemaAddress('text-block') }, body: 'The shop’s own words.' },
    ]),
);

const boxes = '[data-block="custom-block"] > section';

/** Opens a page and fixes the height of the blocks' boxes, in whole pixels. */
async function openFixed(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(boxes).evaluateAll((all) => {
    for (const box of all)
      if (box instanceof HTMLElement) box.style.height = `${Math.ceil(box.getBoundingClientRect().height)}px`;
  });
}

/** The whole page with its blocks' boxes painted over. */
const around = (page: Page) =>
  page.screenshot({ fullPage: true, animations: 'disabled', mask: [page.locator(boxes)] });

/** Leaves in the boxes what one of them held, or nothing. */
const leaveIn = (page: Page, left: number) =>
  page.locator(boxes).evaluateAll((all, nth) => {
    const shop = window as Window & { held?: ChildNode[][] };
    shop.held ??= all.map((box) => [...box.childNodes]);
    for (const [at, box] of all.entries()) box.replaceChildren(...(at === nth ? (shop.held[at] ?? []) : []));
  }, left);

/** Which payloads of the page change anything outside their own boxes: with them it looks otherwise than with none. */
async function reachingOut(page: Page, address: string): Promise<number[]> {
  await openFixed(page, address);
  const withAll = await around(page);
  await leaveIn(page, -1);
  const withNone = await around(page);
  if (withAll.equals(withNone)) return [];
  const reaching: number[] = [];
  for (let nth = 0; nth < onOnePage; nth += 1) {
    await leaveIn(page, nth);
    if (!(await around(page)).equals(withNone)) reaching.push(nth);
  }
  return reaching;
}

test.each([390, 1280])(
  'reliability F6: at %i px no payload changes a pixel of the built shop outside its own box',
  {
    timeout: 240_000,
  },
  async (width) => {
    const shop = await startStrangeShop({
      products: [],
      pages: Object.fromEntries(
        pages.map((slots, nth) => [
          `payloads-${nth}`,
          { _meta: { schema: schemaAddress('content-page') }, title: 'Payloads', slots },
        ]),
      ),
    });
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 900 } });
    await page.route(
      ({ origin }) => origin !== shop.origin,
      (route) => route.abort(),
    );
    const reaching: unknown[] = [];
    let shown = 0;
    for (const nth of pages.keys()) {
      for (const at of await reachingOut(page, `${shop.origin}/payloads-${nth}`))
        reaching.push(items[nth * onOnePage + at]);
      shown += await page.locator(boxes).count();
    }
    await page.close();
    shop.stop();
    expect(reaching).toEqual([]);
    expect(shown).toBeGreaterThan(200);
  },
);
