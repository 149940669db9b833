import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchRequests } from '../../../scripts/watchRequests.ts';
import { pages } from '../app/pages.ts';
import { newShopper, openBrowser } from './browser.ts';
import { alive } from './journey.ts';

const browser = await openBrowser();
let shopper: BrowserContext;
let page: Page;
/** Nothing more is asked for. */
let untilQuiet: () => Promise<unknown>;
let scripts: { readonly name: string; readonly bytes: number }[];
let complaints: string[];

beforeEach(async () => {
  shopper = await newShopper(browser);
  page = await shopper.newPage();
  untilQuiet = watchRequests(page);
  scripts = [];
  complaints = [];
  // What is loaded ahead for the next page is no part of this one: with data saver there is none of it.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfinished', async (request) => {
    const [, name] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    // A page that was closed meanwhile has no sizes to tell.
    const sizes = name === undefined ? undefined : await request.sizes().catch(() => undefined);
    if (name !== undefined && sizes) scripts.push({ name, bytes: sizes.responseBodySize });
  });
  await page.goto('/');
  await alive(page);
  await untilQuiet();
});
afterEach(async () => {
  await shopper.close();
  if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
});

interface Seen {
  readonly id: string;
  readonly alive: boolean;
  /** How many screens below the top edge of the window it begins. */
  readonly screens: number;
}

/** The page's blocks in order. One that is alive is the root of a tree of its own. */
const blocks = (): Promise<Seen[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-block]')].map((block) => ({
      id: block.dataset['block'] ?? '',
      alive: Object.keys(block).some((key) => key.startsWith('__reactContainer')),
      screens: (block.firstElementChild?.getBoundingClientRect().top ?? 0) / innerHeight,
    })),
  );

const sum = () => scripts.reduce((total, { bytes }) => total + bytes, 0);

/** Walks down the page, a screen at a time, and stays on each until what watches it has been told. */
async function walkDown(): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 800) {
    await page.evaluate((to) => {
      scrollTo({ top: to, behavior: 'instant' });
      return new Promise<void>((told) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(told)));
        // A browser that has nothing to paint draws no frames.
        setTimeout(told, 1000);
      });
    }, top);
  }
  await untilQuiet();
}

/** Remembers every element of the page's blocks, to see later which are still there. */
const remember = () =>
  page.evaluate(() => {
    const kept = [...document.querySelectorAll('[data-block] *')];
    Object.assign(window, { kept, loadedOnce: true });
    return kept.length;
  });
const remaining = () =>
  page.evaluate(() => {
    // Put there by `remember`.
    const { kept } = window as unknown as { kept: Element[] };
    return kept.filter((element) => element.isConnected).length;
  });
const navigatedWithoutLoad = () => page.evaluate(() => 'loadedOnce' in window);

describe('performance: a block below the fold costs no JavaScript until it is near', () => {
  it('before scrolling only blocks within a quarter of a screen more are alive, and all JavaScript is in budget', async () => {
    const seen = await blocks();
    expect(seen.filter(({ screens }) => screens > 2).length).toBeGreaterThan(3);
    expect(seen.filter((block) => block.alive && block.screens > 1.25)).toEqual([]);
    expect(sum()).toBeLessThanOrEqual(pages.home.maxBytes.beforeScrolling);
  });

  it('a walk down the page wakes those that move or answer, and no other', async () => {
    await walkDown();
    const awake = async () => (await blocks()).flatMap(({ id, alive: is }) => (is ? [id] : []));
    await expect.poll(awake, { timeout: 15_000 }).toEqual(expect.arrayContaining(['card-group', 'footer']));
    const seen = await blocks();
    const living = new Set(seen.filter((block) => block.alive).map(({ id }) => id));
    const still = new Set(seen.filter((block) => !block.alive).map(({ id }) => id));
    expect(still.has('hero')).toBe(true);
    expect([...living].filter((id) => still.has(id))).toEqual([]);
    expect(sum()).toBeLessThanOrEqual(pages.home.maxBytes.afterScrolling);
  });

  it('a block that is still never asks for its script', async () => {
    await walkDown();
    expect(scripts.map(({ name }) => name)).not.toContain('Hero');
  });
});

describe('what happens above a block that waits does nothing to it', () => {
  it('loading the page’s data anew leaves its HTML and wakes nothing', async () => {
    const count = await remember();
    const before = scripts.length;
    await page.evaluate(async () => {
      // The router of the page, as React Router exposes it.
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { revalidate: () => Promise<void> };
      };
      await router.revalidate();
    });
    await page.waitForTimeout(200);
    expect(await remaining()).toBe(count);
    expect(scripts).toHaveLength(before);
  });

  it('a link in a block that waits is followed without loading the page again, and at once', async () => {
    await remember();
    const link = page.locator('[data-block="jump-off-group"] a[href^="/"]').first();
    const to = await link.getAttribute('href');
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === to);
    await page.locator('#main h1').first().waitFor();
    expect(await navigatedWithoutLoad()).toBe(true);
  });

  it('coming back by the browser’s button shows every block whole, none of them later than the page', async () => {
    const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
    const served = words(await page.locator('#main').innerText());
    await remember();
    const delivery = page.locator('[data-block="footer"] a[href="/delivery"]').first();
    await delivery.evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/\/delivery$/);
    await page.getByRole('heading', { name: 'Delivery' }).first().waitFor();
    const firstShown = page.evaluate(
      (title) =>
        new Promise<string>((resolve) => {
          new MutationObserver((_changes, observer) => {
            const main = document.querySelector<HTMLElement>('#main');
            if (!main?.querySelector('h1')?.textContent.includes(title)) return;
            observer.disconnect();
            resolve(main.innerText);
          }).observe(document.body, { childList: true, subtree: true });
        }),
      served.split(' | ')[0] ?? '',
    );
    await page.goBack();
    expect(words(await firstShown)).toBe(served);
    expect(await navigatedWithoutLoad()).toBe(true);
  });
});

it('the page names no script of a block', async () => {
  const html = await (await page.request.get('/')).text();
  expect(html).not.toMatch(/modulepreload/);
  expect(html).not.toMatch(/\/assets\/(?:CardGroup|Hero|Footer)-/);
});

it('a block that throws in the browser is told to the server’s log', async () => {
  const answered = page.waitForResponse(/\/__report$/);
  await page.evaluate(() => {
    const detail = { id: 'card-group', error: new Error('The cards fell down.') };
    window.dispatchEvent(new CustomEvent('tailorbird:block-error', { detail }));
  });
  expect((await answered).status()).toBe(204);
});
