import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, alive, cards, goToPayment, orderNumber, payWith } from './journey.ts';
import { loseAnswer } from './loseAnswer.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

const notReached = 'We could not reach the shop.';
const quantityIn = (page: Page) => page.locator('#main').getByRole('spinbutton', { name: /^Quantity of/ });

/** Nothing that is posted reaches the shop. */
const cutOff = (page: Page, address: RegExp) =>
  page.route(address, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));

describe('commerce §8 operations 1: a request that is lost on the way is told in its form, which waits no longer', () => {
  it('commerce §4 cart flags 1: adding: the page stays, says so until it is tried again, waits no longer, and then adds one', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await page.goto((await database.buyable(300)).path);
    await alive(page);
    const found = await loseAnswer(page, /\/me\/bag/);
    await page.getByRole('button', { name: 'Add to bag' }).click();
    await page.getByText(notReached).waitFor();
    const button = page.getByRole('button', { name: 'Add to bag' });
    expect(await button.getAttribute('aria-busy')).not.toBe('true');
    expect(await button.isEnabled()).toBe(true);
    await found();
    await page.getByRole('button', { name: 'Add to bag' }).click();
    await page.getByRole('dialog', { name: 'Added to your bag' }).waitFor();
    await page.getByRole('link', { name: 'View Bag (1)' }).click();
    await page.waitForURL(/\/bag$/);
    expect(await quantityIn(page).inputValue()).toBe('1');
    await shopper.close();
  });

  it('a quantity and a code stay as they were typed, and can be sent again', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await addToBag(page, (await database.buyable(303)).path, true);
    await cutOff(page, /\/bag/);
    await quantityIn(page).fill('3');
    await page.getByText(notReached).waitFor();
    expect(await quantityIn(page).inputValue()).toBe('3');
    await page.getByLabel('Promotion code').fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('alert').filter({ hasText: notReached }).nth(1).waitFor();
    expect(await page.getByLabel('Promotion code').inputValue()).toBe('WELCOME10');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/ each$/).waitFor();
    await page.reload();
    expect(await quantityIn(page).inputValue()).toBe('3');
    await shopper.close();
  });

  it('commerce §5 bag checkout 1: Checkout waits while a code is reckoned with and while its login loads', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await addToBag(page, (await database.buyable(303)).path, true);
    const checkout = page.locator('#main').getByRole('link', { name: 'Checkout' });
    expect(await checkout.getAttribute('aria-disabled')).toBeNull();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/bag\.data|\/checkout-identity\.data/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel('Promotion code').fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => checkout.getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator('#main').getByText('sold out').count()).toBe(0);
    goOn();
    await expect.poll(() => checkout.getAttribute('aria-disabled')).toBeNull();
    await page.unrouteAll();
    await page.route(/\/checkout-identity\.data/, () => {});
    await checkout.click();
    await expect.poll(() => checkout.getAttribute('aria-disabled')).toBe('true');
    await shopper.close();
  });

  it('emptying the bag: it stays as it is, and can be emptied', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await addToBag(page, (await database.buyable(324)).path, true);
    await cutOff(page, /\/bag/);
    await page.getByText('Empty my bag').click();
    await page.getByRole('button', { name: 'Yes, take everything out' }).click();
    await page.getByText(notReached).waitFor();
    expect(await quantityIn(page).inputValue()).toBe('1');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Yes, take everything out' }).click();
    await page.locator('#main').getByText('Your shopping bag is empty').waitFor();
    await shopper.close();
  });

  it('paying: the card stays in its fields, and paying again gives one order', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await addToBag(page, (await database.buyable(306)).path, true);
    await goToPayment(page, 'lost@example.com');
    await cutOff(page, /\/checkout/);
    await payWith(page, cards.passes);
    await page.getByText(notReached).waitFor();
    expect(await page.getByLabel('Card number').inputValue()).toBe(cards.passes);
    await page.unrouteAll();
    const found = await loseAnswer(page, /\/checkout/);
    const lost = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: /place order$/ }).click();
    await lost;
    await found();
    await page.getByRole('button', { name: /place order$/ }).click();
    await orderNumber(page);
    expect(await database.ordersOf('lost@example.com')).toBe(1);
    await shopper.close();
  });

  it('the bag beside the page says so, and is asked for again', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await page.goto((await database.buyable(309)).path);
    await alive(page);
    await page.route(/\/me\/bag/, (route) => route.abort());
    await page.locator('header a[data-overlay="bag"]').click();
    const sidebar = page.getByRole('dialog', { name: 'Your bag' });
    await sidebar.getByText(notReached).waitFor();
    await page.unrouteAll();
    await sidebar.getByRole('button', { name: 'Try again' }).click();
    await sidebar.getByText('Your shopping bag is empty').waitFor();
    expect(await sidebar.getByText(notReached).count()).toBe(0);
    await shopper.close();
  });
});

it.each([390, 1440])('at %d px a line keeps its height when the scripts start', async (width) => {
  const shopper = await newShopper(browser, { viewport: { width, height: 900 } });
  const page = await shopper.newPage();
  await addToBag(page, (await database.buyable(327)).path, true);
  const line = page.locator('#main li').first();
  const heightOf = async () => (await line.boundingBox())?.height;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**', async (route) => {
    if (route.request().resourceType() === 'script') await released;
    await route.fallback();
  });
  await page.goto('/bag', { waitUntil: 'commit' });
  const before = await heightOf();
  release();
  await alive(page);
  expect(await heightOf()).toBe(before);
  await shopper.close();
});

describe('a quantity', () => {
  it('commerce §9 bag 1: waits 500 ms for the next change, and is then sent once', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await addToBag(page, (await database.buyable(312)).path, true);
    const sent: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/me/bag')) sent.push(Date.now());
    });
    const more = page.getByRole('button', { name: /^One more/ });
    await more.click();
    await more.click();
    const pressed = Date.now();
    await more.click();
    await page.getByText(/ each$/).waitFor();
    expect(sent).toHaveLength(1);
    expect((sent[0] ?? 0) - pressed).toBeGreaterThanOrEqual(490);
    expect(await quantityIn(page).inputValue()).toBe('4');
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
    await shopper.close();
  });

  it.each(['goes to another page', 'closes the page'])(
    'is not lost when the shopper %s at once',
    async (how) => {
      const shopper = await newShopper(browser);
      const page = await shopper.newPage();
      await addToBag(page, (await database.buyable(315)).path, true);
      await page.getByRole('button', { name: /^One more/ }).click();
      if (how === 'closes the page') await page.goto('/shop-finder');
      else await page.locator('header a[href="/"]').first().click();
      const kept = async () => {
        await page.goto('/bag');
        return quantityIn(page).inputValue();
      };
      await expect.poll(kept, { timeout: 20_000 }).toBe('2');
      await shopper.close();
    },
  );
});

describe('quick add from a card', () => {
  it('asks for the size over the page, and then adds as the product page does', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await page.goto('/browse/womens');
    await alive(page);
    await page
      .getByRole('link', { name: /^Quick add: / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Add to your bag' });
    await dialog.getByRole('button', { name: 'Add to bag' }).click();
    await dialog.getByText('Please choose a size').waitFor();
    await dialog.locator('label:has(input[name="size"]):not([data-sold-out])').first().click();
    await dialog.getByRole('button', { name: 'Add to bag' }).click();
    await page
      .getByRole('dialog', { name: 'Added to your bag' })
      .getByRole('link', { name: 'View Bag (1)' })
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/browse/womens');
    await shopper.close();
  });

  it('leads to the product where no script runs', async () => {
    const shopper = await newShopper(browser, { javaScriptEnabled: false });
    const page = await shopper.newPage();
    await page.goto('/eu/browse/womens', { waitUntil: 'domcontentloaded' });
    await page
      .getByRole('link', { name: /^Quick add: / })
      .first()
      .click();
    await page.waitForURL(/\/eu\/p\/\d+\//, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Add to bag' }).waitFor();
    expect(new URL(page.url()).searchParams.size).toBe(0);
    await shopper.close();
  });
});
