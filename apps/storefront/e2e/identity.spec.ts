import { marketList, markets } from '@tailorbird/commerce/market';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn, logOut, password, ready, register, saveAddress } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

it.each(marketList)(
  'commerce §2 authentication 1: in the %s market one registers, logs in, asks for a link, and sets a new password',
  async (market) => {
    const { prefix } = markets[market];
    const email = `identity-${market}@example.com`;
    const fresh = 'copper 9 kettle';
    const shopper = await newShopper(browser, { javaScriptEnabled: market === 'eu' });
    const page = await shopper.newPage();
    await register(page, prefix, email, market === 'eu');
    expect((await page.goto(`${prefix}/updatePassword`))?.url()).toContain(`${prefix}/my-account/Security`);
    await page.goto(`${prefix}/my-account`);
    await ready(page, market === 'eu');
    await logOut(page);
    await page.goto(`${prefix}/forgot-password`);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('The reset e-mail can take up to 10 minutes.').waitFor();
    const [link = ''] =
      /(\/\w\w)?\/updatePassword\?token=[\w-]+/.exec(await database.newestMailTo(email)) ?? [];
    expect(link).toMatch(new RegExp(`^${prefix}/updatePassword`));
    await page.goto(link);
    await page.getByLabel('New password').fill('NCC1701');
    await page.getByRole('button', { name: 'Set my password' }).click();
    await page.getByText(/too easy to guess|Please choose another/i).waitFor();
    await page.getByLabel('New password').fill(fresh);
    await page.getByRole('button', { name: 'Set my password' }).click();
    await page.waitForURL(new RegExp(`${prefix}/login\\?notice=reset$`));
    await ready(page, market === 'eu');
    await logIn(page, email, fresh);
    await page.waitForURL(new RegExp(`${prefix}/my-account$`));
    await shopper.close();
  },
);

it('commerce §8 message 17: whoever asks for the link is told how long the e-mail can take, account or not', async () => {
  const shopper = await newShopper(browser, { javaScriptEnabled: false });
  const page = await shopper.newPage();
  await page.goto('/forgot-password');
  expect(await page.locator('#main').innerText()).not.toContain('10 minutes');
  await page.getByLabel('Email address').fill('stranger@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('The reset e-mail can take up to 10 minutes.').waitFor();
  expect(await database.newestMailTo('stranger@example.com')).toBe('');
  await shopper.close();
});

/** As many wrong passwords as an address has for an account, from the browser's own address. */
async function guessFourTimes(page: Page, prefix: string, email: string): Promise<void> {
  await page.goto(`${prefix}/login`);
  const statuses = await page.evaluate(async (typed) => {
    const answered = [];
    for (let tries = 0; tries < 4; tries += 1) {
      const body = JSON.stringify([{ email: typed, password: `not this ${tries}` }]);
      const headers = { 'content-type': 'application/json' };
      answered.push((await fetch('/commerce/loginCustomer', { method: 'POST', headers, body })).status);
    }
    return answered;
  }, email);
  expect(statuses).toEqual([200, 200, 200, 200]);
}

it.each(marketList)(
  'in the %s market strangers who use up the tries at an account do not keep its owner out, who is mailed a link',
  async (market) => {
    const { prefix } = markets[market];
    const email = `tried-${market}@example.com`;
    const [known, stranger] = [
      await newShopper(browser, { javaScriptEnabled: market === 'us' }),
      await newShopper(browser, { javaScriptEnabled: market === 'us' }),
    ];
    const [own, other] = [await known.newPage(), await stranger.newPage()];
    await register(own, prefix, email, market === 'us');
    await logOut(own);
    const thief = await newShopper(browser);
    await guessFourTimes(await thief.newPage(), prefix, email);
    await other.goto(`${prefix}/login`);
    await ready(other, market === 'us');
    await logIn(other, email);
    await other.getByText('There were too many tries.').waitFor();
    await own.goto(`${prefix}/login`);
    await ready(own, market === 'us');
    await logIn(own, email);
    await own.waitForURL(new RegExp(`${prefix}/my-account$`));
    const [link = ''] = /(\/\w\w)?\/confirm\?token=[\w-]+/.exec(await database.newestMailTo(email)) ?? [];
    expect(link).toMatch(new RegExp(`^${prefix}/confirm`));
    const shown = await other.goto(link);
    expect(shown?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    });
    await ready(other, market === 'us');
    await other.getByRole('button', { name: 'Let me log in' }).click();
    await other.getByText('You can log in with this browser now.').waitFor();
    await ready(other, market === 'us');
    await logIn(other, email);
    await other.waitForURL(new RegExp(`${prefix}/my-account$`));
    await other.goto(link);
    await other.getByText('This link is not valid. A link works once').waitFor();
    await Promise.all([known.close(), stranger.close(), thief.close()]);
  },
);

it.each(marketList)(
  'commerce §6 guest 3: in the %s market Account leads a guest to /login',
  async (market) => {
    const { prefix } = markets[market];
    const shopper = await newShopper(browser, { javaScriptEnabled: false });
    const page = await shopper.newPage();
    await page.goto(`${prefix}/delivery`);
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
    await page.waitForURL(new RegExp(`${prefix}/login$`));
    await page.goto(`${prefix}/my-account/OrderHistory`);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/login`);
    await shopper.close();
  },
);

it('commerce §2 account 1: /my-account and /my-account/{pageName} show MyProfile, OrderHistory and SavedAddresses', async () => {
  const shopper = await newShopper(browser, { javaScriptEnabled: false });
  const page = await shopper.newPage();
  await register(page, '', 'views@example.com', false);
  const main = page.locator('#main');
  await page.goto('/my-account');
  await main.getByRole('heading', { name: 'Hello, Maud', level: 1 }).waitFor();
  for (const view of ['MyProfile', 'OrderHistory', 'SavedAddresses'])
    expect(await main.locator(`a[href="/my-account/${view}"]`).count()).toBeGreaterThan(0);
  await page.goto('/my-account/MyProfile');
  expect(await main.getByLabel('First name').inputValue()).toBe('Maud');
  await page.goto('/my-account/OrderHistory');
  await main.getByText('You have not ordered anything in the last twelve months.').waitFor();
  await saveAddress(page);
  await page.goto('/my-account/SavedAddresses');
  await main.locator('address').getByText('1 Hill Street').waitFor();
  await shopper.close();
});

describe('commerce §3 wishlist 3: a guest’s wishlist is in local storage', () => {
  it('commerce §4 wishlist 1: a guest’s list is in the browser’s storage, and the server is told of no guest’s', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await page.goto('/browse/womens');
    await ready(page, true);
    await page.locator('article button[name="wish"]').first().click();
    await page.getByText('Saved to your wishlist').waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('wishlist'));
    expect(kept).toMatch(/^\d+\.\d+o?$/);
    expect((await shopper.cookies()).filter(({ name }) => name === 'wishlist')).toEqual([]);
    await page.reload();
    expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBe(kept);
    await ready(page, true);
    await page.locator('article button[name="wish"][aria-pressed="true"]').first().click();
    await page.getByText('Taken off your wishlist').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();
    await shopper.close();
  });
});

it('reliability H6: going back after a logout shows nothing of the account, and nothing of it is kept', async () => {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  await register(page, '', `leaves-nothing.${Date.now()}@example.com`, true);
  const visited = ['', '/SavedAddresses', '/OrderHistory', '/Security', '/MyProfile'];
  for (const view of visited) {
    await page.goto(`/my-account${view}`);
    await ready(page, true);
  }
  expect(await page.locator('#main').innerHTML()).toContain('Fenwick');
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/logout'));
  await logOut(page);
  expect(await (await answer).headerValue('clear-site-data')).toBe('"cache", "storage"');
  const personal = /Fenwick|leaves-nothing|Hill Street|01584/;
  // Each page that was looked at, the last first; one that came back alive would show what it showed.
  for (const view of visited.toReversed()) {
    await page.goBack();
    // A page of the account leads to the login now.
    await page.waitForURL(({ searchParams }) => searchParams.get('next') === `/my-account${view}`);
    await ready(page, true);
    expect([view, personal.test(await page.content())]).toEqual([view, false]);
  }
  const kept = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    const texts = [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      history.state,
    ];
    return { databases, workers: workers.length, caches: await caches.keys(), text: JSON.stringify(texts) };
  });
  expect(kept).toMatchObject({ databases: [], workers: 0, caches: [] });
  expect(kept.text).not.toMatch(personal);
  const cookies = (await shopper.cookies()).map(({ name, value }) => `${name}=${value}`);
  expect(cookies).toContain('user-authenticated=0');
  expect(cookies.filter((cookie) => /^(__Host-)?sid=|leaves-nothing/.test(cookie))).toEqual([]);
  await shopper.close();
});

it('an e-mail address is changed with the password, data are downloaded, and an account deleted for good', async () => {
  const [before, after] = ['moves@example.com', 'moved@example.com'];
  const shopper = await newShopper(browser, { javaScriptEnabled: false });
  const page = await shopper.newPage();
  await register(page, '', before, false);
  await saveAddress(page);
  await page.goto('/my-account/Security');
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Change my email address' }) });
  await form.getByLabel('Email address').fill(after);
  await form.getByLabel('Current password').fill('not my password 1');
  await form.getByRole('button', { name: 'Change my email address' }).click();
  await page.getByText('The password you entered was incorrect.').waitFor();
  await form.getByLabel('Email address').fill(after);
  await form.getByLabel('Current password').fill(password);
  await form.getByRole('button', { name: 'Change my email address' }).click();
  await page.getByText('We have sent a link to your new address').waitFor();
  expect(await database.newestMailTo(before)).toContain('asked for another email address');
  const [link = ''] = /\/confirm\?token=[\w-]+/.exec(await database.newestMailTo(after)) ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my new address' }).click();
  await page.getByRole('heading', { name: 'Hello, Maud' }).waitFor();
  expect(await database.newestMailTo(before)).toContain('was changed');

  const file = await page.request.get('/my-account-data');
  expect(file.headers()['content-disposition']).toContain('attachment');
  expect(file.headers()['cache-control']).toBe('private, no-store');
  const text = await file.text();
  expect(text).toContain(after);
  expect(text).toContain('1 Hill Street');
  expect(text).not.toMatch(/argon2|passwordHash/i);

  await page.goto('/my-account/YourData');
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('Your account has been deleted.').waitFor();
  await logIn(page, after);
  await page.getByText('Your email/password combination is incorrect.').waitFor();
  expect((await page.request.get('/my-account-data', { maxRedirects: 0 })).status()).toBe(303);
  await shopper.close();
});
