import { type Market, marketList, markets } from '@tailorbird/commerce/market';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { addToBag, alive, orderNumber } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

let browser: Browser;
let database: Awaited<ReturnType<typeof openShopDatabase>>;
let shopper: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  database = await openShopDatabase();
});
afterAll(async () => {
  await browser.close();
  await database.close();
});
beforeEach(async () => {
  shopper = await newShopper(browser);
  page = await shopper.newPage();
});
afterEach(() => shopper.close());

const button = (within: Page | Locator = page) =>
  within.getByRole('button', { name: 'Pay with the demonstration wallet' });
const sheet = () => page.getByRole('dialog', { name: 'Demonstration wallet' });
const main = () => page.locator('#main');

interface Filled {
  readonly email?: string;
  readonly country?: string;
  readonly outcome?: string;
}

/** What a wallet would know by itself. */
async function fillIn({ email, country, outcome }: Filled): Promise<void> {
  const words = {
    'First name': 'Wren',
    'Last name': 'Hedge',
    'House number and street': '1 Lane End',
    'Town or city': 'Ludlow',
    Postcode: 'SY8 1AA',
    'Phone number': '01584 000000',
    ...(email && { 'Email address': email }),
  };
  for (const [label, text] of Object.entries(words)) await sheet().getByLabel(label).fill(text);
  if (country) await sheet().getByLabel('Country').selectOption(country);
  if (outcome) await sheet().getByLabel('What is to come of it').selectOption(outcome);
}

const pay = () => sheet().getByRole('button', { name: 'Pay', exact: true }).click();

async function inBag(market: Market, nth: number) {
  const product = await database.buyable(nth);
  await addToBag(page, markets[market].prefix + product.path, true);
  await page.getByRole('heading', { name: 'Your bag', level: 1 }).waitFor();
  return product;
}

/** Pays, and waits for the confirmation. */
async function bought(): Promise<number> {
  await pay();
  const id = await orderNumber(page);
  expect(new URL(page.url()).searchParams.get('checkoutsource')).toBe('applepayexpress');
  return id;
}

describe('a guest buys with a wallet', () => {
  it.each(marketList)(
    'from the bag, in the %s market, and the total is the one the sheet showed',
    async (market) => {
      const email = `wallet-${market}@example.com`;
      const { stockItemId } = await inBag(market, 100 + marketList.indexOf(market));
      const before = await database.onHand(stockItemId);
      await button(main()).click();
      await sheet().getByText('Standard Delivery').waitFor();
      await fillIn({ email });
      const shown = (await sheet().locator('[data-part="total"] dd').innerText()).replaceAll(/\D/g, '');
      const id = await bought();
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
    await inBag('uk', 104);
    await button(main()).click();
    await fillIn({ email: 'wallet-address@example.com' });
    const id = await bought();
    const { pathname, search } = new URL(page.url());
    expect(pathname).toMatch(new RegExp(`^/order-confirmation/[0-9a-f-]{36}/${id}$`));
    expect(search).toBe('?checkoutsource=applepayexpress');
  });

  it('commerce §5 wallet 3: to Jersey, not to France', async () => {
    await inBag('uk', 105);
    await button(main()).click();
    await fillIn({ email: 'wallet-jersey@example.com', country: 'FR' });
    await sheet().getByText('We only ship to UK, Jersey, and Guernsey').waitFor();
    expect(await sheet().getByRole('button', { name: 'Pay', exact: true }).isDisabled()).toBe(true);
    await sheet().getByLabel('Country').selectOption('JE');
    await sheet().getByText('Standard Delivery').waitFor();
    expect(await bought()).toBeGreaterThan(100_000);
  });

  it('commerce §5 wallet 4: in the EU not to Japan, in its own words', async () => {
    await inBag('eu', 106);
    await button(main()).click();
    await sheet().getByLabel('Country').selectOption('JP');
    await sheet().getByText('We can not ship to this address').waitFor();
    expect(await sheet().getByRole('button', { name: 'Pay', exact: true }).isDisabled()).toBe(true);
  });

  it('from the product page, which puts what was chosen into the bag first', async () => {
    const { path } = await database.buyable(107);
    await page.goto(path);
    await alive(page);
    await button(main()).click();
    await fillIn({ email: 'wallet-product@example.com' });
    await sheet().getByText('Express Delivery').click();
    await expect
      .poll(() =>
        sheet()
          .getByRole('radio', { name: /Express/ })
          .isChecked(),
      )
      .toBe(true);
    const id = await bought();
    expect(await database.order(id)).toMatchObject({ lines: 1 });
  });
});

describe('a gift card that goes by e-mail', () => {
  it('commerce §4 wallet 2: goes straight on: no delivery is asked for, and its own amount is charged', async () => {
    await page.goto(await database.giftCardPath('25'));
    await alive(page);
    await main().getByRole('button', { name: 'Add to bag' }).scrollIntoViewIfNeeded();
    await button(main()).click();
    // What the product page asks comes first, and says what is missing.
    expect(await sheet().count()).toBe(0);
    const words = {
      'Recipient email': 'robin@example.com',
      'Recipient name': 'Robin',
      'Your email': 'wren@example.com',
      'Your name': 'Wren',
      'Your message': 'For a scarf.',
    };
    for (const [label, text] of Object.entries(words)) await main().getByLabel(label).fill(text);
    await button(main()).click();
    await sheet().getByRole('group', { name: 'Billing address' }).waitFor();
    await fillIn({ email: 'wallet-gift@example.com' });
    expect(await sheet().getByRole('radiogroup', { name: 'Delivery' }).count()).toBe(0);
    expect(await database.order(await bought())).toMatchObject({ grandTotal: 2500, lines: 1 });
  });
});

describe('a wallet that does not buy', () => {
  it('commerce §4 wallet 4: dismissed, promotions are removed and the bag is loaded anew', async () => {
    await inBag('uk', 110);
    await page.getByLabel('Promotion code').fill('FREEPOST');
    await page.getByRole('button', { name: 'Apply' }).click();
    const codes = page.getByRole('list', { name: 'Codes in your bag' });
    await codes.waitFor();
    await button(main()).click();
    await expect.poll(() => button(main()).getAttribute('aria-busy')).toBe('true');
    await sheet().getByRole('button', { name: 'Cancel' }).click();
    await codes.waitFor({ state: 'detached' });
    await expect.poll(() => button(main()).getAttribute('aria-busy')).toBeNull();
    expect(await page.getByText('Summary').isVisible()).toBe(true);
  });

  it('commerce §4 wallet 5: refused, it says so, charges nothing, and can be tried again', async () => {
    await inBag('uk', 111);
    await button(main()).click();
    const email = 'wallet-refused@example.com';
    await fillIn({ email, outcome: 'decline' });
    await pay();
    await page
      .getByRole('alert')
      .getByText('Your payment was declined and nothing has been charged.')
      .waitFor();
    expect(await database.ordersOf(email)).toBe(0);
    await button(main()).click();
    await fillIn({ email });
    await bought();
    expect(await database.ordersOf(email)).toBe(1);
  });

  it('leaving the page dismisses the sheet, and another page’s button is free', async () => {
    await inBag('uk', 117);
    await button(main()).click();
    await sheet().waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Add to bag' }).waitFor();
    expect(await sheet().count()).toBe(0);
    await expect.poll(() => button(main()).getAttribute('aria-busy')).toBeNull();
  });

  it('the bank says nothing: trying again gives one order', async () => {
    await inBag('uk', 112);
    const email = 'wallet-timeout@example.com';
    await button(main()).click();
    await fillIn({ email, outcome: 'timeout' });
    await pay();
    await page.getByText('Your bank took too long to answer.').waitFor();
    await button(main()).click();
    await fillIn({ email });
    await bought();
    expect(await database.ordersOf(email)).toBe(1);
  });

  it('what is missing is said beside its field', async () => {
    await inBag('uk', 113);
    await button(main()).click();
    await fillIn({ email: 'wallet-missing@example.com' });
    await sheet().getByLabel('Phone number').fill('1');
    await pay();
    await sheet().getByText('Phone number is required').waitFor();
    await sheet().getByLabel('Phone number').fill('01584 000000');
    expect(await bought()).toBeGreaterThan(100_000);
  });

  it('commerce §4 wallet 3: sold out meanwhile, it leads to the bag, which says so', async () => {
    const { stockItemId } = await inBag('uk', 114);
    await database.leaveOnHand(stockItemId, 0);
    await button(main()).click();
    await page.getByText('Sorry! Some products in your bag have sold out').first().waitFor();
    expect(await sheet().count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/bag');
  });

  it('commerce §8 wallet 1: a button that cannot be mounted is only logged', async () => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(/\/assets\/WalletButton-/, (route) => route.abort());
    const { path } = await database.buyable(115);
    await addToBag(page, path, true);
    await expect.poll(() => logged.some((text) => text.startsWith('Can not mount applepay'))).toBe(true);
    expect(await button(main()).count()).toBe(0);
    await main().getByRole('link', { name: 'Checkout' }).click();
    await page.waitForURL(/checkout-identity/);
  });

  it('without scripts there is no button, and no room for one', async () => {
    await shopper.close();
    shopper = await newShopper(browser, { javaScriptEnabled: false });
    page = await shopper.newPage();
    const { path } = await database.buyable(116);
    await addToBag(page, path, false);
    expect(await button().count()).toBe(0);
    await main().getByRole('link', { name: 'Checkout' }).click();
    await page.waitForURL(/checkout-identity/);
  });
});
