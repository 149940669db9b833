import { type Market, marketOf } from '@tailorbird/commerce/market';
import type { Locator, Page } from 'playwright-core';

export const cards = {
  passes: '4111 1111 1111 1111',
  declines: '4000 0000 0000 0002',
  timesOut: '4000 0000 0000 0119',
} as const;

/** A picture that is still being printed keeps nobody from going on. */
export const withoutPictures = { waitUntil: 'domcontentloaded' } as const;

/** Waits until scripts have taken over, links too: they start when the browser is idle. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['live', 'styled'].every((mark) => performance.getEntriesByName(mark).length > 0),
  );
}

/** Adds what a product page has chosen, and stands on the bag page. */
export async function addToBag(page: Page, productPath: string, scripts: boolean): Promise<void> {
  await page.goto(productPath, withoutPictures);
  if (scripts) await alive(page);
  await page.getByRole('button', { name: 'Add to bag' }).click();
  if (scripts) {
    await page.getByRole('dialog', { name: 'Added to your bag' }).waitFor();
    await page.getByRole('link', { name: /^View Bag/ }).click();
  }
  await page.waitForURL(/\/bag$/, withoutPictures);
}

/** Chooses, of everything on a wishlist that has a size still to be chosen, the first that there is. */
export async function chooseSizes(within: Locator): Promise<void> {
  for (const sizes of await within.getByRole('combobox', { name: /^Size of/ }).all()) {
    const offered = await sizes
      .locator('option:not(:disabled):not([value=""])')
      .first()
      .getAttribute('value');
    await sizes.selectOption(offered);
  }
}

/** From the bag to the payment step, as a guest. */
export async function goToPayment(page: Page, email: string): Promise<void> {
  await page.locator('#main').getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL(/\/checkout-identity$/, withoutPictures);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await goOnToPayment(page);
}

/** From the address step of the checkout to the payment step. */
export async function goOnToPayment(page: Page): Promise<void> {
  await page.waitForURL(/\/checkout$/, withoutPictures);
  await fillAddress(page, 'shipping');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.waitForURL(/step=delivery/, withoutPictures);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payButton(page).waitFor();
}

/** What an address of each market has that those of the others have not, typed as people type it. */
const typedAt: { readonly [M in Market]: { readonly [field: string]: string } } = {
  uk: { county: 'Shropshire', postCode: 'sy8 1aa', phone: '01584876543' },
  eu: { county: '', postCode: 'f91x2r3', phone: '0719141234' },
  us: { county: 'US-OR', postCode: '97201', phone: '5035550100' },
};

/** Fills fields in by their names; of those that are lists the choice is made. */
export async function fillIn(within: Locator, fields: { readonly [name: string]: string }): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = within.locator(`[name="${name}"]`);
    const isList = await field.evaluate((one) => one.tagName === 'SELECT');
    if (isList) await field.selectOption(value);
    else await field.fill(value);
  }
}

/** What somebody who lives in the market of a page types for their address, but for its street. */
export function placeFields(page: Page): { readonly [field: string]: string } {
  return { city: 'Ludlow', ...typedAt[marketOf(new URL(page.url()).pathname)] };
}

/** Fills in one address of the checkout; its country is the market's own. */
export async function fillAddress(page: Page, which: 'shipping' | 'billing'): Promise<void> {
  const address = { firstName: 'Wren', lastName: 'Hedge', addressLine1: '1 Lane End', ...placeFields(page) };
  const named = Object.entries(address).map(([field, value]) => [`${which}.${field}`, value]);
  await fillIn(page.locator('#main'), Object.fromEntries(named));
}

/** Types the card as a phone's number pad can, with digits alone, and presses the button that buys. */
export async function payWith(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await payButton(page).click();
}

/** The button that buys. */
export function payButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Pay .* and place order$/ });
}

/** Types a card into the payment step. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await typeDigits(page, 'Card number', number.replaceAll(' ', ''));
  await page.getByLabel('Name on card').fill('W Hedge');
  await typeDigits(page, 'Expiry date', '0931');
  await typeDigits(page, 'Security code', '123');
}

/** Types key by key into an empty field. */
async function typeDigits(page: Page, label: string, digits: string): Promise<void> {
  const field = page.getByLabel(label);
  await field.fill('');
  await field.pressSequentially(digits);
}

/** Puts a gift card for somebody into the bag, from somebody else. */
export async function giftCardInBag(
  page: Page,
  productPath: string,
  { to, scripts }: { readonly to: string; readonly scripts: boolean },
): Promise<void> {
  await page.goto(productPath, withoutPictures);
  if (scripts) await alive(page);
  const main = page.locator('#main');
  await main.getByLabel('Recipient email').fill(to);
  await main.getByLabel('Recipient name').fill('Robin');
  await main.getByLabel('Your email').fill('wren@example.com');
  await main.getByLabel('Your name').fill('Wren');
  await main.getByLabel('Your message').fill('Keep warm.');
  await main.getByRole('button', { name: 'Add to bag' }).click();
  if (scripts) await page.getByRole('dialog', { name: 'Added to your bag' }).waitFor();
  else await page.waitForURL(/\/bag$/);
}

/** From the address step to the payment step, with nothing in the bag but a gift card. */
export async function goOnToPaymentOfGift(page: Page): Promise<void> {
  await page.waitForURL(/\/checkout$/);
  await fillAddress(page, 'billing');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByText('Gift cards cannot be bought with a gift card.').waitFor();
}

/** Enters a gift card at the payment step. */
export async function enterGiftCard(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Gift card', { exact: true });
  if (!(await field.isVisible())) await page.getByText(/^(?:Have a|Use another) gift card/).click();
  await field.fill(code);
  await page.getByRole('button', { name: 'Use gift card' }).click();
}

/** The number of the order whose confirmation is shown. */
export async function orderNumber(page: Page): Promise<number> {
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}
