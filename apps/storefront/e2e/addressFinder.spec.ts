import { type Market, marketList, markets } from '@tailorbird/commerce/market';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ready, register } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, withoutPictures } from './journey.ts';
import { pageFaults } from './pageFaults.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

/** For journeys of several pages. */
const slow = { timeout: 120_000 };

/** What is typed in each market, and the address it is meant for. */
const places: { readonly [M in Market]: { readonly [field: string]: string } } = {
  uk: {
    typed: 'SY8 1DN',
    addressLine1: '1 Saddlers Row',
    city: 'Ludlow',
    postCode: 'SY8 1DN',
    country: 'GB',
  },
  eu: { typed: 'fadenst', addressLine1: 'Fadenstraße 1', city: 'Berlin', postCode: '10999', country: 'DE' },
  us: {
    typed: '97209',
    addressLine1: '410 Tanager Street',
    city: 'Portland',
    postCode: '97209',
    country: 'US',
  },
};

async function open(path: string, scripts: boolean): Promise<Page> {
  const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
  const page = await shopper.newPage();
  await page.goto(path, withoutPictures);
  await ready(page, scripts);
  return page;
}

/** The form of a new address in the account of somebody who has just registered. */
async function openNewAddress(prefix: string, email: string, scripts: boolean): Promise<Page> {
  const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
  const page = await shopper.newPage();
  await register(page, prefix, email, scripts);
  await page.goto(`${prefix}/my-account/SavedAddresses?edit=new`, withoutPictures);
  await ready(page, scripts);
  return page;
}

/** The addresses found; a country to choose is an option too. */
const options = (page: Page) => page.getByRole('listbox', { name: 'Addresses' }).getByRole('option');

/** Types into the finder of an address and chooses the first that is found. */
async function find(page: Page, typed: string, scripts: boolean, prefix = ''): Promise<void> {
  await page.locator(`[name="${prefix}addressFinder"]`).fill(typed);
  if (scripts) await options(page).first().click();
  else {
    await page.locator(`[name="${prefix}findAddress"]`).click();
    await page.locator(`[name="${prefix}chosenAddress"]`).first().click();
  }
  await page.locator(`[id="${prefix}address-finder"]`).getByText('Filled in below.').waitFor();
}

/** What the fields of an address hold. */
async function filled(page: Page, market: Market, prefix = '') {
  const fields = Object.keys(places[market]).filter((field) => field !== 'typed');
  const read = (field: string) => page.locator(`[name="${prefix}${field}"]`).inputValue();
  return Object.fromEntries(await Promise.all(fields.map(async (field) => [field, await read(field)])));
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_how, scripts) => {
  it.each(marketList)(
    'commerce §7 address finder 1: an address that was found is saved in an account of the %s market',
    slow,
    async (market) => {
      const { prefix } = markets[market];
      const page = await openNewAddress(prefix, `finds-${market}-${scripts}@example.com`, scripts);
      const { typed = '', ...place } = places[market];
      const phone = { uk: '01584 876543', eu: '030 2345678', us: '503 555 0100' }[market];
      await page.locator('[name="firstName"]').fill('Wren');
      await page.locator('[name="phone"]').fill(phone);
      await find(page, typed, scripts);
      expect(await filled(page, market)).toEqual(place);
      expect(await page.locator('[name="firstName"]').inputValue()).toBe('Wren');
      // Enter in a field sends the form for what it is.
      await page.locator('[name="phone"]').press('Enter');
      await page.waitForURL(/done=address$/, withoutPictures);
      await page
        .locator('#main address')
        .getByText(place['addressLine1'] ?? '', { exact: true })
        .waitFor();
      await page.context().close();
    },
  );

  it('commerce §7 address finder 1: at the checkout each address has its own', slow, async () => {
    const page = await open('/', scripts);
    await addToBag(page, (await database.buyable(610)).path, scripts);
    await page.goto('/checkout-identity', withoutPictures);
    await page.getByLabel('Email address').fill('finds@example.com');
    await page.getByRole('button', { name: 'Continue as a guest' }).click();
    await page.waitForURL(/\/checkout$/, withoutPictures);
    await ready(page, scripts);
    await page.getByLabel('Bill me at the same address').uncheck();
    await page.locator('[name="billing.firstName"]').fill('Wren');
    await find(page, 'Hill Street 7', scripts, 'shipping.');
    await find(page, places.uk['typed'] ?? '', scripts, 'billing.');
    expect(await page.locator('[name="shipping.addressLine1"]').inputValue()).toBe('7 Hill Street');
    const { typed: _, ...place } = places.uk;
    expect(await filled(page, 'uk', 'billing.')).toEqual(place);
    expect(await page.locator('[name="billing.firstName"]').inputValue()).toBe('Wren');
    expect(await page.getByLabel('Bill me at the same address').isChecked()).toBe(false);
    await page.context().close();
  });
});

it('the addresses found are accessible, at every width', slow, async () => {
  const page = await openNewAddress('', 'finds-wide@example.com', true);
  await page.locator('[name="addressFinder"]').fill('Ludlow');
  await options(page).first().waitFor();
  expect(await pageFaults(page)).toEqual([]);
  await page.context().close();
});

it('commerce §7 address finder 1: by the keyboard alone an address is chosen, and the focus goes on to it', async () => {
  const page = await openNewAddress('/us', 'finds-by-key@example.com', true);
  await page.locator('[name="addressFinder"]').focus();
  await page.keyboard.type('tanager');
  await options(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('[name="addressLine1"]:focus').waitFor();
  expect(await page.locator('[name="addressLine1"]').inputValue()).toBe('411 Tanager Street');
  await page.context().close();
});

it('commerce §7 address finder 3: a finder that does not answer says so quietly, and the fields stay', async () => {
  const page = await openNewAddress('', 'finds-nothing@example.com', true);
  await page.route('**/me/places', (route) => route.abort());
  await page.locator('[name="city"]').fill('Ludlow');
  await page.locator('[name="addressFinder"]').fill('SY8 1AA');
  await page.getByText('The address finder is resting.').waitFor();
  expect(await page.locator('[name="city"]').inputValue()).toBe('Ludlow');
  await page.unroute('**/me/places');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await options(page).first().waitFor();
  await page.context().close();
});

it('commerce §5 address 1: what is missing in America is a ZIP code and a state', async () => {
  const page = await openNewAddress('/us', 'finds-missing@example.com', false);
  await page.getByRole('button', { name: 'Save this address' }).click();
  const told = await page.locator('#main [data-part="error"]').allInnerTexts();
  expect(told.map((text) => text.trim())).toEqual(
    expect.arrayContaining(['ZIP code is required', 'State or province is required']),
  );
  await page.context().close();
});
