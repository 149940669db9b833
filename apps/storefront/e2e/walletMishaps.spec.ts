import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, alive, orderNumber } from './journey.ts';
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

describe('a wallet that does not buy', () => {
  it('commerce §8 wallet 2: dismissed, that is logged, promotions are removed and the bag is loaded anew', async () => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await wallet.inBag('uk', 110);
    await page.getByLabel('Promotion code').fill('FREEPOST');
    await page.getByRole('button', { name: 'Apply' }).click();
    const codes = page.getByRole('list', { name: 'Codes in your bag' });
    await codes.waitFor();
    await wallet.button().click();
    await expect.poll(() => wallet.button().getAttribute('aria-busy')).toBe('true');
    await wallet.sheet.getByRole('button', { name: 'Cancel' }).click();
    await codes.waitFor({ state: 'detached' });
    await expect.poll(() => wallet.button().getAttribute('aria-busy')).toBeNull();
    expect(await page.getByText('Summary').isVisible()).toBe(true);
    expect(logged).toContain('ApplePay UI dismissed CANCEL');
  });

  it('commerce §4 wallet 5: refused, it says so, charges nothing, and can be tried again', async () => {
    await wallet.inBag('uk', 111);
    await wallet.button().click();
    const email = 'wallet-refused@example.com';
    await wallet.fillIn({ email, outcome: 'decline' });
    await wallet.pay();
    await page.getByRole('alert').getByText('Your card was declined and nothing has been charged.').waitFor();
    expect(await database.ordersOf(email)).toBe(0);
    await wallet.button().click();
    await wallet.fillIn({ email });
    await wallet.bought();
    expect(await database.ordersOf(email)).toBe(1);
  });

  it('leaving the page dismisses the sheet, and another page’s button is free', async () => {
    await wallet.inBag('uk', 117);
    await wallet.button().click();
    await wallet.sheet.waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Add to bag' }).waitFor();
    expect(await wallet.sheet.count()).toBe(0);
    await expect.poll(() => wallet.button().getAttribute('aria-busy')).toBeNull();
  });

  it('the bank says nothing: trying again gives one order', async () => {
    await wallet.inBag('uk', 112);
    const email = 'wallet-timeout@example.com';
    await wallet.button().click();
    await wallet.fillIn({ email, outcome: 'timeout' });
    await wallet.pay();
    await page.getByText('Your bank took too long to answer.').waitFor();
    await wallet.button().click();
    await wallet.fillIn({ email });
    await wallet.bought();
    expect(await database.ordersOf(email)).toBe(1);
  });

  it('the answer is lost: trying again leads to the one order there is', async () => {
    const product = await database.buyable(118);
    await page.goto(product.path);
    await alive(page);
    await wallet.button().click();
    const email = 'wallet-lost@example.com';
    await wallet.fillIn({ email });
    let isLost = false;
    await page.route('**/me/wallet', async (route) => {
      if (isLost || !route.request().postData()?.includes('"pay"')) return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await wallet.pay();
    await page.getByText('Please try again: you will not be charged twice.').waitFor();
    await wallet.button().click();
    await orderNumber(page);
    expect([isLost, await database.ordersOf(email)]).toEqual([true, 1]);
  });

  it('pressed again after a sheet was dismissed, the product is in the bag once', async () => {
    await page.goto((await database.buyable(119)).path);
    await alive(page);
    for (let press = 0; press < 2; press += 1) {
      await wallet.button().click();
      await wallet.sheet.getByRole('button', { name: 'Cancel' }).click();
      await wallet.main.locator('[data-wallet]:not([aria-busy])').waitFor();
    }
    await page.goto('/bag');
    expect(await wallet.main.getByRole('spinbutton', { name: /^Quantity of/ }).inputValue()).toBe('1');
  });

  it('what is missing is said beside its field', async () => {
    await wallet.inBag('uk', 113);
    await wallet.button().click();
    await wallet.fillIn({ email: 'wallet-missing@example.com' });
    await wallet.sheet.getByLabel('Phone number').fill('1');
    await wallet.pay();
    await wallet.sheet.getByText('Please enter the whole phone number').waitFor();
    await wallet.sheet.getByLabel('Phone number').fill('01584 000000');
    expect(await wallet.bought()).toBeGreaterThan(100_000);
  });

  it('commerce §4 wallet 3: sold out meanwhile, it leads from another page to the bag, which says so', async () => {
    const { stockItemId } = await wallet.inBag('uk', 118);
    const { path } = await database.buyable(119);
    await page.goto(path);
    await alive(page);
    await database.leaveOnHand(stockItemId, 0);
    await wallet.button().click();
    await page.waitForURL((url) => url.pathname === '/bag');
    await page.getByText('Sorry! Some products in your bag have sold out').first().waitFor();
    expect(await wallet.sheet.count()).toBe(0);
  });

  it('commerce §4 wallet 6: sold out meanwhile, the bag page is loaded anew and says so', async () => {
    const { stockItemId } = await wallet.inBag('uk', 114);
    await database.leaveOnHand(stockItemId, 0);
    await page.evaluate(() => document.body.setAttribute('data-before', ''));
    await wallet.button().click();
    await page.getByText('Sorry! Some products in your bag have sold out').first().waitFor();
    expect(await page.locator('body[data-before]').count()).toBe(0);
    expect(await wallet.sheet.count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/bag');
  });

  it('commerce §8 wallet 1: a button that cannot be mounted is only logged', async () => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(/\/assets\/WalletButton-/, (route) => route.abort());
    const { path } = await database.buyable(115);
    await addToBag(page, path, true);
    await expect.poll(() => logged.some((text) => text.startsWith('Can not mount applepay'))).toBe(true);
    expect(await wallet.button().count()).toBe(0);
    await expect.poll(wallet.emptyPlaces).toBe(0);
    await wallet.main.getByRole('link', { name: 'Checkout' }).click();
    await page.waitForURL(/checkout-identity/);
  });

  it('a browser that has none of the shop’s wallets has no button, and no room for one', async () => {
    const registered = {
      applePay: { merchantId: 'merchant.example' },
      googlePay: null,
      demonstration: false,
    };
    await page.route('**/me/wallet', (route) => route.fulfill({ json: { ...registered, email: null } }));
    await wallet.inBag('uk', 120);
    await expect.poll(wallet.emptyPlaces).toBe(0);
    expect(await wallet.button(page).count()).toBe(0);
  });

  it('without scripts there is no button, and no room for one', async () => {
    await shopper.close();
    shopper = await newShopper(browser, { javaScriptEnabled: false });
    page = await shopper.newPage();
    wallet = walletOn(page, database);
    const { path } = await database.buyable(116);
    await addToBag(page, path, false);
    expect(await wallet.button(page).count()).toBe(0);
    await wallet.main.getByRole('link', { name: 'Checkout' }).click();
    await page.waitForURL(/checkout-identity/);
  });
});
