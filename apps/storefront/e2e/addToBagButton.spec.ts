import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

// Decision 40: the button answers what is missing instead of being disabled for it.

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

async function open(path: string, options: { scripts?: boolean } = {}) {
  const shopper = await newShopper(browser, { javaScriptEnabled: options.scripts ?? true });
  const page = await shopper.newPage();
  const posted: string[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith('/bag')) posted.push(request.url());
  });
  await page.goto(path);
  if (options.scripts ?? true) await alive(page);
  return { page, posted };
}

const button = (page: Page) => page.getByRole('button', { name: 'Add to bag' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
const nameOf = (page: Page, label: string) => page.getByLabel(label).getAttribute('name');
const withoutChoice = (path: string) => path.split('?', 1)[0] ?? path;

it('commerce §5 add to bag 3: without a size nothing is added; the button says which is missing, at its field', async () => {
  const { page, posted } = await open(withoutChoice((await database.buyable(306)).path));
  expect(await button(page).isEnabled()).toBe(true);
  await button(page).click();
  await page.getByText('Please choose a size').waitFor();
  expect(await focused(page)).toBe('size');
  expect(posted).toEqual([]);
  await page.context().close();
});

it('commerce §5 add to bag 5: with blank and wrong e-mails no gift card is added; the first is named', async () => {
  const { page, posted } = await open(await database.giftCardPath('10'));
  expect(await button(page).isEnabled()).toBe(true);
  await button(page).click();
  await expect.poll(() => focused(page)).toBe(await nameOf(page, 'Recipient email'));
  await page.getByLabel('Recipient email').fill('robin@shop.example');
  await page.getByLabel('Your email').fill('nobody@nowhere');
  await button(page).click();
  await page.getByText(/^Your email .*valid/).waitFor();
  expect(posted).toEqual([]);
  await page.context().close();
});

it('commerce §5 add to bag 1: while one is added the button takes no press', async () => {
  const { page, posted } = await open((await database.buyable(306)).path);
  await page.route(/\/me\/bag/, () => {});
  await button(page).click();
  await expect.poll(() => button(page).getAttribute('aria-disabled')).toBe('true');
  await button(page).click({ force: true });
  expect(posted).toHaveLength(1);
  await page.context().close();
});

it.each([true, false])(
  'commerce §4 add to bag 2: with scripts %s, of what the bag holds all there is no more is added, and the shopper is told',
  async (scripts) => {
    const { path, stockItemId } = await database.buyable(scripts ? 320 : 330);
    // One on each of the two shelves that the UK sells from.
    await database.leaveOnHand(stockItemId, 1);
    const { page } = await open(path, { scripts });
    const panel = page.getByRole('dialog', { name: 'Added to your bag' });
    const add = async () => {
      await page.goto(path);
      if (scripts) await alive(page);
      await button(page).click();
    };
    for (let added = 0; added < 2; added += 1) {
      await add();
      await (scripts ? panel.waitFor() : page.waitForURL(/\/bag$/));
    }
    await add();
    await page.getByText('The selected quantity exceeds available stock.').first().waitFor();
    expect(await panel.count()).toBe(0);
    await page.goto('/bag');
    expect(await page.locator('#main [name="quantity"]').first().inputValue()).toBe('2');
    await database.leaveOnHand(stockItemId, 50);
    await page.context().close();
  },
);

it('commerce §5 add to bag 2: what is sold out has a disabled button, which says so', async () => {
  const { path, stockItemId } = await database.unvisited(0);
  await database.leaveOnHand(stockItemId, 0);
  const { page } = await open(path);
  const soldOut = page
    .locator('#main')
    .getByRole('button', { name: /sold out/i })
    .first();
  expect(await soldOut.isDisabled()).toBe(true);
  await database.leaveOnHand(stockItemId, 50);
  await page.context().close();
});
