import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

// Where the focus is after what had it is gone or has changed.

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

async function open(path: string): Promise<Page> {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  await page.goto(path);
  await alive(page);
  return page;
}

/** The words of what has the focus. */
const focusedText = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? '' : document.activeElement?.textContent));

it('the cross of the panel that says what was added gives the focus back to the button that added it', async () => {
  const page = await open((await database.buyable(306)).path);
  await page.getByRole('button', { name: 'Add to bag' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Added to your bag' });
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  await panel.waitFor({ state: 'detached' });
  expect(await focusedText(page)).toContain('Add to bag');
  await page.context().close();
});

it('by the arrow keys one order of a listing follows another, back too, and the list keeps the focus', async () => {
  const page = await open('/browse/womens');
  const list = page.getByLabel('Sort');
  const orders = await list
    .locator('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  const focused = () => list.evaluate((element) => element === document.activeElement);
  const inOrder = (at: number) =>
    page.waitForURL((url) => url.searchParams.get('sort') === orders[at], { waitUntil: 'commit' });
  await list.focus();
  for (const at of [1, 2]) {
    await page.keyboard.press('ArrowDown');
    await inOrder(at);
    await expect.poll(() => list.inputValue()).toBe(orders[at]);
    expect(await focused()).toBe(true);
  }
  await page.goBack();
  await inOrder(1);
  await expect.poll(() => list.inputValue()).toBe(orders[1]);
  await page.context().close();
});

it('thanks for an address left at what is sold out have the focus', async () => {
  const product = await database.unvisited(5);
  const units = await database.onHand(product.stockItemId);
  await database.leaveOnHand(product.stockItemId, 0);
  try {
    const page = await open(product.path);
    await page.locator('#main').getByLabel('Your email address').fill('wren@example.com');
    await page.getByRole('button', { name: 'Notify me' }).press('Enter');
    await expect.poll(() => focusedText(page)).toContain('We will write to wren@example.com');
    await page.context().close();
  } finally {
    await database.leaveOnHand(product.stockItemId, units);
  }
});

it('thanks for an address left for the letters have the focus', async () => {
  const page = await open('/newsletter');
  await page.locator('#main').getByLabel('Your email address').fill('letters@example.com');
  await page.locator('#main').getByRole('button', { name: 'Write to me' }).press('Enter');
  await expect.poll(() => focusedText(page)).toContain('Please open the link');
  await page.context().close();
});

it('thanks for a review have the focus', async () => {
  const reviewed = await database.reviewedPath(14);
  const page = await open(`/reviews/${reviewed.split('/')[2]}`);
  await page.getByLabel('4', { exact: true }).check();
  await page.getByLabel('Title').fill('Kept the focus');
  await page.getByLabel('Your review').fill('It washes well.');
  await page.getByLabel('Name to show with it').fill('Wren');
  await page.getByRole('button', { name: 'Send review' }).press('Enter');
  await expect.poll(() => focusedText(page)).toContain('We read every review');
  await page.context().close();
});
