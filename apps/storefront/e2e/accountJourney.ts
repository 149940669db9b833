import type { Page } from 'playwright-core';
import { alive, fillIn, placeFields, withoutPictures } from './journey.ts';

export const password = 'hedgerow 7 gate';

/** Waits for the scripts of a page that has them. */
export async function ready(page: Page, scripts: boolean): Promise<void> {
  if (scripts) await alive(page);
}

/** Fills in the form of /create-account in a market, with words of one's `own`, and stands in the account. */
export async function register(
  page: Page,
  prefix: string,
  email: string,
  scripts: boolean,
  own: { readonly lastName?: string; readonly addressLine1?: string } = {},
): Promise<void> {
  await page.goto(`${prefix}/create-account`, withoutPictures);
  await ready(page, scripts);
  const fields = {
    email,
    password,
    firstName: 'Maud',
    lastName: 'Fenwick',
    addressLine1: '1 Hill Street',
    ...placeFields(page),
    ...own,
  };
  const main = page.locator('#main');
  await main.locator('[name="title"]').selectOption('Ms');
  await fillIn(main, fields);
  await main.getByRole('button', { name: 'Create my account' }).click();
  await page.getByRole('heading', { name: 'Hello, Maud' }).waitFor();
}

/** Logs in on the page that is shown, which has the login form. */
export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  const main = page.locator('#main');
  await main.locator('[name="email"]').fill(email);
  await main.locator('[name="password"]').fill(secret);
  await main.getByRole('button', { name: 'Log in' }).click();
}

/** Logs out from a page of the account. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/\/login\?notice=out$/, withoutPictures);
}
