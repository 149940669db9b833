import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, cards, goToPayment, orderNumber, payWith } from './journey.ts';
import { officeOperator } from './officeOperator.ts';
import { pageFaults } from './pageFaults.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

/** Goes on with the Tab key until it is on what is named so, and presses it. */
async function pressByKeyboard(page: Page, name: string): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (focused === name) return page.keyboard.press('Enter');
  }
  throw new Error(`The keyboard does not come to ${name} on ${page.url()}.`);
}

it('an operator sends an order by keyboard, and nothing is wrong with any page of the back office', async () => {
  const shopper = await newShopper(browser, { javaScriptEnabled: false });
  const buying = await shopper.newPage();
  const product = await database.buyable(951);
  await addToBag(buying, product.path, false);
  await goToPayment(buying, 'sent-from-the-office@example.com');
  await payWith(buying, cards.passes);
  const id = await orderNumber(buying);

  // The inspector lays styles of its own on a page, which the policy of these would stop.
  const office = await browser.newContext({ baseURL: inject('officeOrigin'), bypassCSP: true });
  const page = await office.newPage();
  const faults: { [path: string]: string[] } = {};
  const look = async (path: string): Promise<void> => {
    await page.goto(path);
    const found = await pageFaults(page);
    if (found.length > 0) faults[path] = found;
  };
  await look('/sign-in');
  await page.getByLabel('Name').focus();
  await page.keyboard.type(officeOperator.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(officeOperator.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Today' }).waitFor();

  await page.goto(`/orders/${id}`);
  await pressByKeyboard(page, 'Mark as sent');
  await page.getByRole('heading', { name: `Mark as sent: order ${id}` }).waitFor();
  await look(new URL(page.url()).pathname);
  await page.getByLabel('Carrier').selectOption('royal-mail');
  await page.getByLabel('Tracking number').fill('AB123456789GB');
  await pressByKeyboard(page, 'Mark as sent');
  await page.getByText('It has been sent, and the shopper is written to.').waitFor();

  const stock = `/stock?search=${encodeURIComponent(product.name)}`;
  for (const path of ['/', '/orders', `/orders/${id}`, '/returns', stock, '/reviews', '/mails', '/nothing'])
    await look(path);
  await page.goto(stock);
  await page.locator('tbody a').first().click();
  await look(new URL(page.url()).pathname);
  expect(faults).toEqual({});
});
