import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { marketList, markets } from '@tailorbird/commerce/market';
import { returnsText } from '@tailorbird/commerce/policy/marketPolicy';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { ready, register } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, cards, goOnToPayment, goToPayment, orderNumber, payWith } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

const command = fileURLToPath(new URL('../../middleware/src/operations/order.ts', import.meta.url));

/** What whoever runs the shop types: `npm run order -- …`. */
async function operate(...words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: inject('databaseUrl'), TAILORBIRD_MODE: 'demonstration' };
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], { env });
  return stdout;
}

/** Looks an order up by the link of its mail, which names it. */
async function lookUp(
  page: Page,
  prefix: string,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await page.goto(`${prefix}/find-order?order=${id}`);
  expect(await page.getByLabel('Order number').inputValue()).toBe(String(id));
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Find my order' }).click();
  await page.getByRole('heading', { name: `Order ${id}` }).waitFor();
}

describe('what a guest bought', () => {
  it.each(marketList.flatMap((market) => [true, false].map((scripts) => ({ market, scripts }))))(
    'in the $market market, with scripts $scripts, is followed, sent back and refunded',
    async ({ market, scripts }) => {
      const { prefix } = markets[market];
      const email = `sends-back-${market}-${scripts ? 'live' : 'still'}@example.com`;
      const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
      const page = await shopper.newPage();
      const nth = 420 + marketList.indexOf(market) * 2 + Number(scripts);
      const product = await database.buyable(nth);
      await addToBag(page, prefix + product.path, scripts);
      await goToPayment(page, email);
      await payWith(page, cards.passes);
      const id = await orderNumber(page);
      await lookUp(page, prefix, { id, email });
      expect(await page.getByText('Return something').count()).toBe(0);

      await operate(String(id), 'Shipped', 'dhl', 'JD 0123 4567');
      expect(await database.newestMailTo(email)).toContain('tracking-id=JD01234567');
      await lookUp(page, prefix, { id, email });
      await ready(page, scripts);
      expect(await page.getByRole('link', { name: 'Follow your parcel' }).getAttribute('href')).toBe(
        'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD01234567',
      );
      await page.getByText('Return something').click();
      await page.getByText(returnsText(market)).waitFor();
      await page.getByRole('button', { name: 'Ask for the return' }).click();
      await page.getByText('Please choose what you are returning.').waitFor();
      await page.getByLabel('How many').selectOption('1');
      await page.getByRole('button', { name: 'Ask for the return' }).click();
      await page.getByText('Please say why.').waitFor();
      expect(await page.getByLabel('How many').inputValue()).toBe('1');
      await page.getByLabel('Why').selectOption('too-small');
      const before = await database.onHand(product.stockItemId);
      await page.getByRole('button', { name: 'Ask for the return' }).click();
      await page.getByText('We have your return').waitFor();
      const main = page.locator('#main');
      await main.getByText(market === 'uk' ? 'The label is free.' : /The label costs [€$][49]/).waitFor();
      expect(await main.getByText('any of our shops').count()).toBe(market === 'uk' ? 1 : 0);
      await main.getByRole('button', { name: /^Cancel this return/ }).click();
      await main.getByText(/^Return \d+ is cancelled\. Keep what was in it/).waitFor();
      await main.getByText('You have cancelled this return.').waitFor();
      expect(await database.newestMailTo(email)).toMatch(/Your Tailorbird return \d+ is cancelled/);
      await page.getByText('Return something').click();
      await page.getByLabel('How many').selectOption('1');
      await page.getByLabel('Why').selectOption('faulty');
      await page.getByRole('button', { name: 'Ask for the return' }).click();
      await page.getByText('We have your return').waitFor();
      const heading = await main
        .getByRole('heading', { name: /^Return \d+$/ })
        .last()
        .innerText();
      const returnId = heading.replace('Return ', '');
      expect(await database.newestMailTo(email)).toContain(`Your Tailorbird return ${returnId}`);

      expect(await operate('returns')).toContain(`Return ${returnId} of order ${id}`);
      await operate('return', returnId, 'Received');
      expect(await database.onHand(product.stockItemId)).toBe(before + 1);
      await operate('return', returnId, 'Refunded');
      await lookUp(page, prefix, { id, email });
      await main.getByText('We have given back').waitFor();
      expect(await database.newestMailTo(email)).toContain('We have given back');
      await shopper.close();
    },
  );
});

it('a customer asks for a return from the account with the keyboard alone, and a lost request loses nothing', async () => {
  const email = 'keyboard-returns@example.com';
  const shopper = await newShopper(browser, { viewport: { width: 390, height: 844 } });
  const page = await shopper.newPage();
  await register(page, '', email, true);
  await addToBag(page, (await database.buyable(430)).path, true);
  await page.locator('#main').getByRole('link', { name: 'Checkout' }).click();
  await goOnToPayment(page);
  await payWith(page, cards.passes);
  const id = await orderNumber(page);
  await operate(String(id), 'Shipped');
  await page.goto(`/my-account/OrderHistory/${id}`);
  await ready(page, true);
  await page.locator('#return > summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('I have');
  await shopper.setOffline(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('We could not reach the shop.').waitFor();
  expect(await page.getByLabel('Why').inputValue()).toBe('changed-mind');
  await shopper.setOffline(false);
  await page.getByRole('button', { name: 'Ask for the return' }).press('Enter');
  await page.getByText('We have your return').waitFor();
  await page.getByRole('heading', { name: /^Return \d+$/ }).waitFor();
  expect(await page.getByText('Return something').count()).toBe(0);
  const cancel = page.getByRole('button', { name: /^Cancel this return/ });
  await page.emulateMedia({ media: 'print' });
  expect(await cancel.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await cancel.focus();
  await shopper.setOffline(true);
  await page.keyboard.press('Enter');
  await page.getByText('We could not reach the shop.').waitFor();
  await shopper.setOffline(false);
  await cancel.press('Enter');
  const said = page.locator('#main').getByText(/^Return \d+ is cancelled\./);
  await said.waitFor();
  expect(await said.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.getByText('Return something').waitFor();
  const other = await newShopper(browser, { javaScriptEnabled: false });
  const stranger = await other.newPage();
  await register(stranger, '', 'keyboard-stranger@example.com', false);
  const answer = await stranger.goto(`/my-account/OrderHistory/${id}`);
  expect(answer?.status()).toBe(404);
  await Promise.all([shopper.close(), other.close()]);
});
