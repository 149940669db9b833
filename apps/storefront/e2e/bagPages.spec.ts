import { marketList, markets } from '@tailorbird/commerce/market';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { register } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, alive, chooseSizes } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

it('commerce §2 bag 1: /bag is the bag page, in every market', async () => {
  const shopper = await newShopper(browser, { javaScriptEnabled: false });
  const page = await shopper.newPage();
  for (const market of marketList) {
    const answer = await page.goto(`${markets[market].prefix}/bag`, { waitUntil: 'domcontentloaded' });
    expect(answer?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Your bag');
  }
  await shopper.close();
});

it('commerce §2 checkout identity 1: /checkout-identity asks a guest with a bag for an e-mail, and insists on one', async () => {
  const shopper = await newShopper(browser, { javaScriptEnabled: false });
  const page = await shopper.newPage();
  await page.goto('/checkout-identity');
  expect(new URL(page.url()).pathname).toBe('/bag');
  await addToBag(page, (await database.buyable(360)).path, false);
  await page.goto('/checkout-identity');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Checkout as a guest');
  const email = page.locator('#main').getByLabel('Email address');
  await email.fill('wren@');
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await page.getByText('Please enter a valid email address').waitFor();
  expect(await email.inputValue()).toBe('wren@');
  await email.fill('wren@example.com');
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await page.waitForURL(/\/checkout$/);
  await shopper.close();
});

it('commerce §7 cart 6: a thing from the wishlist goes into the bag, in another quantity, out of it again, or to the checkout', async () => {
  const shopper = await newShopper(browser, { javaScriptEnabled: false });
  const page = await shopper.newPage();
  await page.goto('/browse/mens');
  await page.locator('article button[name="wish"]').first().click();
  await page.goto('/wishlist');
  const main = page.locator('#main');
  await chooseSizes(main);
  await main.getByRole('button', { name: /^Add to cart/ }).click();
  await page.waitForURL(/\/bag$/);
  await main.getByRole('spinbutton', { name: /^Quantity of/ }).fill('2');
  await main.getByRole('button', { name: /^Update/ }).click();
  await main.getByText(/ each$/).waitFor();
  expect(await main.getByRole('spinbutton', { name: /^Quantity of/ }).inputValue()).toBe('2');
  await main.getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL(/\/checkout-identity$/);
  await page.goto('/bag');
  await main.getByRole('button', { name: /^Remove/ }).click();
  await main.getByText('Your shopping bag is empty').waitFor();
  await shopper.close();
});

it.each([true, false])(
  'commerce §4 checkout start 1: the signed-in go straight to the checkout, with scripts %s',
  async (scripts) => {
    const email = `straight-${scripts}@example.com`;
    const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
    const page = await shopper.newPage();
    await register(page, '', email, scripts);
    await addToBag(page, (await database.buyable(363)).path, scripts);
    await page.locator('#main').getByRole('link', { name: 'Checkout' }).click();
    await page.waitForURL(/\/checkout$/);
    expect(await page.locator('#main').getByLabel('Email address').inputValue()).toBe(email);
    await shopper.close();
  },
);

it.each([true, false])(
  'the bag can be emptied, once the shopper has said so twice, with scripts %s',
  async (scripts) => {
    const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
    const page = await shopper.newPage();
    await addToBag(page, (await database.buyable(366)).path, scripts);
    await page.getByText('Empty my bag').click();
    await page.getByRole('button', { name: 'Yes, take everything out' }).click();
    await page.locator('#main').getByText('Your shopping bag is empty').waitFor();
    expect(await page.getByText('Empty my bag').count()).toBe(0);
    await addToBag(page, (await database.buyable(366)).path, scripts);
    await page
      .locator('#main')
      .getByRole('spinbutton', { name: /^Quantity of/ })
      .waitFor();
    await shopper.close();
  },
);

describe('the added-to-bag panel', () => {
  /** A variant that has a length as well. */
  async function withLength() {
    for (let nth = 0; nth < 400; nth += 5) {
      const product = await database.buyable(nth);
      if (product.path.includes('Length=')) return product;
    }
    throw new Error('Nothing in the shop comes in lengths.');
  }

  async function panelAfter(page: Page, path: string) {
    await page.goto(path);
    await alive(page);
    await page.getByRole('button', { name: 'Add to bag' }).click();
    const panel = page.getByRole('dialog', { name: 'Added to your bag' });
    await panel.waitFor();
    return panel;
  }

  it('commerce §2 added-to-bag panel 1: shows picture (200 wide), name, price, size, colour and length; of a gift card the quantity', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    const product = await withLength();
    const asked = new URL(product.path, 'http://shop').searchParams;
    const panel = await panelAfter(page, product.path);
    const words = await panel.innerText();
    expect(words).toContain(product.name);
    expect(words).toMatch(/£\d+/);
    expect(words.replaceAll('\n', ' ')).toMatch(
      new RegExp(`Colour.*Size:? *${asked.get('Size')}.*Length:? *${asked.get('Length')}`),
    );
    const picture = panel.locator('img');
    expect(await picture.getAttribute('srcset')).toMatch(/^\S+[?&]w=200&\S* 200w$/);
    expect(await picture.getAttribute('sizes')).toBe('100px');
    await page.goto(await database.giftCardPath('25'));
    await alive(page);
    const entered = { 'Recipient email': 'wren@example.com', 'Your email': 'maud@example.com' };
    for (const [label, value] of Object.entries(entered))
      await page.locator('#main').getByLabel(label).fill(value);
    for (const label of ['Recipient name', 'Your name'])
      await page.locator('#main').getByLabel(label).fill('Wren');
    await page.getByRole('button', { name: 'Add to bag' }).click();
    await panel.getByText('Quantity').waitFor();
    await shopper.close();
  });

  it('commerce §2 added-to-bag panel 2: View Bag leads to /bag and counts, Checkout to the checkout, and a cross closes', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    const panel = await panelAfter(page, (await database.buyable(369)).path);
    const view = panel.getByRole('link', { name: 'View Bag (1)' });
    expect(await view.getAttribute('href')).toBe('/bag');
    expect(await panel.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe(
      '/checkout-identity',
    );
    await panel.getByRole('button', { name: 'Close' }).click();
    await panel.waitFor({ state: 'detached' });
    await shopper.close();
  });

  it('commerce §4 added-to-bag panel 1: closes by its cross or a click outside', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    const { path } = await database.buyable(372);
    const byCross = await panelAfter(page, path);
    await byCross.getByRole('button', { name: 'Close' }).click();
    await byCross.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add to bag' }).click();
    const byClick = page.getByRole('dialog', { name: 'Added to your bag' });
    await byClick.getByRole('link', { name: 'View Bag (2)' }).waitFor();
    await page.mouse.click(20, 500);
    await byClick.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
    await shopper.close();
  });
});
