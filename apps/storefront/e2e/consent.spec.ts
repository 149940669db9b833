import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import { getRequestListener } from '@hono/node-server';
import { noPageCache } from '@tailorbird/engine/noPageCache';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { builtStorefront } from './builtStorefront.ts';
import { alive } from './journey.ts';

const browser = await openBrowser();

const layer = (page: Page) => page.evaluate(() => window.dataLayer?.map(({ event }) => event));
const choice = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'consent')?.value;
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

async function firstVisit(path = '/', options: Parameters<typeof newVisitor>[1] = {}) {
  const visitor = await newVisitor(browser, options);
  const page = await visitor.newPage();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== inject('origin')) elsewhere.push(request.url());
  });
  await page.goto(path);
  if (options.javaScriptEnabled !== false) await alive(page);
  return { visitor, page, elsewhere };
}

test('commerce §7 data layer 1: before the answer nothing is told, nothing leaves, and what happened is told once it is yes', async () => {
  const { visitor, page, elsewhere } = await firstVisit();
  await banner(page).waitFor();
  await page.getByRole('link', { name: 'Returns' }).first().click();
  await page.waitForURL('**/returns');
  expect(await page.evaluate(() => [window.dataLayer, window.monetateQ])).toEqual([undefined, undefined]);
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await banner(page).waitFor({ state: 'detached' });
  await page.waitForFunction(() => window.dataLayer?.length === 3);
  expect(await layer(page)).toEqual(['page_view', 'navigation_click', 'page_view']);
  expect(await choice(page)).toBe('1.analytics.personalisation');
  expect(elsewhere).toEqual([]);
  await visitor.close();
});

test('refusing is one press too, is kept, and is not asked again', async () => {
  const { visitor, page } = await firstVisit('/eu');
  await banner(page).getByRole('button', { name: 'Refuse' }).click();
  await banner(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.goto('/eu/returns');
  await alive(page);
  await page.waitForTimeout(500);
  expect(await banner(page).count()).toBe(0);
  expect([await layer(page), await choice(page)]).toEqual([undefined, '1']);
  await visitor.close();
});

test('both answers look the same, the banner takes no focus, traps nothing, moves nothing', async () => {
  const { visitor, page } = await firstVisit();
  await banner(page).waitFor();
  const [refuse, accept] = await Promise.all(
    ['Refuse', 'Accept'].map((name) =>
      banner(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { color, backgroundColor, font } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return { color, backgroundColor, font, width, height };
        }),
    ),
  );
  expect(refuse).toEqual(accept);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const shifted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          // The DOM's types do not know layout shifts.
          resolve((list.getEntries() as { value?: number }[]).reduce((sum, { value = 0 }) => sum + value, 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shifted).toBeLessThan(0.01);
  const { violations } = await new AxeBuilder({ page }).include('section[aria-label="Cookies"]').analyze();
  expect(violations).toEqual([]);
  await visitor.close();
});

test.each([320, 390])('at %i px the banner fits and leaves the shortcuts free', async (width) => {
  const { visitor, page } = await firstVisit('/', { viewport: { width, height: 844 } });
  await banner(page).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.getByRole('button', { name: 'Menu', exact: true }).click({ timeout: 5000 });
  await page.locator('#mobile-menu').waitFor();
  await visitor.close();
});

test('each purpose is chosen by itself, and changed later', async () => {
  const { visitor, page } = await firstVisit();
  await banner(page).getByRole('link', { name: 'Choose' }).click();
  await page.waitForURL('**/cookie-choices');
  await banner(page).waitFor({ state: 'detached' });
  await page.getByLabel('Counting').check();
  await page.getByRole('button', { name: 'Keep these choices' }).click();
  await page.getByText('Thank you. Your choice is kept').waitFor();
  expect(await choice(page)).toBe('1.analytics');
  expect(await page.evaluate(() => [Boolean(window.dataLayer), window.monetateQ])).toEqual([true, undefined]);
  await page.goto('/cookie-choices');
  await alive(page);
  expect(await page.getByLabel('Counting').isChecked()).toBe(true);
  expect(await page.getByLabel('Suggestions').isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Refuse both' }).click();
  await page.getByText('Thank you. Your choice is kept').waitFor();
  expect(await choice(page)).toBe('1');
  await visitor.close();
});

test('without scripts there is nothing to ask, and the choice is a form that keeps it', async () => {
  const { visitor, page } = await firstVisit('/eu/cookie-choices', { javaScriptEnabled: false });
  expect(await banner(page).count()).toBe(0);
  await page.getByLabel('Suggestions').check();
  await page.getByRole('button', { name: 'Keep these choices' }).click();
  await page.waitForURL('**/eu/cookie-choices?saved=1');
  expect(await choice(page)).toBe('1.personalisation');
  expect(await page.getByLabel('Suggestions').isChecked()).toBe(true);
  await visitor.close();
});

test('where a market need not ask there is no banner, and the choice can be taken back', async () => {
  const { visitor, page } = await firstVisit('/us');
  await page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === 'page_view'));
  expect(await banner(page).count()).toBe(0);
  expect(await choice(page)).toBeUndefined();
  await page.goto('/us/cookie-choices');
  await alive(page);
  expect(await page.getByLabel('Counting').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Refuse both' }).click();
  await page.getByText('Thank you. Your choice is kept').waitFor();
  await page.goto('/us');
  await alive(page);
  await page.waitForTimeout(500);
  expect(await layer(page)).toBeUndefined();
  await visitor.close();
});

test('a browser that objects is obeyed where a market does not ask', async () => {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  );
  await page.goto('/us');
  await alive(page);
  await page.waitForTimeout(500);
  expect(await layer(page)).toBeUndefined();
  await visitor.close();
});

describe('commerce §7 data layer 1: a shop whose data layer nobody reads', () => {
  describe('blocks §7 reports 1: with TAILORBIRD_DATA_LAYER off', () => {
    test('commerce §7 personalisation 1: asks nothing and counts nothing, whatever was said before', async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      // A server that listens on a port has an address with one.
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const behind = inject('origin');
      const middleware = async (request: Request) => {
        const { url, method, headers } = request;
        const body = request.body === null ? null : await request.text();
        return fetch(behind + url.slice(new URL(url).origin.length), {
          method,
          headers,
          body,
          redirect: 'manual',
        });
      };
      const own = { middleware, remote: true, cache: noPageCache };
      const listener = getRequestListener(builtStorefront(origin, own).fetch);
      server.on('request', (request, response) => void listener(request, response));
      try {
        for (const said of [undefined, '1.analytics.personalisation']) {
          const visitor = await browser.newContext({ baseURL: origin });
          if (said) await visitor.addCookies([{ name: 'consent', value: said, url: origin }]);
          const page = await visitor.newPage();
          await page.goto('/');
          await alive(page);
          await page.getByRole('link', { name: 'Returns' }).first().click();
          await page.waitForURL('**/returns');
          await page.waitForTimeout(1000);
          expect(await banner(page).count()).toBe(0);
          expect(await page.evaluate(() => [window.dataLayer, window.monetateQ])).toEqual([
            undefined,
            undefined,
          ]);
          await page.goto('/cookie-choices');
          await page.getByText('there is nothing to choose').waitFor();
          expect(await page.getByLabel('Counting').count()).toBe(0);
          await visitor.close();
        }
      } finally {
        server.close();
        server.closeAllConnections();
      }
    });
  });
});
