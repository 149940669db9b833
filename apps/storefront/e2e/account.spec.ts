import { type Market, marketList, markets } from '@tailorbird/commerce/market';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { watchRequests } from '../../../scripts/watchRequests.ts';
import { leave, logIn, logOut, password, ready, register, saveAddress } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, cards, goOnToPayment, orderNumber, payWith } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

const journeys = marketList.flatMap((market) => [
  { market, scripts: true },
  { market, scripts: false },
]);
const emailOf = (what: string, { market, scripts }: { market: Market; scripts: boolean }) =>
  `${what}-${market}-${scripts ? 'live' : 'still'}@example.com`;

/** The names on the wishlist page. */
async function wishes(page: Page, prefix: string): Promise<string[]> {
  await page.goto(`${prefix}/wishlist`);
  await page.locator('#main [aria-busy="false"]').first().waitFor();
  await page.getByRole('button', { name: 'Clear my wishlist' }).waitFor();
  return page.locator('#main h2 > a').allInnerTexts();
}

/** Presses a heart of a listing, counted from 0; answers the product's name. */
async function save(page: Page, prefix: string, scripts: boolean, at: number): Promise<string> {
  await page.goto(`${prefix}/browse/womens`);
  await ready(page, scripts);
  const heart = page.locator('article button[name="wish"]').nth(at);
  const name = (await heart.getAttribute('aria-label'))?.replace(/^Save /, '') ?? '';
  await heart.click();
  if (scripts) await page.getByText('Saved to your wishlist').waitFor();
  else await page.waitForURL(/\/wishlist$/);
  return name;
}

describe('an account', () => {
  it.each(journeys)(
    'commerce §4 wishlist 2: in the $market market, with scripts $scripts, what a guest had joins what the customer has',
    async (journey) => {
      const { market, scripts } = journey;
      const { prefix } = markets[market];
      const email = emailOf('merge', journey);
      const product = await database.buyable(100 + journeys.indexOf(journey));
      const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
      const page = await shopper.newPage();
      await register(page, prefix, email, scripts);
      const customers = await save(page, prefix, scripts, 1);
      expect(await wishes(page, prefix)).toEqual([customers]);
      await leave(page, prefix, scripts);
      const guests = await save(page, prefix, scripts, 0);
      expect(await wishes(page, prefix)).toEqual([guests]);
      await addToBag(page, prefix + product.path, scripts);
      await page.goto(`${prefix}/my-account/OrderHistory`);
      await ready(page, scripts);
      await logIn(page, email);
      await page.waitForURL(/\/my-account\/OrderHistory$/);
      await ready(page, scripts);
      if (scripts) await page.waitForFunction(() => localStorage.getItem('wishlist') === null);
      expect((await wishes(page, prefix)).toSorted()).toEqual([customers, guests].toSorted());
      await page.goto(`${prefix}/bag`);
      await page.locator('#main').getByRole('link', { name: product.name }).first().waitFor();
      const cookies = await shopper.cookies();
      expect(cookies.find(({ name }) => name === 'user-authenticated')?.value).toBe('1');
      expect(cookies.filter(({ name }) => name === 'wishlist')).toEqual([]);
      await leave(page, prefix, scripts);
      const answer = await page.goto(`${prefix}/my-account/MyProfile`);
      expect(answer?.url()).toContain('/login?next=');
      await shopper.close();
    },
  );

  it('commerce §8 message 16: the link of the reset e-mail sets a new password once', async () => {
    const email = 'reset@example.com';
    const shopper = await newShopper(browser, { javaScriptEnabled: false });
    const page = await shopper.newPage();
    await register(page, '', email, false);
    await logOut(page);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('The reset e-mail can take up to 10 minutes.').waitFor();
    const [link = ''] = /\/updatePassword\?token=[\w-]+/.exec(await database.newestMailTo(email)) ?? [];
    await page.goto(link);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Set my password' }).click();
    await page.getByText('Please use at least 7 characters, including one letter and a number.').waitFor();
    await page.getByLabel('New password').fill('copper 9 kettle');
    await page.getByRole('button', { name: 'Set my password' }).click();
    await page.waitForURL(/\/login\?notice=reset$/);
    await logIn(page, email, password);
    await page.getByText('Your email/password combination is incorrect.').waitFor();
    expect(await page.locator('#main [name="email"]').inputValue()).toBe(email);
    await logIn(page, email, 'copper 9 kettle');
    await page.waitForURL(/\/my-account$/);
    await page.goto(link);
    await page.getByText('The password-reset link is not valid.').waitFor();
    await shopper.close();
  });

  describe('commerce §1 shoppers 6: addresses and past orders are kept', () => {
    it('commerce §6 customer 1: an order is in the history of its customer, and found by number and e-mail', async () => {
      const email = 'history@example.com';
      const shopper = await newShopper(browser);
      const page = await shopper.newPage();
      await register(page, '', email, true);
      await saveAddress(page);
      await page.goto('/my-account/OrderHistory');
      await page.getByText('You have not ordered anything in the last twelve months.').waitFor();
      const id = await orderPlaced(page, email);
      await page.goto('/my-account/OrderHistory');
      await page.getByRole('link', { name: `Order ${id}` }).click();
      await page.waitForURL(new RegExp(`OrderHistory/${id}$`));
      await page.getByText('Your order is confirmed. We are getting it ready.').waitFor();
      const stranger = await newShopper(browser, { javaScriptEnabled: false });
      const other = await stranger.newPage();
      await other.goto('/find-order');
      await other.getByLabel('Order number').fill(String(id));
      await other.getByLabel('Email address').fill('somebody@example.com');
      await other.getByRole('button', { name: 'Find my order' }).click();
      await other.getByText('We found no order with that number and that email address.').waitFor();
      await other.getByLabel('Email address').fill(email);
      await other.getByRole('button', { name: 'Find my order' }).click();
      await other.getByRole('heading', { name: `Order ${id}` }).waitFor();
      expect(await other.locator('#main').innerText()).toContain('Ludlow, Shropshire, SY8 1AA');
      await Promise.all([shopper.close(), stranger.close()]);
    });
  });

  it('commerce §2 logout 1: logout=true logs out on a page gone to, and never on a prefetch', async () => {
    const shopper = await newShopper(browser, { javaScriptEnabled: false });
    const page = await shopper.newPage();
    await register(page, '', 'leave@example.com', false);
    await page.request.get('/?logout=true', {
      headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
    });
    await page.goto('/my-account');
    await page.getByRole('heading', { name: 'Hello, Maud' }).waitFor();
    await page.goto('/browse/womens?logout=true');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/browse/womens');
    await page.goto('/my-account');
    expect(page.url()).toContain('/login');
    await shopper.close();
  });
});

/** Buys something as the customer, who is not asked who they are; answers the order's number. */
async function orderPlaced(page: Page, email: string): Promise<number> {
  await addToBag(page, (await database.buyable(110)).path, true);
  await page.locator('#main').getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL(/\/checkout$/);
  expect(await page.locator('#main').getByLabel('Email address').inputValue()).toBe(email);
  expect(await page.locator('[name="shipping.addressLine1"]').inputValue()).toBe('1 Hill Street');
  await goOnToPayment(page);
  await payWith(page, cards.passes);
  return orderNumber(page);
}

const phone = { viewport: { width: 390, height: 844 } };
const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });

it.each(marketList)(
  'commerce §2 bottom navigation 3: at the checkout of the %s market Account opens the login modal, and the checkout goes on with the bag',
  async (market) => {
    const { prefix } = markets[market];
    const email = `phone-checkout-${market}@example.com`;
    const shopper = await newShopper(browser, phone);
    const page = await shopper.newPage();
    await register(page, prefix, email, true);
    await logOut(page);
    const { name, path } = await database.buyable(300 + marketList.indexOf(market));
    await addToBag(page, prefix + path, true);
    await page.locator('#main').getByRole('link', { name: 'Checkout' }).click();
    await page.waitForURL(`**${prefix}/checkout-identity`);
    await shortcuts(page).getByRole('link', { name: 'Account' }).click();
    const modal = page.getByRole('dialog', { name: 'Log in' });
    await modal.locator('[name="email"]').fill(email);
    await modal.locator('[name="password"]').fill(password);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/checkout-identity`);
    await modal.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`**${prefix}/checkout`);
    await page.locator('[data-part="order"] > summary').click();
    await page.locator('[data-part="order"]').getByText(name).first().waitFor();
    await shortcuts(page).getByRole('link', { name: 'Account' }).click();
    await page.waitForURL(`**${prefix}/my-account`);
    await shopper.close();
  },
);

it('commerce §2 bottom navigation 3: pressed before the page knows who is there, Account waits, and asks no customer to log in', async () => {
  const shopper = await newShopper(browser, phone);
  const page = await shopper.newPage();
  await register(page, '', 'phone-early@example.com', true);
  await addToBag(page, (await database.buyable(310)).path, true);
  for (const path of ['/delivery', '/checkout']) {
    const answered = Promise.withResolvers<void>();
    await page.route('**/me', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page.goto(path);
    await ready(page, true);
    await shortcuts(page).getByRole('link', { name: 'Account' }).click();
    await page.waitForTimeout(1000);
    expect([path, await page.locator('dialog').count()]).toEqual([path, 0]);
    answered.resolve();
    await page.waitForURL('**/my-account');
    await page.unroute('**/me');
  }
  await page.route('**/me', (route) => route.abort());
  await page.goto('/delivery');
  await ready(page, true);
  await shortcuts(page).getByRole('link', { name: 'Account' }).click();
  await page.waitForURL('**/my-account');
  await shopper.close();
});

it('commerce §2 bottom navigation 3: where nobody was logged in, Account waits for no answer', async () => {
  const shopper = await newShopper(browser, phone);
  const page = await shopper.newPage();
  await page.route('**/me', () => undefined);
  await page.goto('/delivery');
  await ready(page, true);
  await shortcuts(page).getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' }).waitFor()).resolves.toBeUndefined();
  await shopper.close();
});

it('commerce §2 bottom navigation 3: without scripts Account is a link to the login, at the checkout too', async () => {
  const shopper = await newShopper(browser, { ...phone, javaScriptEnabled: false });
  const page = await shopper.newPage();
  await addToBag(page, (await database.buyable(311)).path, false);
  for (const path of ['/delivery', '/checkout-identity']) {
    await page.goto(path);
    await shortcuts(page).getByRole('link', { name: 'Account' }).click();
    expect([path, new URL(page.url()).pathname]).toEqual([path, '/login']);
  }
  await shopper.close();
});

it('commerce §2 bottom navigation 3: on a phone Account opens the login modal, and leads to the account when signed in', async () => {
  const shopper = await newShopper(browser, phone);
  const page = await shopper.newPage();
  await register(page, '', 'phone@example.com', true);
  await logOut(page);
  const untilQuiet = watchRequests(page);
  await page.goto('/delivery');
  await ready(page, true);
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await bar.getByRole('link', { name: 'Account' }).click();
  const modal = page.getByRole('dialog', { name: 'Log in' });
  await modal.locator('[name="email"]').fill('phone@example.com');
  await modal.locator('[name="password"]').fill('wrong 1 one');
  await modal.getByRole('button', { name: 'Log in' }).click();
  await modal.getByText('Your email/password combination is incorrect.').waitFor();
  await modal.locator('[name="password"]').fill(password);
  await modal.getByRole('button', { name: 'Log in' }).click();
  await untilQuiet();
  await page.locator('nav[aria-label="Shortcuts"] a[href="/my-account"]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/delivery');
  await bar.getByRole('link', { name: 'Wishlist' }).click();
  await page.getByRole('dialog', { name: 'Your wishlist' }).getByText('Your bag is empty').waitFor();
  await shopper.close();
});
