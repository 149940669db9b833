import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ready, register } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import {
  addToBag,
  cards,
  goOnToPayment,
  goToPayment,
  orderNumber,
  payWith,
  withoutPictures,
} from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

interface Who {
  readonly isGuest: boolean;
  readonly scripts: boolean;
  readonly nth: number;
}

/** Buys two styles in the EU's market, and stands on the page of the order. */
async function bought(page: Page, paths: readonly string[], { isGuest, scripts }: Who): Promise<void> {
  const email = `again-${isGuest ? 'guest' : 'customer'}-${scripts ? 'live' : 'still'}@example.com`;
  if (!isGuest) await register(page, '/eu', email, scripts);
  for (const path of paths) await addToBag(page, `/eu${path}`, scripts);
  if (isGuest) await goToPayment(page, email);
  else {
    await page.locator('#main').getByRole('link', { name: 'Checkout' }).click();
    await goOnToPayment(page);
  }
  await payWith(page, cards.passes);
  const id = await orderNumber(page);
  if (!isGuest) {
    await page.goto(`/eu/my-account/OrderHistory/${id}`, withoutPictures);
    return ready(page, scripts);
  }
  await page.goto(`/eu/find-order?order=${id}`, withoutPictures);
  await ready(page, scripts);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Find my order' }).click();
  await page.getByRole('heading', { name: `Order ${id}` }).waitFor();
}

describe('an order is ordered again', () => {
  it.each([
    { isGuest: true, scripts: true, nth: 921 },
    { isGuest: true, scripts: false, nth: 924 },
    { isGuest: false, scripts: true, nth: 927 },
    { isGuest: false, scripts: false, nth: 930 },
  ])('guest $isGuest, scripts $scripts: once, without what has sold out, which is named', async (who) => {
    const stays = await database.buyable(who.nth);
    const goes = await database.buyable(who.nth + 2, stays.name);
    const shopper = await newShopper(browser, { javaScriptEnabled: who.scripts });
    const page = await shopper.newPage();
    await bought(page, [stays.path, goes.path], who);
    const onHand = await database.onHand(goes.stockItemId);
    await database.leaveOnHand(goes.stockItemId, 0);

    const main = page.locator('#main');
    await main.getByRole('button', { name: 'Order again' }).click();
    const said = main.getByRole('status');
    await said.getByText(`Sold out: ${goes.name}`).waitFor();
    expect(await said.innerText()).toMatch(/What we have is in your bag, at today’s prices\.$/);
    expect(await said.evaluate((one) => one === document.activeElement)).toBe(who.scripts);
    if (!who.scripts && who.isGuest) {
      await page.reload(withoutPictures);
      await said.waitFor();
    } else if (!who.scripts) {
      await page.goBack(withoutPictures);
      await main.getByRole('button', { name: 'Order again' }).click();
      await said.waitFor();
    }
    await main.getByRole('link', { name: 'View your bag' }).click();
    await page.waitForURL(/\/eu\/bag$/, withoutPictures);
    const units = main.getByRole('spinbutton', { name: /^Quantity of/ });
    await main.getByRole('spinbutton', { name: `Quantity of ${stays.name}` }).waitFor();
    expect([await units.count(), await units.first().inputValue()]).toEqual([1, '1']);
    await database.leaveOnHand(goes.stockItemId, onHand);
    await shopper.close();
  });
});
