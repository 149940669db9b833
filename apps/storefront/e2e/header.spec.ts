import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { register } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { addToBag, alive } from './journey.ts';

const browser = await openBrowser();

const header = (page: Page) => page.getByRole('banner');

async function arrive(path: string, options = {}): Promise<Page> {
  const page = await (await newShopper(browser, options)).newPage();
  await page.goto(path);
  await alive(page);
  return page;
}

test.each([
  ['/', 'GBP £'],
  ['/eu', 'EUR €'],
  ['/us', 'USD $'],
])('commerce §2 header 5: at %s the locale button shows %s', async (path, currency) => {
  const page = await arrive(path);
  const button = header(page).getByRole('button', { name: /^Country and currency/ });
  expect((await button.innerText()).trim()).toBe(currency);
  await page.context().close();
});

test('commerce §2 header 1: on the left of a desktop: the locale button and the shop finder, not on a phone', async () => {
  const page = await arrive('/eu');
  const locale = header(page).getByRole('button', { name: /^Country and currency/ });
  const finder = header(page).getByRole('link', { name: 'Shop Finder' });
  const logo = header(page).getByRole('link', { name: 'Tailorbird, home' });
  const left = async (element: typeof logo) => (await element.boundingBox())?.x ?? Number.NaN;
  const places = [await left(locale), await left(finder), await left(logo)];
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(await finder.getAttribute('href')).toBe('/eu/shop-finder');
  await page.setViewportSize({ width: 390, height: 844 });
  expect([await locale.isVisible(), await finder.isVisible()]).toEqual([false, false]);
  await page.context().close();
});

test('commerce §2 header 2: the logo leads to the market’s own /', async () => {
  const page = await arrive('/eu/returns');
  await header(page).getByRole('link', { name: 'Tailorbird, home' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/eu');
  await page.context().close();
});

test('commerce §2 header 3: a search button, an account icon, and a bag button with its count', async () => {
  const page = await arrive('/');
  const link = (name: string) => header(page).getByRole('link', { name, exact: true });
  await link('Search').click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.waitFor();
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'hidden' });
  for (const name of ['Account', 'Bag'])
    expect([name, await link(name).locator('svg').isVisible()]).toEqual([name, true]);
  expect(await link('Account').innerText()).toBe('');
  await addToBag(page, '/p/220/nettle-posy-print-pocket-dress/Charcoal?Size=10', true);
  await link('Bag 1 item').waitFor();
  await page
    .locator('#main')
    .getByRole('button', { name: /^One more/ })
    .click();
  await link('Bag 2 items').getByText('2').waitFor();
  await page.goto('/returns');
  await link('Bag 2 items').getByText('2').waitFor();
  await page.context().close();
});

test('commerce §2 header 4: the account icon leads to /login, and to /my-account once signed in', async () => {
  const page = await arrive('/eu');
  const account = header(page).getByRole('link', { name: 'Account' });
  expect(await account.getAttribute('href')).toBe('/eu/login');
  await register(page, '/eu', `header-${Date.now()}@example.com`, true);
  await page.waitForFunction(() => document.querySelector('header a[href="/eu/my-account"]'));
  await page.context().close();
});

test('commerce §2 header 6: it holds the navigation, whose links lead into this market', async () => {
  const page = await arrive('/eu');
  const links = header(page).getByRole('navigation').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(addresses).toEqual(expect.arrayContaining(['/eu/browse/womens', '/eu/browse/mens']));
  expect(addresses.filter((address) => !address.startsWith('/eu/'))).toEqual([]);
  await page.context().close();
});

test('commerce §4 header 1: it is styled as sticky once the page has scrolled, and as before at its top', async () => {
  const page = await arrive('/returns');
  const line = () => header(page).evaluate((one) => getComputedStyle(one).borderBlockEndColor);
  const before = await line();
  await page.mouse.wheel(0, 300);
  await expect.poll(line).not.toBe(before);
  expect((await header(page).boundingBox())?.y).toBe(0);
  await page.mouse.wheel(0, -600);
  await expect.poll(line).toBe(before);
  await page.context().close();
});

test('the focus of a search that was sent by Enter is seen all round in the header: nothing lies over its ring', async () => {
  const page = await arrive('/returns', { reducedMotion: 'reduce' });
  const search = header(page).getByRole('link', { name: 'Search' });
  await search.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Search the shop' }).fill('stripe');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?/);
  await expect.poll(() => search.evaluate((link) => link.matches(':focus-visible'))).toBe(true);
  const { x, y, width, height } = (await search.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const pixelAt = (top: number) =>
    page.screenshot({ clip: { x: Math.round(x + width / 2), y: Math.round(top), width: 1, height: 1 } });
  const above = await pixelAt(y - 3);
  expect(above.equals(await pixelAt(y + height / 2))).toBe(false);
  expect(above.equals(await pixelAt(y + height + 2))).toBe(true);
  await page.context().close();
});

test('commerce §4 header 2: it is transparent on the home page where its content says so, until it is scrolled', async () => {
  const page = await arrive('/us');
  const paper = () =>
    header(page)
      .locator('[data-part="bar"]')
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  const over = await paper();
  expect(over).toMatch(/0\.8\)$/);
  await page.mouse.wheel(0, 300);
  await expect.poll(paper).not.toMatch(/0\.8\)$/);
  for (const path of ['/', '/us/returns']) {
    await page.goto(path);
    expect(await header(page).getAttribute('data-transparent')).toBeNull();
  }
  await page.context().close();
});

test.each([1440, 390])(
  'commerce §2 default layout 2: at %i px the home page is pushed up under a transparent header, which moves nothing',
  async (width) => {
    const page = await arrive('/us', { viewport: { width, height: 844 } });
    const tops = () =>
      page.evaluate(() =>
        ['header', 'main'].map((part) => {
          const { top } = document.querySelector(part)?.getBoundingClientRect() ?? { top: Number.NaN };
          return Math.round(top + window.scrollY);
        }),
      );
    const [headerTop, mainTop] = await tops();
    expect(mainTop).toBe(headerTop);
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => document.querySelector('header')?.hasAttribute('data-scrolled'));
    expect((await tops())[1]).toBe(mainTop);
    await page.context().close();
  },
);

test('an icon says its name above it to a mouse that rests on it', async () => {
  const page = await arrive('/');
  const wishlist = header(page).getByRole('link', { name: 'Wishlist' });
  const name = page.locator('[data-tooltip]');
  await expect
    .poll(
      async () => {
        // What names icons comes once the page has been idle.
        await header(page).getByRole('link', { name: 'Search' }).hover();
        await wishlist.hover();
        await page.waitForTimeout(1000);
        return name.allInnerTexts();
      },
      { timeout: 15_000 },
    )
    .toEqual(['Wishlist']);
  const [icon, words] = [await wishlist.boundingBox(), await name.boundingBox()];
  expect((words?.y ?? Number.NaN) + (words?.height ?? 0)).toBeLessThan(icon?.y ?? Number.NaN);
  await page.keyboard.press('Escape');
  await expect.poll(() => name.count()).toBe(0);
  await page.context().close();
});
