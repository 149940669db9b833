import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, alive, goToPayment } from './journey.ts';
import { previewSecret } from './previewSecret.ts';
import { startPlantedShop } from './startPlantedShop.ts';

const browser = await openBrowser();

const benefits = { _meta: { schema: schemaAddress('benefit-bar') }, items: [{ text: 'Planted benefit' }] };
const planted = await forThisFile(startPlantedShop({ instead: ['benefit-bar'], blocks: [benefits] }));

const phone = { viewport: { width: 390, height: 844 } };
const dress = '/p/220/nettle-posy-print-pocket-dress/Charcoal?Size=10';

async function arrive(path: string, options = {}): Promise<Page> {
  const page = await (await newShopper(browser, options)).newPage();
  await page.goto(path);
  await alive(page);
  return page;
}

/** Of parts that should follow one another in the document, those that do not, or are not there. */
const outOfOrder = (page: Page, selectors: readonly string[]) =>
  page.evaluate((all) => {
    const follows = (from: Element, to: Element) =>
      (from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const parts = all.map((selector) => document.querySelector(selector));
    return all.filter((_, at) => {
      const [part, before] = [parts[at], parts[at - 1]];
      return !part || (at > 0 && (!before || !follows(before, part)));
    });
  }, selectors);

const notices = '[data-part="notices"]';
/** The shop's own, not that of a panel. */
const footer = 'footer[data-under="Footer"]';

test('commerce §2 default layout 1: its parts stand in the order of the specification', async () => {
  const page = await arrive('/us/browse/womens');
  const around = ['[aria-label="Benefits"]', '[aria-label="Countdown"]', 'body header', 'main'];
  expect(await outOfOrder(page, [...around, '#filters', notices, footer])).toEqual([]);
  for (const link of [/^Bag/, 'Wishlist'] as const) {
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await page.locator('dialog:modal').waitFor();
    expect(await outOfOrder(page, [...around, '#filters', 'dialog:modal', notices])).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.goto(`/us${dress}`);
  await alive(page);
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await page.getByRole('dialog', { name: 'Added to your bag' }).waitFor();
  const panel = '[aria-label="Added to your bag"]';
  expect(await outOfOrder(page, ['body header', panel, 'main'])).toEqual([]);
  await page.context().close();
});

test('a demonstration says so first on every page, in three markets, checkout and error page too, and not on paper', async () => {
  const page = await arrive('/');
  const note = page.getByRole('note').filter({ hasText: 'Demonstration shop: nothing is charged or sent.' });
  for (const path of ['/', '/eu/browse/womens', '/us/bag', '/checkout-identity', '/no-such-page']) {
    await page.goto(path);
    expect([path, await note.count()]).toEqual([path, 1]);
    expect((await note.boundingBox())?.height).toBeLessThan(30);
    await alive(page);
    // The page that React took over has it still.
    expect(await note.isVisible()).toBe(true);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await note.isVisible()).toBe(false);
  await page.context().close();
});

test('blocks §2 benefit bar 2: one that does not say showHomepage is on every page but the home page', async () => {
  // What was planted stands among the page's own blocks too.
  const aboveThePage = async (path: string) =>
    (await (await fetch(planted.origin + path)).text()).split('<main')[0] ?? '';
  for (const path of ['/returns', '/eu/browse/womens'])
    expect([path, (await aboveThePage(path)).includes('Planted benefit')]).toEqual([path, true]);
  for (const path of ['/', '/eu'])
    expect([path, (await aboveThePage(path)).includes('Planted benefit')]).toEqual([path, false]);
});

test('commerce §2 default layout 1: the locale overlay stands between the panel’s place and the page', async () => {
  const page = await (await newShopper(browser)).newPage();
  await page.route('**/me', (route) =>
    route.fulfill({ json: { bagCount: 0, offeredLocale: 'Ireland EUR' } }),
  );
  await page.goto('/');
  await page.getByRole('dialog', { name: 'Where are we sending to?' }).waitFor();
  expect(await outOfOrder(page, ['body header', 'dialog:modal', 'main', footer])).toEqual([]);
  await page.context().close();
});

test('commerce §2 layouts 1: the checkout’s has one way on and one back, the empty one has nothing', async () => {
  const page = await arrive(dress);
  await addToBag(page, dress, true);
  await page.locator('#main').getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL('**/checkout-identity');
  await page.getByRole('link', { name: 'Back to bag' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
  expect(await page.locator('[data-overlay="search"]').count()).toBe(0);
  await page.goto(
    `/amplience-visualization/tailorbird.staging.bigcontent.io/a5780ca1-7cae-52b9-9638-72bed8fad522?ampl_secret=${previewSecret}`,
  );
  await page.locator('#main').waitFor();
  const around = `${footer}, [aria-label="Main"], [aria-label="Shortcuts"], [aria-label="Benefits"], [data-overlay="bag"]`;
  expect(await page.locator(around).count()).toBe(0);
  await page.context().close();
});

test('commerce §2 bottom navigation 1: a phone has Home, Menu, Wishlist, Account and Basket at its foot', async () => {
  const page = await arrive('/', phone);
  const foot = page.getByRole('navigation', { name: 'Shortcuts' });
  expect(await foot.locator('> *').allInnerTexts()).toEqual([
    'Home',
    'Menu',
    'Wishlist',
    'Account',
    'Basket',
  ]);
  const box = await foot.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await foot.isVisible()).toBe(false);
  await page.context().close();
});

test('commerce §2 bottom navigation 2: on checkout pages Wishlist and Basket are hidden', async () => {
  const page = await arrive(dress, phone);
  await addToBag(page, dress, true);
  const foot = page.getByRole('navigation', { name: 'Shortcuts' });
  await page.locator('#main').getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL('**/checkout-identity');
  await expect.poll(() => foot.locator('> *').allInnerTexts()).toEqual(['Home', 'Menu', 'Account']);
  await page.goBack();
  await page.waitForURL('**/bag');
  await foot.getByRole('link', { name: 'Wishlist' }).click();
  await page.getByRole('dialog', { name: 'Your wishlist' }).waitFor();
  await page.keyboard.press('Escape');
  await goToPayment(page, 'foot@example.com');
  await expect.poll(() => foot.locator('> *').allInnerTexts()).toEqual(['Home', 'Menu', 'Account']);
  await page.context().close();
});

test.each([true, false])(
  'a phone’s shortcuts are out of the way while something is typed, and back after it (scripts: %s)',
  async (javaScriptEnabled) => {
    const page = await (await newShopper(browser, { ...phone, javaScriptEnabled })).newPage();
    await page.goto('/find-order');
    if (javaScriptEnabled) await alive(page);
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
    await shortcuts.waitFor();
    await page.getByRole('textbox', { name: /order number/i }).focus();
    expect(await shortcuts.isVisible()).toBe(false);
    await page.getByRole('main').getByRole('button').first().focus();
    expect(await shortcuts.isVisible()).toBe(true);
    await page.context().close();
  },
);

test('the page below a dialog stays where it is, and can be scrolled when it is closed', async () => {
  const page = await arrive('/');
  const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await scrolls()).toBe('visible');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('dialog', { name: 'Search' }).waitFor();
  expect(await scrolls()).toBe('hidden');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'hidden' });
  expect(await scrolls()).toBe('visible');
  await page.context().close();
});
