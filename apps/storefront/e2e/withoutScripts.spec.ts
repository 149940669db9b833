import { marketList, markets } from '@tailorbird/commerce/market';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { logIn, logOut, register, saveAddress } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, chooseSizes, goToPayment, payButton } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

// What a shopper does with JavaScript switched off, beyond what the journeys of the other files do both ways.

/** For journeys that register first. */
const slow = { timeout: 120_000 };

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

let shopper: BrowserContext;
let page: Page;
beforeEach(async () => {
  shopper = await newShopper(browser, { javaScriptEnabled: false });
  page = await shopper.newPage();
});
afterEach(() => shopper.close());

const main = () => page.locator('#main');
const press = (name: string | RegExp) => main().getByRole('button', { name }).click();

it.each(marketList)(
  'commerce §8 message 6: in the %s market a quantity is changed, lowered to what there is, and the line taken out',
  async (market) => {
    const product = await database.buyable(400 + 3 * marketList.indexOf(market));
    const units = await database.onHand(product.stockItemId);
    await addToBag(page, markets[market].prefix + product.path, false);
    const quantity = main().getByRole('spinbutton', { name: `Quantity of ${product.name}` });
    await quantity.fill('2');
    await press('Update');
    await main()
      .getByText(/ each$/)
      .waitFor();
    expect(await quantity.inputValue()).toBe('2');
    await database.leaveOnHand(product.stockItemId, 7);
    await quantity.fill('90');
    await press('Update');
    await main().getByText('Sorry we have had to adjust the quantity').waitFor();
    expect(Number(await quantity.inputValue())).toBeLessThanOrEqual(14);
    await press(`Remove ${product.name}`);
    await main().getByText('Your shopping bag is empty').waitFor();
    await database.leaveOnHand(product.stockItemId, units);
  },
);

it(
  'a wishlist is shared by its link, bought from, shortened, cleared, and shared no more',
  slow,
  async () => {
    await register(page, '/eu', 'shares@example.com', false);
    await page.goto('/eu/browse/womens');
    await page.locator('article button[name="wish"]').first().click();
    await page.waitForURL(/\/eu\/wishlist$/);
    await page.goto('/eu/browse/mens');
    await page.locator('article button[name="wish"]').first().click();
    await page.waitForURL(/\/eu\/wishlist$/);
    const names = await main().locator('h2 > a').allInnerTexts();
    expect(names).toHaveLength(2);
    await press('Make a link');
    const link = await main()
      .getByRole('link', { name: /\/wishlist\/[\w-]{20,}$/ })
      .getAttribute('href');
    const address = new URL(link ?? '').pathname;

    const friend = await newShopper(browser, { javaScriptEnabled: false });
    const other = await friend.newPage();
    await other.goto(address);
    expect(await other.locator('#main h2 > a').allInnerTexts()).toEqual(names);
    expect(await other.locator('#main').innerText()).not.toContain('Maud');
    await chooseSizes(other.locator('#main'));
    await other
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await other.waitForURL(/\/eu\/bag$/);
    await other
      .locator('#main')
      .getByRole('link', { name: names[0] ?? '' })
      .first()
      .waitFor();

    await press('Stop sharing');
    expect((await other.goto(address))?.status()).toBe(404);
    await friend.close();
    await press(`Remove ${names[0] ?? ''}`);
    expect(await main().locator('h2 > a').allInnerTexts()).toEqual(names.slice(1));
    await press('Clear my wishlist');
    await main().getByText('Your bag is empty').waitFor();
  },
);

it(
  'commerce §5 address 1: an address is added, with what is missing said beside it, then changed and removed',
  slow,
  async () => {
    await register(page, '/us', 'moves-house@example.com', false);
    await saveAddress(page, '/us');
    await page.goto('/us/my-account/SavedAddresses');
    await main().getByRole('link', { name: 'Add an address' }).click();
    await main().getByLabel('Street address').fill('7 Mill Lane');
    await main().getByLabel('Phone').fill('5035550100');
    await press('Save this address');
    await main().getByText('City is required').waitFor();
    expect(await main().getByLabel('Street address').inputValue()).toBe('7 Mill Lane');
    await main().getByLabel('City').fill('Portland');
    await main().getByLabel('State or province').selectOption('Oregon');
    await main().getByLabel('ZIP code').fill('97201');
    await press('Save this address');
    await main().getByText('97201').first().waitFor();
    await main().getByRole('link', { name: 'Change 7 Mill Lane' }).click();
    await main().getByLabel('Street address').fill('9 Mill Lane');
    await press('Save this address');
    await press('Remove 9 Mill Lane');
    await main().getByText('Portland').waitFor({ state: 'detached' });
    await main().locator('address').getByText('1 Hill Street').waitFor();
  },
);

it('the profile, the consent to be written to and the password are changed', slow, async () => {
  const email = 'changes@example.com';
  const fresh = 'copper 9 kettle';
  await register(page, '', email, false);
  await page.goto('/my-account/MyProfile');
  await main().getByLabel('Title').selectOption('Ms');
  await main().getByLabel('Phone').fill('01584 876543');
  await main().getByLabel('Last name').fill('F');
  await press(/^Save/);
  await main().getByText('Last name needs at least 2 characters').waitFor();
  await main().getByLabel('Last name').fill('Alder');
  await press(/^Save/);
  await page.waitForURL(/done=saved$/);
  expect(await main().getByLabel('Last name').inputValue()).toBe('Alder');
  await page.goto('/my-account/Preferences');
  await main().locator('[name="preferenceEmail"]').check();
  await press(/^Save/);
  await page.waitForURL(/done=saved$/);
  expect(await main().locator('[name="preferenceEmail"]').isChecked()).toBe(true);
  await page.goto('/my-account/Security');
  const form = main().locator('form', { has: page.locator('[name="newPassword"]') });
  await form.locator('[name="currentPassword"]').fill('hedgerow 7 gate');
  await form.locator('[name="newPassword"]').fill(fresh);
  await form.getByRole('button').last().click();
  await page.waitForURL(/done=password$/);
  await page.goto('/my-account');
  await logOut(page);
  await logIn(page, email, fresh);
  await page.waitForURL(/\/my-account$/);
});

it('a listing that is filtered does not scroll sideways at 320 px, and says how many there are', async () => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const fonts of ['come', 'do not come']) {
    if (fonts === 'do not come') await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/browse/womens?filters[colour]=Nothing');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `fonts ${fonts}`).toBe(320);
    const count = await page.getByRole('status').filter({ hasText: '0 styles' }).boundingBox();
    expect(count?.width).toBeGreaterThan(44);
  }
});

it('a sold-out size is asked after, and a wrong address is kept beside what is wrong with it', async () => {
  const product = await database.unvisited(3);
  const units = await database.onHand(product.stockItemId);
  await database.leaveOnHand(product.stockItemId, 0);
  await page.goto(product.path);
  await main().getByRole('button', { name: 'Sold Out' }).waitFor();
  await main().getByLabel('Your email address').fill('wren@hedge');
  await press('Notify me');
  await main().getByText('Please enter a valid email address').waitFor();
  expect(await main().getByLabel('Your email address').inputValue()).toBe('wren@hedge');
  await main().getByLabel('Your email address').fill('wren@example.com');
  await press('Notify me');
  await main().getByText('We will write to wren@example.com when it is back.').waitFor();
  await database.leaveOnHand(product.stockItemId, units);
});

it('an address changed at the checkout comes back with what is wrong with it, and goes on once it is right', async () => {
  const product = await database.buyable(412);
  await addToBag(page, product.path, false);
  await goToPayment(page, 'changes-address@example.com');
  await main().getByRole('link', { name: 'Change: Deliver to' }).click();
  const field = (name: string) => main().locator(`[name="shipping.${name}"]`);
  await field('addressLine1').fill('7 Mill Lane');
  await field('city').fill('');
  await press('Continue to delivery');
  await main().locator('[name="shipping.city"][aria-invalid="true"]').waitFor({ timeout: 10_000 });
  expect(await field('addressLine1').inputValue()).toBe('7 Mill Lane');
  await field('city').fill('Ludlow');
  await press('Continue to delivery');
  await page.waitForURL(/step=delivery$/);
  await press('Continue to payment');
  await payButton(page).waitFor();
  await main().getByText('7 Mill Lane').first().waitFor();
});

it(
  'whoever looks for another way in on the way to a page comes to that page once they are logged in',
  slow,
  async () => {
    const email = 'another-way@example.com';
    await register(page, '', email, false);
    await logOut(page);
    await page.goto('/login?next=/wishlist');
    for (const name of [
      'Create an account',
      'I have an account already',
      'Forgot your password?',
      'Back to log in',
      'Forgot your password?',
    ])
      await main().getByRole('link', { name }).click();
    await main().getByLabel('Email address').fill('nobody@example.com');
    await press('Send the link');
    await main().getByText('we have sent a link').waitFor();
    await main().getByRole('link', { name: 'Back to log in' }).click();
    await logIn(page, email);
    await expect(page.waitForURL(/\/wishlist$/)).resolves.toBeUndefined();
  },
);
