import { expect, onTestFinished, test } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, fillAddress, orderNumber, withoutPictures } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

test.each([true, false])(
  'an order of which nothing is left to pay asks for no card, with scripts %s',
  { timeout: 90_000 },
  async (scripts) => {
    const code = `NOTHING${Number(scripts)}`;
    const rule = { name: code, markets: ['uk' as const] };
    const all = await database.planCampaign({
      ...rule,
      id: code,
      coupon: code,
      effect: { kind: 'percentage', percent: 100 },
      priority: 1,
    });
    onTestFinished(() => all.cancel());
    const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
    const page = await shopper.newPage();
    await addToBag(page, (await database.buyable(97)).path, scripts);
    for (const one of [code, 'FREEPOST']) {
      await page.goto('/bag', withoutPictures);
      await page.getByLabel('Promotion code').fill(one);
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.locator('#main').getByText(one, { exact: true }).first().waitFor();
    }
    await page.locator('#main').getByRole('link', { name: 'Checkout' }).click();
    await page.getByLabel('Email address').fill('nothing@shop.example');
    await page.getByRole('button', { name: 'Continue as a guest' }).click();
    await page.waitForURL(/\/checkout$/, withoutPictures);
    await fillAddress(page, 'shipping');
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await page.waitForURL(/step=delivery/, withoutPictures);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const place = page.getByRole('button', { name: 'Place order', exact: true });
    await place.waitFor();
    expect(await page.locator('[name="card.number"]').count()).toBe(0);
    expect(await page.locator('[data-part="gift-cards"]').count()).toBe(0);
    await place.click();
    const order = await database.order(await orderNumber(page));
    expect(order?.grandTotal).toBe(0);
    await shopper.close();
  },
);
