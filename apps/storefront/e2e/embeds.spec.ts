import { expect, test } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';

const browser = await forThisFile(openBrowser());

test('blocks §1 custom block 1: an editor’s script answers a shopper, in its closed frame', async () => {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  await page.goto('/eu/size-guide');
  const frame = page.frameLocator('iframe[title="Find your size in one question"]');
  await frame.getByRole('button', { name: 'Loose' }).click();
  expect(await frame.getByRole('status').textContent()).toBe('Take the larger one.');
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts');
  await shopper.close();
});

test('reliability F8: no frame and no script from elsewhere is on a page where a shopper logs in or pays', async () => {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  for (const market of ['', '/eu', '/us']) {
    for (const path of ['/bag', '/checkout-identity', '/checkout', '/login', '/my-account']) {
      await page.goto(market + path, { waitUntil: 'domcontentloaded' });
      const embeds = await page.evaluate(() => [
        ...[...document.querySelectorAll('iframe')].map(({ src }) => src),
        ...[...document.scripts]
          .map(({ src }) => src)
          .filter((src) => src && new URL(src).origin !== location.origin),
      ]);
      expect(embeds).toEqual([]);
    }
  }
  await shopper.close();
});
