import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { alive, withoutPictures } from './journey.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ pictures: true });
});
afterAll(() => browser.close());

/** A page that is never loaded whole, as its pictures do not come. */
async function withoutEnd(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await newShopper(browser, options)).newPage();
  await page.route('**/i/**', () => {});
  return page;
}
const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
const asked = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\/fw-/.test(name)).length,
  );

it('performance: a pointer resting where a page appears hurries none of its scripts, one that moves does', async () => {
  const page = await withoutEnd();
  await page.mouse.move(300, 300);
  await page.goto('/', withoutPictures);
  await painted(page);
  await page.waitForTimeout(500);
  expect(await asked(page)).toBe(0);
  await page.mouse.move(310, 310);
  await alive(page);
  expect(await asked(page)).toBe(1);
  await page.context().close();
});

it.each([
  ['phone', 'once words need them', 390, 'css'],
  ['desktop', 'with the page', 1440, 'link'],
])('performance: a %s asks for fonts %s', async (_name, _when, width, by) => {
  const page = await withoutEnd({ viewport: { width, height: 844 } });
  await page.goto('/', withoutPictures);
  const fonts = await page
    .waitForFunction(() => {
      const all = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      // Resources are told as PerformanceResourceTiming.
      return all.length === 2 && all.map((one) => (one as PerformanceResourceTiming).initiatorType);
    })
    .then((handle) => handle.jsonValue());
  expect(fonts).toEqual([by, by]);
  await page.context().close();
});
