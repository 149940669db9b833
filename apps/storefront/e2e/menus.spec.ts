import { expect, test } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { alive } from './journey.ts';

const browser = await openBrowser();

const phone = { viewport: { width: 390, height: 844 } };

test('blocks §4 mobile navigation 1: the menu opens, and another page closes it', async () => {
  const shopper = await newShopper(browser, phone);
  const page = await shopper.newPage();
  await page.goto('/');
  await alive(page);
  const menu = page.locator('#mobile-menu');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByText('Womens', { exact: true }).click();
  await menu.getByRole('link', { name: 'All Womens' }).click();
  await page.waitForURL('**/browse/womens');
  await menu.waitFor({ state: 'hidden' });
  // Half a second after it has closed the menu is back at its first layer.
  await page.waitForFunction(() => !document.querySelector('#mobile-menu details[open]'));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByText('Womens', { exact: true }).waitFor();
  expect(await menu.getByRole('link', { name: 'All Womens' }).isVisible()).toBe(false);
  await shopper.close();
});

test('blocks §4 mobile navigation 1: a link to the page one is on closes the menu too', async () => {
  const shopper = await newShopper(browser, phone);
  const page = await shopper.newPage();
  await page.goto('/browse/womens?sort=price-asc');
  await alive(page);
  const menu = page.locator('#mobile-menu');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByText('Womens', { exact: true }).click();
  await menu.getByRole('link', { name: 'All Womens' }).click();
  await page.waitForURL((url) => url.search === '');
  await menu.waitFor({ state: 'hidden' });
  expect(await page.locator('h1').innerText()).toBe('Womens');
  await shopper.close();
});

test('a menu that is opened before the page is live stays open', async () => {
  const shopper = await newShopper(browser, phone);
  const page = await shopper.newPage();
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLElement>('#mobile-menu')?.showPopover(),
    ),
  );
  await page.goto('/');
  await alive(page);
  const menu = page.locator('#mobile-menu');
  await menu.getByText('Womens', { exact: true }).click();
  expect(await menu.getByRole('link', { name: 'All Womens' }).isVisible()).toBe(true);
  await shopper.close();
});

test.each([
  ['the bag', 'Basket'],
  ['the wishlist', 'Wishlist'],
  ['the login', 'Account'],
])('blocks §4 mobile navigation 3: opening %s closes the menu', async (_, shortcut) => {
  const shopper = await newShopper(browser, { ...phone, hasTouch: true });
  const page = await shopper.newPage();
  await page.goto('/');
  await alive(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#mobile-menu').waitFor();
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: shortcut }).tap();
  await page.locator('dialog:modal').waitFor();
  expect(await page.locator('#mobile-menu').isVisible()).toBe(false);
  await shopper.close();
});

test('performance: a menu is HTML until it is seen, and another page is marked in it when it is', async () => {
  const shopper = await newShopper(browser, phone);
  const page = await shopper.newPage();
  await page.goto('/');
  await alive(page);
  const lives = (menu: string) =>
    page.evaluate((selector) => {
      const around = document.querySelector(selector)?.parentElement ?? {};
      return Object.keys(around).some((key) => key.startsWith('__reactContainer'));
    }, menu);
  const drawer = '#mobile-menu nav';
  const main = 'nav[aria-label="Main"]';
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/browse/womens';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await page.getByRole('heading', { name: 'Womens', level: 1 }).waitFor();
  expect([await lives(drawer), await lives(main)]).toEqual([false, false]);

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#mobile-menu').getByText('Womens', { exact: true }).click();
  const all = page.locator('#mobile-menu').getByRole('link', { name: 'All Womens' });
  await expect.poll(() => all.getAttribute('aria-current')).toBe('page');
  expect(await lives(drawer)).toBe(true);

  await page.setViewportSize({ width: 1440, height: 900 });
  const womens = page.locator(`${main} a[href="/browse/womens"]`).first();
  await expect.poll(() => womens.getAttribute('aria-current')).toBe('page');
  await shopper.close();
});

test('both menus open without script', async () => {
  const shopper = await newShopper(browser, { ...phone, javaScriptEnabled: false });
  const page = await shopper.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#mobile-menu').getByText('Womens', { exact: true }).click();
  expect(await page.getByRole('link', { name: 'All Womens' }).isVisible()).toBe(true);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Womens', exact: true }).hover();
  await main.getByRole('link', { name: 'Midi Dresses' }).waitFor();
  await shopper.close();
});

test('the mega-menu opens where a mouse rests and closes on another page', async () => {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  await page.goto('/');
  await alive(page);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Womens', exact: true }).hover();
  await main.getByRole('link', { name: 'Midi Dresses' }).click();
  await page.waitForURL('**/midi-dresses');
  await main.getByRole('link', { name: 'Midi Dresses' }).waitFor({ state: 'hidden' });
  expect(await main.getByRole('link', { name: 'Womens', exact: true }).getAttribute('aria-current')).toBe(
    'true',
  );
  await shopper.close();
});

test('only what is seen of a phone’s menu takes the focus', async () => {
  const shopper = await newShopper(browser, phone);
  const page = await shopper.newPage();
  await page.goto('/');
  await alive(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const title = page.locator('#mobile-menu summary').filter({ hasText: 'Womens' }).first();
  await title.focus();
  await page.keyboard.press('Enter');
  const seen: string[] = [];
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    seen.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(seen.slice(0, 2)).toEqual(['All Womens', 'Back from Dresses']);
  expect(seen).not.toContain('Shop Finder');
  await page.locator('#mobile-menu summary').filter({ hasText: 'Womens' }).first().focus();
  await page.keyboard.press('Enter');
  expect(await page.getByRole('link', { name: 'All Womens' }).isVisible()).toBe(false);
  await shopper.close();
});
