import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchRequests } from '../../../scripts/watchRequests.ts';
import { newShopper, openBrowser } from './browser.ts';

const browser = await openBrowser();
let page: Page;
beforeAll(async () => {
  page = await (await newShopper(browser)).newPage();
});
afterAll(() => page.context().close());

/** The left and right edges of what is found, in whole pixels. */
const edgesOf = (selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((all) => {
      const boxes = all.map((it) => it.getBoundingClientRect());
      return [
        Math.round(Math.min(...boxes.map(({ left }) => left))),
        Math.round(Math.max(...boxes.map(({ right }) => right))),
      ];
    });

test.each([1440, 1920, 2560])(
  'at %i pixels header, listing and footer have the same two edges',
  async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/browse/womens/dresses');
    const margin = Math.max(40, (width - 1600) / 2);
    const edges = [margin, width - margin];
    expect(await edgesOf('#main article')).toEqual(edges);
    expect((await edgesOf('#main h1'))[0]).toBe(margin);
    expect((await edgesOf('nav[aria-label="Breadcrumb"] a'))[0]).toBe(margin);
    expect(await edgesOf('header [data-part="start"], header [data-part="end"]')).toEqual(edges);
    expect((await edgesOf('[data-block="footer"] a >> nth=0'))[0]).toBe(margin);
  },
);

test.each([768, 834, 1024, 1280])('at %i pixels the six ways in of home stand in one row', async (width) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  const tops = await page
    .locator('[data-block="navigation-links-banner"] li')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(tops).toHaveLength(6);
  expect(new Set(tops).size).toBe(1);
});

test('offline a press on a link keeps the page and says why; the next press, online, goes there', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const untilQuiet = watchRequests(page);
  await page.goto('/browse/womens/dresses');
  const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Womens' });
  await untilQuiet();
  await page.context().setOffline(true);
  await link.press('Enter');
  await page.getByText('We could not reach the shop.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/browse/womens/dresses');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Dresses');
  await page.context().setOffline(false);
  await link.press('Enter');
  await page.waitForURL(/\/browse\/womens$/);
});
