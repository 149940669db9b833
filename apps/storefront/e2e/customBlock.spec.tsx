import { readFileSync } from 'node:fs';
import { BlockList } from '@tailorbird/blocks/BlockList';
import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { parseBlocks } from '@tailorbird/blocks/parse';
import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';

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
  const { prelude } = await prerenderToNodeStream(
    <PageFactsProvider market="uk" embeds>
      <BlockList blocks={blocks} />
    </PageFactsProvider>,
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return `<!doctype html><title>The shop</title><header id="header">The shop</header>${html}<footer id="footer">Help</footer>`;
}

const browser = await forThisFile(openBrowser());

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
