import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { register } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { alive } from './journey.ts';

const browser = await openBrowser();
let shopper: BrowserContext;
let page: Page;
/** The addresses the search service was asked at, in order. */
let asked: URL[];

beforeEach(async () => {
  shopper = await newShopper(browser);
  page = await shopper.newPage();
  asked = [];
  page.on('request', (request) => {
    if (request.url().includes('/autocomplete/')) asked.push(new URL(request.url()));
  });
  await page.goto('/');
  await alive(page);
});
afterEach(() => shopper.close());

/** What is personal of a page, of somebody who is signed in. */
const signedIn = z.object({ customerId: z.int().positive() });

const overlay = () => page.getByRole('dialog', { name: 'Search' });
const field = () => overlay().getByRole('combobox', { name: 'Search the shop' });
const options = () => overlay().getByRole('option');
const button = () => page.getByRole('banner').getByRole('link', { name: 'Search' });
const open = async () => {
  await button().click();
  await field().waitFor();
};
/** What the field says the arrow keys stand on. */
const chosen = () => overlay().locator('[aria-selected="true"]');

describe('the search over the page', () => {
  it('commerce §4 search bar 1: opens and closes; Escape or its button closes it', async () => {
    await open();
    expect(await field().evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await overlay().waitFor({ state: 'detached' });
    expect(await button().evaluate((link) => link === document.activeElement)).toBe(true);
    await open();
    await overlay().getByRole('button', { name: 'Close' }).click();
    await overlay().waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('commerce §6 customer 2: says who searches, once they are signed in, and of a guest nothing', async () => {
    const ids = async () => {
      await open();
      await field().fill('stripe');
      await options().first().waitFor();
      return asked.splice(0).map(({ searchParams }) => searchParams.get('ui'));
    };
    expect(await ids()).toEqual([null]);
    await register(page, '', `searches-${Date.now()}@example.com`, true);
    await page.goto('/delivery');
    const me = page.waitForResponse(/\/me$/);
    await page.reload();
    const { customerId } = signedIn.parse(await (await me).json());
    await alive(page);
    expect(await ids()).toEqual([String(customerId)]);
  });

  it('commerce §5 search 1: waits for the typing to pause, and sends what a guest searches', async () => {
    await open();
    await field().focus();
    // In the page's own time, in which the sooner timer comes first on a slow machine too.
    await page.evaluate(async () => {
      for (const letter of 'stripe') {
        document.execCommand('insertText', false, letter);
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    });
    await options().first().waitFor();
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/autocomplete/stripe']);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      key: 'tailorbird-uk',
      num_results_Products: '10',
      'num_results_Search Suggestions': '5',
    });
    const products = overlay().getByRole('group', { name: 'Products' }).getByRole('option');
    expect(await products.count()).toBe(10);
  });

  it('commerce §4 search bar 3: any change of route closes it and clears the term', async () => {
    await open();
    await field().fill('stripe');
    await overlay().getByRole('group', { name: 'Products' }).getByRole('option').first().click();
    await page.waitForURL(/\/p\//);
    await overlay().waitFor({ state: 'detached' });
    await open();
    expect(await field().inputValue()).toBe('');
  });

  it('is walked through with the arrow keys, and Enter goes where they stand', async () => {
    await open();
    await field().fill('dress');
    await options().first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await chosen().textContent()).toBe(await options().first().textContent());
    expect(await field().getAttribute('aria-activedescendant')).toBe(await chosen().getAttribute('id'));
    await page.keyboard.press('ArrowUp');
    expect(await chosen().count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    const to = await chosen().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname + url.search === to);
  });

  it('commerce §5 search 3: a blank term leads nowhere', async () => {
    await open();
    await field().fill('   ');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname).toBe('/');
    expect([await overlay().count(), asked.length]).toEqual([1, 0]);
  });

  it('remembers the searches of this device, and forgets them', async () => {
    await open();
    await field().fill('mug');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?query=mug$/);
    await open();
    const recent = overlay().getByRole('group', { name: 'Recent searches' }).getByRole('option');
    expect(await recent.allTextContents()).toEqual(['mug']);
    await overlay().getByRole('button', { name: 'Forget these searches' }).click();
    expect(await recent.count()).toBe(0);
  });

  it('commerce §9 fetch delay 1: a wait is shown once it is longer than 200 ms', async () => {
    await page.route('**/autocomplete/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await open();
    const waited = await field().evaluate(
      (input: HTMLInputElement) =>
        new Promise<number>((resolve) => {
          input.focus();
          document.execCommand('insertText', false, 'mug');
          const typed = performance.now();
          const look = () => {
            if (document.querySelector('dialog [data-part="products"][aria-hidden]'))
              resolve(performance.now() - typed);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    expect(waited).toBeGreaterThanOrEqual(200);
    await options().first().waitFor();
    expect(await overlay().locator('[data-part="products"][aria-hidden]').count()).toBe(0);
  });

  it('forgives a typing error, and says what it took the word for', async () => {
    await open();
    await field().fill('jakcet');
    await options().first().waitFor();
    expect(await options().allTextContents()).toContain('jacket');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?query=jakcet/);
    await page.getByText('Showing what we have for jacket.').waitFor();
    expect(await page.locator('#main a[href*="/p/"]').count()).toBeGreaterThan(0);
  });

  it('opens with popular categories and a tile a department, which are links', async () => {
    await open();
    const popular = overlay().getByRole('navigation', { name: 'Popular' }).getByRole('link');
    const tiles = overlay().getByRole('navigation', { name: 'Categories' }).getByRole('link');
    await tiles.first().waitFor();
    expect([await popular.count(), await tiles.count()]).toEqual([6, 4]);
    await field().fill('m');
    await tiles.first().waitFor({ state: 'detached' });
    await field().fill('');
    await tiles.first().click();
    await page.waitForURL(/\/browse\//);
    await overlay().waitFor({ state: 'detached' });
  });

  it('leads to categories and pages, with the arrow keys too', async () => {
    await open();
    await field().fill('returns');
    const ways = overlay().getByRole('group', { name: 'Categories and pages' }).getByRole('option');
    await ways.first().waitFor();
    expect(await ways.allTextContents()).toEqual(['Returns']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/returns');
  });

  it('commerce §8 message 13: ‘No products found matching your search criteria.’', async () => {
    await open();
    await field().fill('qqqqzzzz');
    await overlay().getByText('No products found matching your search criteria.').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?query=qqqqzzzz/);
    const words = page.locator('#main').getByText('No products found matching your search criteria.');
    await words.waitFor();
    expect(await words.count()).toBe(1);
  });

  it('says that it is resting when the service is, tries again, and Enter goes on all the while', async () => {
    let isDown = true;
    await page.route('**/autocomplete/**', (route) => (isDown ? route.abort() : route.continue()));
    await open();
    await field().fill('mug');
    await overlay()
      .getByText(/Search is resting/)
      .waitFor();
    isDown = false;
    await overlay().getByRole('button', { name: 'try again' }).click();
    await options().first().waitFor();
    isDown = true;
    await field().fill('vase');
    await page.keyboard.press('Enter');
    await page.waitForURL(/query=vase/);
    const results = page.getByRole('heading', { level: 1, name: /vase/ });
    await results.waitFor();
    expect(await results.textContent()).toContain('vase');
  });
});

describe('the page of a search, without scripts', () => {
  it('says what a word was taken for, and leads to categories and pages', async () => {
    const guest = await newShopper(browser, { javaScriptEnabled: false });
    try {
      const plain = await guest.newPage();
      await plain.goto('/search?query=retruns');
      await plain.getByText('Showing what we have for returns.').waitFor();
      const ways = plain.getByRole('list', { name: 'Categories and pages' }).getByRole('link');
      expect(await ways.allTextContents()).toEqual(['Returns']);
      await plain.goto('/us/search');
      const tiles = plain.getByRole('navigation', { name: 'Categories' }).getByRole('link');
      expect(await tiles.first().getAttribute('href')).toMatch(/^\/us\/browse\//);
    } finally {
      await guest.close();
    }
  });
});
