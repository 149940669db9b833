import { type Market, markets } from '@tailorbird/commerce/market';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn, ready, register } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, cards, goOnToPayment, goToPayment, orderNumber, payButton, payWith } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

/** Journeys of two purchases need their time on a machine that does other things too. */
const slow = { timeout: 120_000 };
const bothWays: { scripts: boolean }[] = [{ scripts: true }, { scripts: false }];
const soldOut =
  'Sorry! Some products in your bag have sold out and will need to be removed before you can checkout';

async function removeFrom(page: Page, name: string): Promise<void> {
  await page.goto('/bag');
  await page.getByRole('button', { name: `Remove ${name}` }).click();
}

describe('sold out meanwhile', () => {
  it.each(bothWays)(
    'commerce §8 message 8: between bag and checkout, with scripts $scripts, the bag says so, and the rest can be bought',
    slow,
    async ({ scripts }) => {
      const gone = await database.buyable(200);
      const stays = await database.buyable(207, gone.name);
      const units = await database.onHand(gone.stockItemId);
      const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
      const page = await shopper.newPage();
      await addToBag(page, gone.path, scripts);
      await addToBag(page, stays.path, scripts);
      await database.leaveOnHand(gone.stockItemId, 0);
      await page.goto('/checkout-identity');
      await page.waitForURL(/\/bag/);
      await page.getByText(soldOut).first().waitFor();
      await removeFrom(page, gone.name);
      const email = `soldout-${scripts}@example.com`;
      await page.locator('#main').getByRole('link', { name: 'Checkout' }).waitFor();
      await goToPayment(page, email);
      await payWith(page, cards.passes);
      expect(await database.order(await orderNumber(page))).toMatchObject({ lines: 1 });
      await database.leaveOnHand(gone.stockItemId, units);
      await shopper.close();
    },
  );

  it('between the address and the payment, nothing is charged and nothing ordered', slow, async () => {
    const gone = await database.buyable(214);
    const units = await database.onHand(gone.stockItemId);
    const email = 'too-late@example.com';
    const shopper = await newShopper(browser, { javaScriptEnabled: false });
    const page = await shopper.newPage();
    await addToBag(page, gone.path, false);
    await goToPayment(page, email);
    await database.leaveOnHand(gone.stockItemId, 0);
    await payWith(page, cards.passes);
    await page.getByText(soldOut).first().waitFor();
    expect(await database.ordersOf(email)).toBe(0);
    await database.leaveOnHand(gone.stockItemId, units);
    await shopper.close();
  });
});

describe('two tabs of one shopper', () => {
  it.each(bothWays)(
    'one changes the bag while the other pays: with scripts $scripts, the new total is shown at once and the next press pays it',
    slow,
    async ({ scripts }) => {
      const [one, two] = await Promise.all([database.buyable(221), database.buyable(228)]);
      const email = `tabs-${scripts}@example.com`;
      const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
      const [paying, shopping] = await Promise.all([shopper.newPage(), shopper.newPage()]);
      await addToBag(paying, one.path, scripts);
      await goToPayment(paying, email);
      const shown = await payButton(paying).innerText();
      await addToBag(shopping, two.path, scripts);
      await payWith(paying, cards.passes);
      await paying.getByText(/^Your bag or its total has changed/).waitFor();
      expect(await database.ordersOf(email)).toBe(0);
      await expect.poll(() => payButton(paying).innerText()).not.toBe(shown);
      await payWith(paying, cards.passes);
      expect(await database.order(await orderNumber(paying))).toMatchObject({ lines: 2 });
      await shopping.goto('/bag');
      await shopping.getByText('Your shopping bag is empty').waitFor();
      expect(await database.ordersOf(email)).toBe(1);
      await shopper.close();
    },
  );

  it('both place the order: it is placed once, and both see its confirmation', slow, async () => {
    for (let round = 0; round < 4; round += 1) {
      const email = `both-${round}@example.com`;
      const shopper = await newShopper(browser, { javaScriptEnabled: round % 2 === 0 });
      const [first, second] = await Promise.all([shopper.newPage(), shopper.newPage()]);
      await addToBag(first, (await database.buyable(235)).path, round % 2 === 0);
      await goToPayment(first, email);
      await second.goto('/checkout');
      await Promise.all([payWith(first, cards.passes), payWith(second, cards.passes)]);
      const numbers = await Promise.all([orderNumber(first), orderNumber(second)]);
      expect(numbers[0]).toBe(numbers[1]);
      expect(await database.ordersOf(email)).toBe(1);
      await shopper.close();
    }
  });
});

type How = 'on the server' | 'in the browser';
/** Where a shopper is when the session ends, and what ends it. */
const endings: readonly { readonly market: Market; readonly how: How }[] = [
  { market: 'uk', how: 'on the server' },
  { market: 'uk', how: 'in the browser' },
  { market: 'eu', how: 'on the server' },
  { market: 'us', how: 'in the browser' },
];

async function endSession(page: Page, email: string, how: How) {
  if (how === 'on the server') await database.endSessionsOf(email);
  else await page.context().clearCookies({ name: /^(__Host-)?sid$/ });
}

describe('a session that ends', () => {
  it.each(endings)(
    'commerce §4 load customer 1: $how, in the account of the $market market, is told once, and logging in leads back',
    slow,
    async ({ market, how }) => {
      const { prefix } = markets[market];
      const scripts = how === 'on the server';
      const email = emailFor('account', market, how);
      const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
      const page = await shopper.newPage();
      await register(page, prefix, email, scripts);
      await page.goto(`${prefix}/my-account/MyProfile`);
      await ready(page, scripts);
      await endSession(page, email, how);
      await page.locator('#main [name="lastName"]').fill('Hedge');
      await page.locator('#main').getByRole('button', { name: 'Save' }).first().click();
      await page.waitForURL(/\/login\?/);
      await page.getByText('Retrieving user data failed.').first().waitFor();
      await ready(page, scripts);
      await logIn(page, email);
      await page.waitForURL(new RegExp(`${prefix}/my-account/MyProfile$`));
      expect(await page.locator('#main [name="lastName"]').inputValue()).toBe('Fenwick');
      await shopper.close();
    },
  );

  it.each(endings)(
    'commerce §4 login 3: $how, in the checkout of the $market market, leads to the login and back to the same bag',
    slow,
    async ({ market, how }) => {
      const { prefix } = markets[market];
      const scripts = how === 'on the server';
      const email = emailFor('checkout', market, how);
      const product = await database.buyable(
        242 + 3 * endings.findIndex((ending) => ending.market === market),
      );
      const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
      const page = await shopper.newPage();
      await register(page, prefix, email, scripts);
      await addToBag(page, prefix + product.path, scripts);
      await page.locator('#main').getByRole('link', { name: 'Checkout' }).click();
      await goOnToPayment(page);
      await endSession(page, email, how);
      await payWith(page, cards.passes);
      await page.waitForURL(/\/login\?/);
      await page.getByText('Retrieving user data failed.').first().waitFor();
      expect(await database.ordersOf(email)).toBe(0);
      await ready(page, scripts);
      await logIn(page, email);
      await page.waitForURL(new RegExp(`${prefix}/checkout`));
      await ready(page, scripts);
      await payWith(page, cards.passes);
      expect(await database.order(await orderNumber(page))).toMatchObject({ lines: 1 });
      expect(await database.ordersOf(email)).toBe(1);
      await shopper.close();
    },
  );
});

function emailFor(what: string, market: Market, how: How): string {
  return `ended-${what}-${market}-${how.replaceAll(' ', '')}@example.com`;
}
