import { expect, test } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import {
  addToBag,
  alive,
  cards,
  fillAddress,
  goOnToPayment,
  goToPayment,
  orderNumber,
  payWith,
} from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

// What shoppers type, press and leave by, rather than what a form expects.

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A shopper whose press on "Add to bag" has just been answered. */
async function withPanel(options = {}) {
  const shopper = await newShopper(browser, options);
  const page = await shopper.newPage();
  await page.goto((await database.buyable(11)).path);
  await alive(page);
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Added to your bag' });
  await panel.waitFor();
  return { page, panel, openOverlays: () => page.locator(':popover-open').count() };
}

test.each([{}, phone])(
  'whoever leaves by the panel’s own checkout button reads thanks for the order and nothing over it: %j',
  async (options) => {
    const { page, panel, openOverlays } = await withPanel(options);
    await panel.getByRole('link', { name: 'Checkout' }).click();
    await page.waitForURL(/checkout-identity$/);
    await expect.poll(openOverlays).toBe(0);
    await page.getByLabel('Email address').fill('panel@example.com');
    await page.getByRole('button', { name: 'Continue as a guest' }).click();
    await goOnToPayment(page);
    await payWith(page, cards.passes);
    await orderNumber(page);
    await alive(page);
    expect(await panel.count()).toBe(0);
    expect(await openOverlays()).toBe(0);
    await page.context().close();
  },
);

test('what was said about adding does not come back with the back button, nor from the checkout', async () => {
  const { page, panel, openOverlays } = await withPanel();
  await panel.getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL(/checkout-identity$/);
  await page.goBack();
  await page.waitForURL(/\/p\//);
  await page.getByRole('button', { name: 'Add to bag' }).first().waitFor();
  await expect.poll(openOverlays).toBe(0);
  await page.goForward();
  await page.getByRole('link', { name: 'Back to bag' }).click();
  await page.waitForURL(/\/bag$/);
  await expect.poll(openOverlays).toBe(0);
  await page.context().close();
});

test('a press whose answer comes after the shopper has gone to the checkout opens nothing there nor after it', async () => {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  await page.goto((await database.buyable(12)).path);
  await alive(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/me/bag', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/checkout-identity';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await page.waitForURL((url) => !url.pathname.startsWith('/p/'));
  const answered = page.waitForResponse('**/me/bag');
  held.resolve();
  await answered;
  await page.getByText('Added to your bag').waitFor();
  expect(await page.locator(':popover-open').count()).toBe(0);
  await shopper.close();
});

/** At the payment step, as a guest. */
async function atPayment(scripts: boolean) {
  const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
  const page = await shopper.newPage();
  await page.goto((await database.buyable(13)).path);
  if (scripts) await alive(page);
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  if (scripts) await page.getByRole('dialog', { name: 'Added to your bag' }).waitFor();
  await page.goto('/bag');
  if (scripts) await alive(page);
  await goToPayment(page, 'typed@example.com');
  await page.getByLabel('Name on card').fill('W Hedge');
  await page.getByLabel('Security code').fill('123');
  return {
    page,
    number: page.getByLabel('Card number'),
    expiry: page.getByLabel('Expiry date'),
    pay: () => page.getByRole('button', { name: /^Pay .* and place order$/ }).click(),
  };
}

test('a card’s number is grouped and its date gets a slash as digits are typed; deleting and filling in work too', async () => {
  const { page, number, expiry, pay } = await atPayment(true);
  expect(await number.getAttribute('autocomplete')).toBe('cc-number');
  expect(await expiry.getAttribute('autocomplete')).toBe('cc-exp');
  await number.pressSequentially('4111111111111111');
  expect(await number.inputValue()).toBe('4111 1111 1111 1111');
  await expiry.pressSequentially('1229');
  expect(await expiry.inputValue()).toBe('12/29');
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('Backspace');
  expect(await expiry.inputValue()).toBe('12');
  await expiry.fill('12/2029');
  await pay();
  expect(await orderNumber(page)).toBeGreaterThan(100_000);
  await page.context().close();
});

test('without scripts a card may be pasted with dashes and its date typed with a space', async () => {
  const { page, number, expiry, pay } = await atPayment(false);
  await number.fill('4111-1111-1111-1111');
  await expiry.fill('12 29');
  await pay();
  expect(await orderNumber(page)).toBeGreaterThan(100_000);
  await page.context().close();
});

test('at the delivery step the total is that of the delivery picked, at once', async () => {
  const shopper = await newShopper(browser, phone);
  const page = await shopper.newPage();
  await addToBag(page, (await database.buyable(14)).path, true);
  await page.locator('#main').getByRole('link', { name: 'Checkout' }).click();
  await page.getByLabel('Email address').fill('delivery@example.com');
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await page.waitForURL(/\/checkout$/);
  await fillAddress(page, 'shipping');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.waitForURL(/step=delivery/);
  await page.locator('[data-part="order"] > summary').click();
  const rows = () => page.locator('[data-part="summary"] dl').innerText();
  const total = async () => / with .*\n(.*)/i.exec(await rows())?.[1];
  const standard = await total();
  await page.getByLabel(/Next Day Delivery/).check();
  await expect.poll(total).not.toBe(standard);
  expect(await rows()).toMatch(/Total with next day delivery/i);
  expect(await rows()).not.toMatch(/before delivery/i);
  const promised = await total();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: `Pay ${promised} and place order` }).waitFor();
  await shopper.close();
});

test.each([true, false])(
  'a postcode and a phone that look wrong are asked about once, and used if they are right; with scripts: %s',
  async (scripts) => {
    const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
    const page = await shopper.newPage();
    await addToBag(page, (await database.buyable(15)).path, scripts);
    await page.locator('#main').getByRole('link', { name: 'Checkout' }).click();
    await page.getByLabel('Email address').fill('doubts@example.com');
    await page.getByRole('button', { name: 'Continue as a guest' }).click();
    await page.waitForURL(/\/checkout$/);
    await fillAddress(page, 'shipping');
    await page.locator('[name="shipping.postCode"]').fill('NOTAPOSTCODE');
    await page.locator('[name="shipping.phone"]').fill('x');
    const goOn = () => page.getByRole('button', { name: 'Continue to delivery' }).click();
    await goOn();
    await page.getByText('Please enter the whole phone number').first().waitFor();
    await page.locator('[name="shipping.phone"]').fill('12345');
    await goOn();
    await page.getByText('SY8 1AA, for example').first().waitFor();
    await page.getByText('This does not look like a whole phone number.').first().waitFor();
    await page.getByLabel('It is right: use it as I typed it').first().check();
    await goOn();
    await page.waitForURL(/step=delivery/);
    await page.goto('/checkout?step=address');
    expect(await page.locator('[name="shipping.postCode"]').inputValue()).toBe('NOTAPOSTCODE');
    await page.locator('[name="shipping.postCode"]').fill('sy81aa');
    await page.locator('[name="shipping.phone"]').fill('01584876543');
    await goOn();
    await page.waitForURL(/step=delivery/);
    await page.goto('/checkout?step=address');
    expect(await page.locator('[name="shipping.postCode"]').inputValue()).toBe('SY8 1AA');
    await shopper.close();
  },
);

test('in America the form speaks American: a list of states, a ZIP code, a street address', async () => {
  const shopper = await newShopper(browser, phone);
  const page = await shopper.newPage();
  await addToBag(page, `/us${(await database.buyable(16)).path}`, true);
  await goToPayment(page, 'american@example.com');
  const settled = await page.locator('[data-part="settled"]').innerText();
  expect(settled).toContain('1 Lane End, Ludlow, OR 97201');
  await page.goto('/us/checkout?step=address');
  for (const label of ['Street address', 'City', 'State or province', 'ZIP code'])
    await page.getByLabel(label).first().waitFor();
  expect(await page.getByLabel('State or province').first().inputValue()).toBe('US-OR');
  await shopper.close();
});
