import { type Market, markets } from '@tailorbird/commerce/market';
import { formatMoney } from '@tailorbird/commerce/money';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn, logOut, ready, register } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, cards, fillAddress, goOnToPayment, orderNumber, payWith } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

/** Journeys of whole purchases need their time on a machine that does other things too. */
const slow = { timeout: 120_000 };
/** Each market, and both ways of a page. */
const journeys: readonly { readonly market: Market; readonly scripts: boolean }[] = [
  { market: 'uk', scripts: true },
  { market: 'uk', scripts: false },
  { market: 'eu', scripts: false },
  { market: 'us', scripts: true },
];
const welcome: { readonly [M in Market]: number } = { uk: 1000, eu: 1200, us: 1300 };

/** Asks for six of the one line in the bag. */
async function askForSix(page: Page, scripts: boolean): Promise<void> {
  const field = page.locator('#main').getByRole('spinbutton', { name: /^Quantity of/ });
  await field.fill('6');
  if (!scripts) return page.getByRole('button', { name: 'Update' }).click();
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await field.blur();
  await answered;
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Promotion code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

describe('from a stranger to a customer with an order', () => {
  it.each(journeys)(
    'commerce §6 customer 1: in the $market market, with scripts $scripts, bag and wishlist come along, a code saves, and the history has it',
    slow,
    async (journey) => {
      const { market, scripts } = journey;
      const { prefix, currency, locale } = markets[market];
      const email = `whole-${market}-${scripts}@example.com`;
      const product = await database.buyable(140 + 3 * journeys.indexOf(journey));
      const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
      const page = await shopper.newPage();
      await page.goto(`${prefix}/browse/womens`);
      await ready(page, scripts);
      const heart = page.locator('article button[name="wish"]').first();
      const wished = (await heart.getAttribute('aria-label'))?.replace(/^Save /, '') ?? '';
      await heart.click();
      if (scripts) await page.getByText('Saved to your wishlist').waitFor();
      else await page.waitForURL(/\/wishlist$/);
      await addToBag(page, prefix + product.path, scripts);
      await askForSix(page, scripts);

      await register(page, prefix, email, scripts);
      expect(new URL(page.url()).pathname).toBe(`${prefix}/my-account`);
      if (scripts) await page.waitForFunction(() => localStorage.getItem('wishlist') === null);
      await page.goto(`${prefix}/wishlist`);
      await page.locator('#main h2 > a').getByText(wished).first().waitFor();

      await page.goto(`${prefix}/bag`);
      await ready(page, scripts);
      await enterCode(page, 'SPRING15');
      await page.locator('#main [role="alert"], #main [aria-invalid="true"]').first().waitFor();
      await enterCode(page, 'WELCOME10');
      await page
        .getByRole('list', { name: 'Codes in your bag' })
        .getByText('WELCOME10', { exact: true })
        .waitFor();
      await page.locator('#main').getByRole('link', { name: 'Checkout' }).click();
      await goOnToPayment(page);
      await payWith(page, cards.passes);
      const id = await orderNumber(page);
      const order = await database.order(id);
      expect(order).toMatchObject({ currency, lines: 1 });
      expect(order?.discountTotal).toBeGreaterThanOrEqual(welcome[market]);

      await page.goto(`${prefix}/my-account/OrderHistory`);
      await page.getByRole('link', { name: `Order ${id}` }).click();
      await page.waitForURL(new RegExp(`OrderHistory/${id}$`));
      const main = page.locator('#main');
      const saved = formatMoney(order?.discountTotal ?? 0, currency, locale);
      const fact = main.locator('dl > div').filter({ hasText: 'Promotions have saved you' });
      await fact.getByText(saved, { exact: true }).waitFor();
      expect(await main.innerText()).toContain(formatMoney(order?.grandTotal ?? 0, currency, locale));
      expect(await database.mailsAbout(id)).toBe(1);
      await shopper.close();
    },
  );

  it(
    'commerce §4 login 3: the code that welcomes works once, and the bag is there after logging in elsewhere',
    slow,
    async () => {
      const email = 'twice@example.com';
      const first = await newShopper(browser);
      const page = await first.newPage();
      await register(page, '', email, true);
      await addToBag(page, (await database.buyable(170)).path, true);
      await askForSix(page, true);
      const elsewhere = await newShopper(browser, { javaScriptEnabled: false });
      const other = await elsewhere.newPage();
      await other.goto('/login');
      await logIn(other, email);
      await other.waitForURL(/\/my-account$/);
      await other.goto('/bag');
      await enterCode(other, 'WELCOME10');
      await other.locator('#main').getByRole('link', { name: 'Checkout' }).click();
      await goOnToPayment(other);
      await payWith(other, cards.passes);
      await orderNumber(other);
      await addToBag(other, (await database.buyable(173)).path, false);
      await askForSix(other, false);
      await enterCode(other, 'WELCOME10');
      await other.locator('#main [aria-invalid="true"]').first().waitFor();
      await logOut(await accountOf(other));
      await other.goto('/bag');
      await other.getByText('Your shopping bag is empty').waitFor();
      expect(await database.ordersOf(email)).toBe(1);
      await Promise.all([first.close(), elsewhere.close()]);
    },
  );
});

async function accountOf(page: Page): Promise<Page> {
  await page.goto('/my-account');
  return page;
}

describe('a gift card', () => {
  it.each(journeys)(
    'is bought in the $market market, with scripts $scripts, with nothing to deliver',
    slow,
    async (journey) => {
      const { market, scripts } = journey;
      const { prefix, currency, channelId } = markets[market];
      const email = `gift-${market}-${scripts}@example.com`;
      const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
      const page = await shopper.newPage();
      await page.goto(prefix + (await database.giftCardPath('25')));
      await ready(page, scripts);
      const main = page.locator('#main');
      await main.getByLabel('Recipient email').fill('robin@example.com');
      await main.getByLabel('Recipient name').fill('Robin');
      await main.getByLabel('Your email').fill(email);
      await main.getByLabel('Your name').fill('Wren');
      await main.getByLabel('Your message').fill('For a scarf, or whatever keeps you warm.');
      await main.getByRole('button', { name: 'Add to bag' }).click();
      if (scripts) await page.getByRole('dialog', { name: 'Added to your bag' }).waitFor();
      else await page.waitForURL(/\/bag$/);
      await page.goto(`${prefix}/checkout-identity`);
      await page.getByLabel('Email address').fill(email);
      await page.getByRole('button', { name: 'Continue as a guest' }).click();
      await page.waitForURL(/\/checkout$/);
      expect(await page.locator('[name="shipping.firstName"]').count()).toBe(0);
      await fillAddress(page, 'billing');
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await payWith(page, cards.passes);
      const id = await orderNumber(page);
      expect(await database.order(id)).toMatchObject({ channelId, currency, grandTotal: 2500, lines: 1 });
      const shown = await page.locator('#main').innerText();
      expect(shown).not.toContain('Going to');
      await shopper.close();
    },
  );
});
