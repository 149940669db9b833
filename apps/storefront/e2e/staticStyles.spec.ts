import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { newShopper, newVisitor, openBrowser, violations } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive } from './journey.ts';
import { routePaths } from './routePaths.ts';
import { together } from './together.ts';

const browser = await forThisFile(openBrowser());

const rulesOf = (page: Page) => page.locator('style[data-rules]').allTextContents();

/** A rule of each style of the answer to a path, as it came. */
async function servedStyles(path: string): Promise<number[]> {
  const answer = await fetch(inject('origin') + path);
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return [];
  const html = await answer.text();
  return [...html.matchAll(/<style[^>]*data-rules[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => css.length);
}

describe('reliability F5: styles under the policy of a page', () => {
  it('reliability F5: every page of every route comes with styles of its own, none of them empty', {
    timeout: 120_000,
  }, async () => {
    const bare: unknown[] = [];
    let pages = 0;
    await together(routePaths(), 6, async (path) => {
      const answer = await fetch(inject('origin') + path, { redirect: 'manual' });
      await answer.body?.cancel();
      if (!answer.headers.get('content-type')?.startsWith('text/html')) return;
      pages += 1;
      const sizes = await servedStyles(path);
      if (sizes.length === 0 || sizes.some((size) => size === 0)) bare.push([path, sizes]);
    });
    expect(bare).toEqual([]);
    expect(pages).toBeGreaterThan(60);
    process.stdout.write(`reliability F5: ${pages} pages, each with styles, 0 empty\n`);
  });

  it('reliability F5: in Chromium all of a page’s styles are in force, those that come later too, and nothing is stopped', {
    timeout: 120_000,
  }, async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    const stopped: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) stopped.push(message.text());
    });
    for (const path of [
      '/',
      '/browse/womens',
      '/bag',
      '/login',
      '/checkout-identity',
      '/size-guide',
      '/nowhere',
    ]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const counts = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('style[data-rules]')].map(
            (style) => (style as HTMLStyleElement).sheet?.cssRules.length ?? 0,
          ),
        );
      const atFirst = await counts();
      await alive(page);
      const later = await counts();
      expect([path, atFirst.length > 0, atFirst.every((count) => count > 0)]).toEqual([path, true, true]);
      expect([path, later.every((count) => count > 0)]).toEqual([path, true]);
      expect([path, later.length > atFirst.length]).toEqual([path, true]);
      // A style that a script makes in the browser is in force as well.
      const colour = await page.evaluate(() => {
        const style = document.createElement('style');
        style.append('#main{outline-color:rgb(1, 2, 3)}');
        document.head.append(style);
        return getComputedStyle(document.getElementById('main') as HTMLElement).outlineColor;
      });
      expect([path, colour]).toEqual([path, 'rgb(1, 2, 3)']);
    }
    expect([stopped, violations]).toEqual([[], []]);
    await shopper.close();
  });
});

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
