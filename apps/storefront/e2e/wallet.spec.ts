import { marketList, markets } from '@tailorbird/commerce/market';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';
import { walletOn } from './walletOn.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());
let shopper: BrowserContext;
let page: Page;
let wallet: ReturnType<typeof walletOn>;

beforeEach(async () => {
  shopper = await newShopper(browser);
  page = await shopper.newPage();
  wallet = walletOn(page, database);
});
afterEach(() => shopper.close());

describe('a guest buys with a wallet', () => {
  it.each(marketList)(
    'from the bag, in the %s market, and the total is the one the sheet showed',
    async (market) => {
      const email = `wallet-${market}@example.com`;
      const { stockItemId } = await wallet.inBag(market, 100 + marketList.indexOf(market));
      const before = await database.onHand(stockItemId);
      await wallet.button().click();
      await wallet.sheet.getByText('Standard Delivery').waitFor();
      await wallet.fillIn({ email });
      const shown = (await wallet.sheet.locator('[data-part="total"] dd').innerText()).replaceAll(/\D/g, '');
      const id = await wallet.bought();
      const order = await database.order(id);
      expect(order).toMatchObject({ currency: markets[market].currency, lines: 1 });
      expect(String(order?.grandTotal)).toContain(shown);
      expect(before - (await database.onHand(stockItemId))).toBe(1);
      expect(await database.ordersOf(email)).toBe(1);
      await page.goto(`${markets[market].prefix}/bag`);
      await page.getByText('Your shopping bag is empty').waitFor();
    },
  );

  it('commerce §2 order confirmation 2: its address names the checkout and the wallet', async () => {
    await wallet.inBag('uk', 104);
    await wallet.button().click();
    await wallet.fillIn({ email: 'wallet-address@example.com' });
    const id = await wallet.bought();
    const { pathname, search } = new URL(page.url());
    expect(pathname).toMatch(new RegExp(`^/order-confirmation/[0-9a-f-]{36}/${id}$`));
    expect(search).toBe('?checkoutsource=applepayexpress');
  });

  it('commerce §5 wallet 3: to Jersey, not to France', async () => {
    await wallet.inBag('uk', 105);
    await wallet.button().click();
    await wallet.fillIn({ email: 'wallet-jersey@example.com', country: 'FR' });
    await wallet.sheet.getByText('We only ship to UK, Jersey, and Guernsey').waitFor();
    expect(await wallet.sheet.getByRole('button', { name: 'Pay', exact: true }).isDisabled()).toBe(true);
    await wallet.sheet.getByLabel('Country').selectOption('JE');
    await wallet.sheet.getByText('Standard Delivery').waitFor();
    expect(await wallet.bought()).toBeGreaterThan(100_000);
  });

  it('commerce §5 wallet 4: in the EU not to Japan, in its own words', async () => {
    await wallet.inBag('eu', 106);
    await wallet.button().click();
    await wallet.sheet.getByLabel('Country').selectOption('JP');
    await wallet.sheet.getByText('We can not ship to this address').waitFor();
    expect(await wallet.sheet.getByRole('button', { name: 'Pay', exact: true }).isDisabled()).toBe(true);
  });

  it('commerce §1 shoppers 5: a wallet pays from the product page, which puts what was chosen into the bag first', async () => {
    const { path } = await database.buyable(107);
    await page.goto(path);
    await alive(page);
    await wallet.button().click();
    await wallet.fillIn({ email: 'wallet-product@example.com' });
    await wallet.sheet.getByText('Express Delivery').click();
    await expect.poll(() => wallet.sheet.getByRole('radio', { name: /Express/ }).isChecked()).toBe(true);
    const id = await wallet.bought();
    expect(await database.order(id)).toMatchObject({ lines: 1 });
  });
});

describe('a gift card that goes by e-mail', () => {
  it('commerce §4 wallet 2: goes straight on: no delivery is asked for, and its own amount is charged', async () => {
    await page.goto(await database.giftCardPath('25'));
    await alive(page);
    await wallet.main.getByRole('button', { name: 'Add to bag' }).scrollIntoViewIfNeeded();
    await wallet.button().click();
    // What the product page asks comes first, and says what is missing.
    expect(await wallet.sheet.count()).toBe(0);
    const words = {
      'Recipient email': 'robin@example.com',
      'Recipient name': 'Robin',
      'Your email': 'wren@example.com',
      'Your name': 'Wren',
      'Your message': 'For a scarf.',
    };
    for (const [label, text] of Object.entries(words)) await wallet.main.getByLabel(label).fill(text);
    await wallet.button().click();
    await wallet.sheet.getByRole('group', { name: 'Billing address' }).waitFor();
    await wallet.fillIn({ email: 'wallet-gift@example.com' });
    expect(await wallet.sheet.getByRole('radiogroup', { name: 'Delivery' }).count()).toBe(0);
    expect(await database.order(await wallet.bought())).toMatchObject({ grandTotal: 2500, lines: 1 });
  });
});
