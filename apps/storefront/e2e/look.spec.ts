import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive, chooseSizes, withoutPictures } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

/** A product page's address as a piece of a look. */
function pieceOf(path: string): string {
  const [, id, colour] = /^\/p\/(\d+)\/[^/]+\/([^?]+)/.exec(path) ?? [];
  return `${id}-${colour}`;
}

const sizesOf = (page: Page, name: string) =>
  page.locator('#main').getByRole('combobox', { name: `Size of ${name}` });

/** What is in the bag: the names of its lines with how many of each. */
async function inBag(page: Page, market: string): Promise<{ name: string; quantity: string }[]> {
  await page.goto(`${market}/bag`, withoutPictures);
  const units = page.locator('#main').getByRole('spinbutton', { name: /^Quantity of/ });
  await units.first().waitFor();
  return units.evaluateAll((fields) =>
    fields.map((field) => ({
      name: (
        field.getAttribute('aria-label') ??
        (field as HTMLInputElement).labels?.[0]?.textContent ??
        ''
      ).replace('Quantity of ', ''),
      quantity: (field as HTMLInputElement).value,
    })),
  );
}

describe('a look is bought whole', () => {
  it.each([
    { scripts: true, market: '', nth: 1101 },
    { scripts: false, market: '', nth: 1104 },
    { scripts: true, market: '/eu', nth: 1107 },
    { scripts: false, market: '/us', nth: 1110 },
  ])(
    'scripts $scripts, market $market: once, without what has sold out, which is named and chosen anew',
    async ({ scripts, market, nth }) => {
      const stays = await database.buyable(nth);
      const goes = await database.buyable(nth + 2, stays.name);
      const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
      const page = await shopper.newPage();
      await page.goto(`${market}/look/${pieceOf(stays.path)},${pieceOf(goes.path)}`, withoutPictures);
      if (scripts) await alive(page);
      const main = page.locator('#main');
      await main.getByText(/^Together/).waitFor();

      // Nothing that is incomplete is sent, or added.
      const add = main.getByRole('button', { name: 'Add both to bag' });
      await sizesOf(page, stays.name).selectOption(stays.variantId);
      await add.click();
      if (scripts) await main.getByText('Please choose a size', { exact: true }).waitFor();
      const first = sizesOf(page, goes.name);
      expect(await first.evaluate((one) => one === document.activeElement)).toBe(true);

      // It sells out between the page and the press.
      await sizesOf(page, goes.name).selectOption(goes.variantId);
      const onHand = await database.onHand(goes.stockItemId);
      await database.leaveOnHand(goes.stockItemId, 0);
      if (scripts) {
        await add.focus();
        await page.keyboard.press('Enter');
      } else await add.click();
      const said = main.getByRole('status').filter({ hasText: 'bag' });
      await said.getByText(`Sold out: ${goes.name}`).waitFor();
      expect(await said.innerText()).toMatch(/What we have is in your bag, at today’s prices\.$/);
      expect(await said.evaluate((one) => one === document.activeElement)).toBe(scripts);
      expect(await sizesOf(page, stays.name).count()).toBe(0);
      expect(await main.getByText('In your bag', { exact: true }).count()).toBe(1);

      // The same form again, and then another size: nothing is there twice.
      if (!scripts) {
        await page.reload(withoutPictures);
        await said.waitFor();
      }
      await database.leaveOnHand(goes.stockItemId, onHand);
      await chooseSizes(main);
      await main.getByRole('button', { name: 'Add to bag' }).click();
      await said.getByText('Everything is in your bag').waitFor();
      await database.leaveOnHand(goes.stockItemId, onHand);
      expect(await main.getByRole('button', { name: /^Add/ }).count()).toBe(0);
      const lines = await inBag(page, market);
      expect(lines.map(({ quantity }) => quantity)).toEqual(['1', '1']);
      expect(lines.map(({ name }) => name).sort()).toEqual(
        [stays.name, goes.name].sort().map((name) => expect.stringContaining(name)),
      );
      await shopper.close();
    },
  );

  it('is led to from a look on a page, and from a product that others are worn with', async () => {
    const shopper = await newShopper(browser, { javaScriptEnabled: false });
    const page = await shopper.newPage();
    await page.goto('/', withoutPictures);
    await page
      .getByRole('link', { name: /^Shop the look “/ })
      .first()
      .click();
    await page.waitForURL(/\/look\//, withoutPictures);
    const main = page.locator('#main');
    await main.getByRole('heading', { level: 1, name: 'Shop the look' }).waitFor();
    const [first] = await main.getByRole('heading', { level: 2 }).getByRole('link').all();
    await first?.click();
    await main.getByRole('link', { name: 'Complete the look' }).click();
    await page.waitForURL(/\/look\//, withoutPictures);
    expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
    await shopper.close();
  });

  it('is a page that is not there, where nothing of it is', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    const answer = await page.goto('/look/999999-Nothing', withoutPictures);
    expect(answer?.status()).toBe(404);
    await shopper.close();
  });
});
