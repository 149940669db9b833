import AxeBuilder from '@axe-core/playwright';
import { arrival, arrivalText } from '@tailorbird/commerce/policy/arrival';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

/** A product page, with nothing chosen. */
async function productOn(
  viewport: { width: number; height: number },
  javaScriptEnabled = true,
): Promise<Page> {
  const shopper = await newShopper(browser, { viewport, javaScriptEnabled });
  const page = await shopper.newPage();
  await page.goto((await database.buyable(372)).path.split('?')[0] ?? '');
  if (javaScriptEnabled) await alive(page);
  return page;
}
const phone = { width: 390, height: 844 };
const barOf = (page: Page) => page.getByRole('group', { name: /^Buy / });

it('a phone keeps price, size and button in reach, and only while those of the page are not', async () => {
  const page = await productOn(phone);
  const bar = barOf(page);
  await bar.getByText(/£\d/).first().waitFor();
  await page.getByRole('button', { name: 'Add to bag' }).scrollIntoViewIfNeeded();
  await bar.waitFor({ state: 'detached' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await bar.waitFor();
  const sizes = bar.getByRole('combobox', { name: 'Size' });
  const offered = sizes.locator('option:not([value=""])').filter({ hasNotText: 'sold out' }).last();
  const size = (await offered.getAttribute('value')) ?? '';
  await sizes.selectOption(size);
  expect(await page.locator(`#main input[name="size"][value="${size}"]`).isChecked()).toBe(true);
  await bar.getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('dialog', { name: 'Added to your bag' }).getByText(size, { exact: true }).waitFor();
  await page.context().close();
});

it('its button asks for the size where the page does, and the field it leads to is not behind it', async () => {
  const page = await productOn(phone);
  const bar = barOf(page);
  await bar.getByRole('button', { name: /^Add/ }).press('Enter');
  await page.getByText('Please choose a size').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('size');
  const { top, bottom } = await page.evaluate(() => {
    const field = document.activeElement?.closest('label')?.getBoundingClientRect();
    return { top: field?.top ?? -1, bottom: field?.bottom ?? 1e4 };
  });
  expect(top).toBeGreaterThanOrEqual(53);
  expect(bottom).toBeLessThanOrEqual(844 - 57);
  await page.context().close();
});

it('nothing that has focus is behind it, to the end of the page, and axe finds nothing', async () => {
  const page = await productOn(phone);
  const bar = barOf(page);
  await bar.waitFor();
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  const last = page.getByRole('contentinfo').locator('a:visible').last();
  await last.focus();
  await bar.waitFor();
  const [ofLast, ofBar] = [await last.boundingBox(), await bar.boundingBox()];
  expect((ofLast?.y ?? 1e4) + (ofLast?.height ?? 0)).toBeLessThanOrEqual(ofBar?.y ?? 0);
  await page.context().close();
});

it('does not pull back to what has the focus whoever scrolls on from it', async () => {
  const page = await productOn(phone);
  await page.locator('#main input[name="size"]:enabled').first().focus();
  await page.keyboard.press('Space');
  const button = page.getByRole('button', { name: 'Add to bag' });
  await button.scrollIntoViewIfNeeded();
  await barOf(page).waitFor({ state: 'detached' });
  const far = await page.evaluate(() => {
    const form = document.querySelector('#main form')?.getBoundingClientRect().bottom ?? 0;
    scrollTo({ top: scrollY + form + 200, behavior: 'instant' });
    return scrollY;
  });
  await barOf(page).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(far);
  await page.context().close();
});

it('one whose script comes late leaves in sight what has the focus by then', async () => {
  const page = await (await newShopper(browser, { viewport: phone })).newPage();
  const late = Promise.withResolvers<void>();
  await page.route(/\/BuyBar-[^/]*\.js$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto((await database.buyable(372)).path);
  await alive(page);
  const footOfFocus = async () => {
    const box = await page.locator(':focus').boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const [top, foot] = [844 - 57 - 64, 844 - 57];
  const isWhereItWillStand = async () => {
    await page.keyboard.press('Tab');
    const bottom = await footOfFocus();
    return bottom > top + 8 && bottom <= foot;
  };
  await expect.poll(isWhereItWillStand, { timeout: 30_000, interval: 10 }).toBe(true);
  late.resolve();
  const bar = barOf(page);
  await bar.waitFor();
  expect(await footOfFocus()).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  await page.context().close();
});

it('a desktop has no such bar, and without scripts there is none', async () => {
  for (const page of [await productOn({ width: 1440, height: 900 }), await productOn(phone, false)]) {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await barOf(page).count()).toBe(0);
    await page.context().close();
  }
});

it('the days a product is expected on are those of the order, and without scripts it is said how long that takes', async () => {
  const page = await productOn(phone);
  const delivery = page.locator('#main [data-part="delivery"]');
  await page.getByText(/, if you order by .*\d\d:\d\d/).waitFor();
  const days = arrival('uk', 'Standard Delivery', new Date());
  expect(await delivery.innerText()).toContain(days ? arrivalText(days, 'en-GB') : 'days');
  await page.context().close();
  const plain = await productOn(phone, false);
  const said = plain.locator('#main [data-part="delivery"]');
  expect(await said.innerText()).toBe('Standard Delivery: 3 to 5 working days.');
  await plain.context().close();
});
