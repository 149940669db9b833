import type { Page } from 'playwright-core';
import { alive, fillIn, placeFields, withoutPictures } from './journey.ts';

export const password = 'hedgerow 7 gate';

/** Waits for the scripts of a page that has them. */
export async function ready(page: Page, scripts: boolean): Promise<void> {
  if (scripts) await alive(page);
}

/** Fills in the form of /create-account in a market and stands in the account. */
export async function register(
  page: Page,
  prefix: string,
  email: string,
  scripts: boolean,
  lastName = 'Fenwick',
): Promise<void> {
  await page.goto(`${prefix}/create-account`, withoutPictures);
  await ready(page, scripts);
  const main = page.locator('#main');
  await fillIn(main, { firstName: 'Maud', lastName, email, password });
  await main.getByRole('button', { name: 'Create my account' }).click();
  await page.getByRole('heading', { name: 'Hello, Maud' }).waitFor();
}

/** Saves an address in the account of who has registered. */
export async function saveAddress(page: Page, prefix = '', addressLine1 = '1 Hill Street'): Promise<void> {
  await page.goto(`${prefix}/my-account/SavedAddresses?edit=new`, withoutPictures);
  const main = page.locator('#main');
  await fillIn(main, { addressLine1, ...placeFields(page) });
  await main.getByRole('button', { name: 'Save this address' }).click();
  await page.waitForURL(/done=address$/, withoutPictures);
}

/** Logs in on the page that is shown, which has the login form. */
export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  const main = page.locator('#main');
  await main.locator('[name="email"]').fill(email);
  await main.locator('[name="password"]').fill(secret);
  await main.getByRole('button', { name: 'Log in' }).click();
}

/** Goes to the account and logs out. */
export async function leave(page: Page, prefix: string, scripts: boolean): Promise<void> {
  await page.goto(`${prefix}/my-account`, withoutPictures);
  await ready(page, scripts);
  await logOut(page);
}

/** Logs out from a page of the account. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/\/login\?notice=out$/, withoutPictures);
}
