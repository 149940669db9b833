import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { newShopper, newVisitor, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive } from './journey.ts';

const browser = await forThisFile(openBrowser());

const rulesOf = (page: Page) => page.locator('style[data-rules]').allTextContents();

describe('decision 14: styles are finished while building', () => {
  it.each(['/', '/browse/womens', '/bag', '/size-guide'])(
    'a live page has every rule in the order of the cascade, and %s came with its own in their places',
    async (path) => {
      const shopper = await newShopper(browser);
      const page = await shopper.newPage();
      const asked = page.waitForResponse(/\/assets\/styles-.*\.json$/);
      await page.goto(path, { waitUntil: 'commit' });
      const own = (await (await fetch(new URL(path, inject('origin')))).text()).match(/<style data-rules/g);
      const all = await asked
        .then((response) => response.json())
        .then((rules) => z.array(z.string()).parse(rules));
      await expect.poll(async () => (await rulesOf(page)).join(''), { timeout: 15_000 }).toBe(all.join(''));
      expect((await rulesOf(page)).length).toBeGreaterThan(own?.length ?? Number.POSITIVE_INFINITY);
      await shopper.close();
    },
  );

  it('performance: what comes later is not shown before its styles are there, and moves nothing', async () => {
    const visitor = await newVisitor(browser);
    const page = await visitor.newPage();
    let hasCome = false;
    await page.route(/\/assets\/styles-.*\.json$/, async (route) => {
      await page.waitForTimeout(1500);
      hasCome = true;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Refuse' }).waitFor();
    expect(hasCome).toBe(true);
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: 'layout-shift',
            buffered: true,
          });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shifts).toBe(0);
    await visitor.close();
  });

  it('a link pressed before the styles of other pages are there is loaded by the browser, with its own', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    let give: () => void = () => {};
    const given = new Promise<void>((resolve) => {
      give = resolve;
    });
    await page.route(/\/assets\/styles-.*\.json$/, async (route) => {
      await given;
      // The page that asked may have gone.
      await route.continue().catch(() => {});
    });
    await page.goto('/');
    await page.waitForFunction(() => performance.getEntriesByName('live').length > 0);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).press('Enter');
    await page.getByRole('heading', { name: 'Delivery', level: 1 }).waitFor();
    expect(loads).toEqual(['/delivery']);

    give();
    await alive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).press('Enter');
    await page.getByRole('heading', { name: 'Returns', level: 1 }).waitFor();
    expect(loads).toEqual(['/delivery']);
    await shopper.close();
  });
});
