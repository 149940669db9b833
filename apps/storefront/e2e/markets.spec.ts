import AxeBuilder from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { alive } from './journey.ts';

const browser = await openBrowser();

/** A shopper in a country, as the shop's edge tells it. */
const from = (country: string, options: BrowserContextOptions = {}) =>
  newShopper(browser, { ...options, extraHTTPHeaders: { 'x-test-country': country } });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Where are we sending to?' });
/** The page has asked what is personal, and has had the time to open what that opens. */
async function settled(page: Page, path: string): Promise<void> {
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/me'));
  await page.goto(path);
  await alive(page);
  await asked;
  await page.waitForTimeout(500);
}
const preferred = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'wsPreferredLocale');

describe('the locale overlay', () => {
  it.each([390, 1440])(
    'commerce §4 locale overlay 1: at %d px it opens by itself where the country is another site’s, accessibly',
    async (width) => {
      const shopper = await from('IE', { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      const page = await shopper.newPage();
      await page.goto('/delivery');
      await overlay(page).waitFor();
      expect(await overlay(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      // @axe-core/playwright is typed for the `playwright` package; playwright-core's page is the same object.
      const { violations } = await new AxeBuilder({ page: page as never }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await page.keyboard.press('Escape');
      await overlay(page).waitFor({ state: 'hidden' });
      await settled(page, '/returns');
      expect(await overlay(page).count()).toBe(0);
      await shopper.close();
    },
  );

  it('commerce §4 locale overlay 5: going to the site offered sets the cookie and keeps the page', async () => {
    const shopper = await from('US');
    const page = await shopper.newPage();
    await page.goto('/delivery');
    await overlay(page).getByRole('button', { name: 'Go to Rest of the World (USD)' }).click();
    await page.waitForURL(/\/us\/delivery$/);
    const cookie = await preferred(page);
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
      localeCode: 'us',
      localeName: 'Rest of the World',
      currencyCode: 'USD',
    });
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30);
    await settled(page, '/us/returns');
    expect(await overlay(page).count()).toBe(0);
    await shopper.close();
  });

  it('commerce §4 locale overlay 1: a saved locale goes before the country, and opens it on other sites', async () => {
    const shopper = await from('US');
    const page = await shopper.newPage();
    await page.goto('/delivery');
    const kept = page.waitForResponse((response) => new URL(response.url()).pathname === '/locale');
    await overlay(page).getByRole('button', { name: 'Stay here' }).click();
    await kept;
    await page.evaluate(() => sessionStorage.clear());
    await settled(page, '/returns');
    expect(await overlay(page).count()).toBe(0);
    await page.goto('/us/delivery');
    await overlay(page).getByRole('button', { name: 'Go to United Kingdom (GBP)' }).waitFor();
    await shopper.close();
  });

  it.each([
    ['the country is this site’s', 'GB', {}],
    ['nobody knows the country', 'XX', {}],
    [
      'a crawler asks (commerce §4 locale overlay 2)',
      'IE',
      { userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    ],
  ])('the overlay stays closed where %s', async (_, country, options) => {
    const shopper = await from(country, options);
    const page = await shopper.newPage();
    await settled(page, '/delivery');
    expect(await overlay(page).count()).toBe(0);
    await shopper.close();
  });
});

describe('the locale button', () => {
  describe('commerce §1 shoppers 6: shops are found, in another country and currency too', () => {
    it('commerce §4 locale overlay 5: without scripts the choice is a form that sets the cookie and keeps the page', async () => {
      const shopper = await newShopper(browser, { javaScriptEnabled: false });
      const page = await shopper.newPage();
      await page.goto('/shop-finder?place=Bath');
      await page
        .getByRole('button', { name: /^Country and currency/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Ireland EUR' }).first().click();
      await page.waitForURL(/\/eu\/shop-finder\?place=Bath$/);
      expect(decodeURIComponent((await preferred(page))?.value ?? '')).toContain('"localeName":"Ireland"');
      expect(await page.locator('#main li h2').count()).toBeGreaterThan(0);
      await shopper.close();
    });
  });

  it('commerce §2 markets 2: Germany leads to the external address', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    const policy = (await page.goto('/delivery'))?.headers()['content-security-policy'];
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/locale');
    await page
      .getByRole('button', { name: /^Country and currency/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Germany EUR' }).first().click();
    expect((await answered).headers()['location']).toBe('https://de.tailorbird.example');
    // The policy lets the form's answer lead there, and nowhere else.
    expect(policy).toContain("form-action 'self' https://de.tailorbird.example;");
    await shopper.close();
  });
});

it('a public page is the same for every country: only the personal answer differs', async () => {
  const ask = async (path: string, country: string) =>
    (await fetch(inject('origin') + path, { headers: { 'x-test-country': country } })).text();
  expect(await ask('/delivery', 'IE')).toBe(await ask('/delivery', 'GB'));
  expect(JSON.parse(await ask('/me', 'IE'))).toMatchObject({ offeredLocale: 'Ireland EUR' });
  expect(JSON.parse(await ask('/me', 'GB'))).not.toHaveProperty('offeredLocale');
});
