import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ready } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, cards, goToPayment, orderNumber, payWith, withoutPictures } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

const buttonsAndBars = 'header > a, footer, nav, button, summary, [type="submit"]';

/**
 * What of a page is printed: the name at its head, its words, how many of its buttons, bars and footers, which lines and sums the end of a page
 * may cut, and which lists are grids, over whose end Chromium lays what follows where they take several pages.
 */
async function printed(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const head = await page
    .locator('#main')
    .evaluate(({ parentElement: around }) => around && getComputedStyle(around, '::before').content);
  const words = await page.locator('body').innerText();
  const shown = await page.locator(buttonsAndBars).filter({ visible: true }).count();
  const cut = await page
    .locator('#main li, #main dl')
    .evaluateAll((all) =>
      all.filter((one) => getComputedStyle(one).breakInside !== 'avoid').map(({ outerHTML }) => outerHTML),
    );
  const grids = await page
    .locator('#main ul')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).display === 'grid').length);
  await page.emulateMedia({ media: 'screen' });
  return { head, words, shown, cut, grids };
}

it.each([true, false])(
  'with scripts %s, what was bought is printed as a receipt, from the confirmation and from the order',
  async (scripts) => {
    const email = `prints-${scripts ? 'live' : 'still'}@example.com`;
    const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
    const page = await shopper.newPage();
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    const product = await database.buyable(933 + Number(scripts));
    await addToBag(page, product.path, scripts);
    await goToPayment(page, email);
    await payWith(page, cards.passes);
    const id = await orderNumber(page);
    const button = page.getByRole('button', { name: 'Print receipt' });
    await ready(page, scripts);
    expect(await button.count()).toBe(Number(scripts));
    for (const one of await button.all()) await one.click();
    expect(await page.locator('[data-printed]').count()).toBe(Number(scripts));
    const confirmation = await printed(page);
    await page.goto(`/find-order?order=${id}`, withoutPictures);
    await ready(page, scripts);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Find my order' }).click();
    await page.getByRole('heading', { name: `Order ${id}` }).waitFor();
    expect(await button.count()).toBe(Number(scripts));
    const year = String(new Date().getFullYear());
    for (const { head, words, shown, cut, grids } of [confirmation, await printed(page)]) {
      for (const said of [
        String(id),
        year,
        product.name,
        'Subtotal',
        'Total',
        '1 Lane End',
        'United Kingdom',
      ])
        expect(words).toContain(said);
      expect(head).toBe('"Tailorbird."');
      expect(shown).toBe(0);
      expect(cut).toEqual([]);
      expect(grids).toBe(0);
      expect(words).not.toMatch(
        /Prices include VAT|Skip to|Order again|Carry on shopping|Find another order|Print receipt/,
      );
    }
    await shopper.close();
  },
);
