import { type Market, marketList, markets } from '@tailorbird/commerce/market';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { cartCookieName } from '../app/bag/cartCookie.ts';
import { logIn, logOut, register } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, alive } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

// When a bag is made, given up, found again and merged (commerce §4, decision 42), as its cookie shows it.

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

const slow = { timeout: 120_000 };
const main = (page: Page) => page.locator('#main');
const empty = (page: Page) => main(page).getByText('Your shopping bag is empty').waitFor();
const quantity = (page: Page) => main(page).getByRole('spinbutton', { name: /^Quantity of/ });

/** The bag's id that a browser remembers in a market; undefined where there is no cookie. */
async function rememberedIn(shopper: BrowserContext, market: Market): Promise<string | undefined> {
  const cookies = await shopper.cookies();
  return cookies.find(({ name }) => name === cartCookieName(markets[market]))?.value;
}

const remember = (shopper: BrowserContext, market: Market, id: string) =>
  shopper.addCookies([{ name: cartCookieName(markets[market]), value: id, url: inject('origin') }]);

/** As closing the browser and coming back does: cookies of the visit go. */
const nextVisit = (shopper: BrowserContext) => shopper.clearCookies({ name: /_loaded$/ });

/** A customer with so many of something in the saved bag, whose browser is closed; answers the bag's id. */
async function customerWith(email: string, path: string): Promise<string> {
  const shopper = await newShopper(browser, { javaScriptEnabled: false });
  const page = await shopper.newPage();
  await register(page, '', email, false);
  await addToBag(page, path, false);
  const id = (await rememberedIn(shopper, 'uk')) ?? '';
  await page.goto('/my-account');
  await logOut(page);
  await shopper.close();
  return id;
}

it.each(marketList)(
  'commerce §4 cart load 1: in the %s market a guest’s visit makes no cart, and the first thing added makes one',
  async (market) => {
    const { prefix } = markets[market];
    const scripts = market !== 'eu';
    const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
    const page = await shopper.newPage();
    for (const path of ['/', '/bag']) {
      await page.goto(prefix + path);
      if (scripts) await alive(page);
      expect(await rememberedIn(shopper, market)).toBeUndefined();
    }
    await addToBag(page, prefix + (await database.buyable(330)).path, scripts);
    expect(await quantity(page).inputValue()).toBe('1');
    const id = (await rememberedIn(shopper, market)) ?? '';
    expect(await database.cart(id)).toEqual({ status: 'open', hasCustomer: false, isSaved: false });
    await shopper.close();
  },
);

it('commerce §4 cart load 1: a customer’s cart is attached and saved, and is there in a browser that has lost its cookie', async () => {
  const shopper = await newShopper(browser, { javaScriptEnabled: false });
  const page = await shopper.newPage();
  await register(page, '', `keeps-bag.${Date.now()}@example.com`, false);
  await addToBag(page, (await database.buyable(333)).path, false);
  const id = (await rememberedIn(shopper, 'uk')) ?? '';
  expect(await database.cart(id)).toEqual({ status: 'open', hasCustomer: true, isSaved: true });
  await shopper.clearCookies({ name: cartCookieName(markets.uk) });
  await page.goto('/bag');
  expect(await quantity(page).inputValue()).toBe('1');
  expect(await rememberedIn(shopper, 'uk')).toBe(id);
  await shopper.close();
});

it('commerce §4 cart load 2: a code stays while the visit lasts, and the next one begins without it', async () => {
  const shopper = await newShopper(browser, { javaScriptEnabled: false });
  const page = await shopper.newPage();
  await addToBag(page, (await database.buyable(336)).path, false);
  await page.getByLabel('Promotion code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  const code = main(page).getByRole('button', { name: /WELCOME10/ });
  await code.waitFor();
  await page.goto('/bag');
  expect(await code.count()).toBe(1);
  await nextVisit(shopper);
  await page.goto('/bag');
  expect([await code.count(), await quantity(page).inputValue()]).toEqual([0, '1']);
  await shopper.close();
});

it.each([true, false])(
  'commerce §4 cart load 3: a cart that is not known is an empty bag, and gives way to a new one as something is added, with scripts %s',
  async (scripts) => {
    const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
    const unknown = crypto.randomUUID();
    await remember(shopper, 'uk', unknown);
    const page = await shopper.newPage();
    await page.goto('/bag');
    await empty(page);
    await addToBag(page, (await database.buyable(330)).path, scripts);
    expect(await quantity(page).inputValue()).toBe('1');
    const id = await rememberedIn(shopper, 'uk');
    expect(id).not.toBe(unknown);
    expect(await database.cart(id ?? '')).toMatchObject({ status: 'open' });
    await shopper.close();
  },
);

it.each([
  ['uk', true],
  ['eu', false],
  ['us', true],
] as const)(
  'commerce §4 cart removal 1: in the %s market removing the last line clears the cookie, and the next thing added makes a new cart, with scripts %s',
  async (market, scripts) => {
    const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
    const page = await shopper.newPage();
    const product = await database.buyable(333);
    const path = markets[market].prefix + product.path;
    await addToBag(page, path, scripts);
    const first = (await rememberedIn(shopper, market)) ?? '';
    await page.getByRole('button', { name: `Remove ${product.name}` }).click();
    await empty(page);
    expect(await rememberedIn(shopper, market)).toBeUndefined();
    expect(await database.cart(first)).toMatchObject({ status: 'deleted' });
    await addToBag(page, path, scripts);
    expect(await quantity(page).inputValue()).toBe('1');
    const second = await rememberedIn(shopper, market);
    expect(second).not.toBe(first);
    expect(await database.cart(second ?? '')).toMatchObject({ status: 'open' });
    await shopper.close();
  },
);

it.each([true, false])(
  'commerce §4 cart clearing 1: an emptied bag is deleted, and the cookie is a new one’s, with scripts %s',
  async (scripts) => {
    const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
    const page = await shopper.newPage();
    await addToBag(page, (await database.buyable(336)).path, scripts);
    const first = (await rememberedIn(shopper, 'uk')) ?? '';
    await page.getByText('Empty my bag').click();
    await page.getByRole('button', { name: 'Yes, take everything out' }).click();
    await empty(page);
    const second = (await rememberedIn(shopper, 'uk')) ?? '';
    expect(second).not.toBe(first);
    expect(await database.cart(first)).toMatchObject({ status: 'deleted' });
    expect(await database.cart(second)).toMatchObject({ status: 'open' });
    await shopper.close();
  },
);

it(
  'commerce §4 cart merge 3: at a login the saved cart is adopted where the present one is not known',
  slow,
  async () => {
    const email = `stale-cookie.${Date.now()}@example.com`;
    const saved = await customerWith(email, (await database.buyable(339)).path);
    const shopper = await newShopper(browser, { javaScriptEnabled: false });
    await remember(shopper, 'uk', crypto.randomUUID());
    const page = await shopper.newPage();
    await page.goto('/login');
    await logIn(page, email);
    await page.waitForURL(/\/my-account$/);
    expect(await rememberedIn(shopper, 'uk')).toBe(saved);
    await page.goto('/bag');
    expect(await quantity(page).inputValue()).toBe('1');
    await shopper.close();
  },
);

it(
  'commerce §4 cart merge 3: where the saved cart is gone the guest’s is saved in its place',
  slow,
  async () => {
    const email = `saved-is-gone.${Date.now()}@example.com`;
    const { path } = await database.buyable(342);
    await database.deleteCart(await customerWith(email, path));
    const shopper = await newShopper(browser, { javaScriptEnabled: false });
    const page = await shopper.newPage();
    await addToBag(page, path, false);
    const guests = (await rememberedIn(shopper, 'uk')) ?? '';
    await page.goto('/login');
    await logIn(page, email);
    await page.waitForURL(/\/my-account$/);
    expect(await rememberedIn(shopper, 'uk')).toBe(guests);
    expect(await database.cart(guests)).toEqual({ status: 'open', hasCustomer: true, isSaved: true });
    await page.goto('/bag');
    expect(await quantity(page).inputValue()).toBe('1');
    await shopper.close();
  },
);

it(
  'commerce §4 cart merge 5: a merge that fails midway leaves a new cart, and the next visit has every line',
  slow,
  async () => {
    const email = `merge-fails.${Date.now()}@example.com`;
    const { path } = await database.buyable(345);
    const saved = await customerWith(email, path);
    const shopper = await newShopper(browser, { javaScriptEnabled: false });
    const page = await shopper.newPage();
    await addToBag(page, path, false);
    const guests = (await rememberedIn(shopper, 'uk')) ?? '';
    const broken = await database.breakLinesOf([saved, guests]);
    try {
      await page.goto('/login');
      await logIn(page, email);
      await page.waitForURL(/\/my-account$/);
    } finally {
      await broken.mend();
    }
    const fresh = (await rememberedIn(shopper, 'uk')) ?? '';
    expect([saved, guests]).not.toContain(fresh);
    expect(await database.cart(fresh)).toEqual({ status: 'open', hasCustomer: true, isSaved: true });
    await page.goto('/bag');
    await empty(page);
    await nextVisit(shopper);
    await page.goto('/bag');
    expect(await quantity(page).inputValue()).toBe('2');
    await shopper.close();
  },
);
