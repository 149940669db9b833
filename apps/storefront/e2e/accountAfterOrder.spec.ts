import { expect, it } from 'vitest';
import { logIn, logOut, password, ready, register } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, cards, goToPayment, orderNumber, payWith } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

it.each([true, false])(
  'with scripts %s, a guest keeps the order in an account for one password, and nobody else can',
  async (scripts) => {
    const email = `keeps-order-${scripts ? 'live' : 'still'}@example.com`;
    const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
    const page = await shopper.newPage();
    await addToBag(page, (await database.buyable(440 + Number(scripts))).path, scripts);
    await goToPayment(page, email);
    await payWith(page, cards.passes);
    const id = await orderNumber(page);
    const confirmation = page.url();
    const offer = page.getByRole('region', { name: 'Keep this order in an account' });
    await offer.getByText(email).waitFor();
    await offer.getByLabel('Password').fill('short');
    await offer.getByRole('button', { name: 'Create my account' }).click();
    await offer.getByText('Please use at least 7 characters, including one letter and a number.').waitFor();
    const stranger = await newShopper(browser);
    const form = { username: email, password };
    const stolen = await stranger.request.post(confirmation, {
      form,
      headers: { origin: new URL(confirmation).origin },
    });
    expect(stolen.status()).toBe(404);
    await offer.getByLabel('Password').fill(password);
    await offer.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('heading', { name: 'Hello, Wren' }).waitFor();
    await page.goto(confirmation);
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
    expect(await offer.count()).toBe(0);
    await page.goto('/my-account');
    await ready(page, scripts);
    await logOut(page);
    await logIn(page, email);
    await page.waitForURL(/\/my-account$/);
    await page.goto('/my-account/OrderHistory');
    await page.getByRole('link', { name: `Order ${id}` }).waitFor();
    await Promise.all([shopper.close(), stranger.close()]);
  },
);

it('the checkout knows the name of a customer who has saved no address yet', async () => {
  const shopper = await newShopper(browser, { javaScriptEnabled: false });
  const page = await shopper.newPage();
  await register(page, '', 'no-address-yet@example.com', false);
  await addToBag(page, (await database.buyable(12)).path, false);
  await page.locator('#main').getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL(/\/checkout$/);
  for (const [field, known] of Object.entries({ firstName: 'Maud', lastName: 'Fenwick', city: '' }))
    for (const which of ['shipping', 'billing'])
      expect(await page.locator(`[name="${which}.${field}"]`).inputValue()).toBe(known);
  await shopper.close();
});
