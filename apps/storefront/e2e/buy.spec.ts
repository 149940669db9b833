import { type Market, marketList, markets } from '@tailorbird/commerce/market';
import { describe, expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, alive, cards, goToPayment, orderNumber, payWith } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

const journeys = marketList.flatMap((market) => [
  { market, scripts: true },
  { market, scripts: false },
]);

async function buy({ market, scripts }: { market: Market; scripts: boolean }, nth: number) {
  const product = await database.buyable(nth);
  const before = await database.onHand(product.stockItemId);
  const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
  const page = await shopper.newPage();
  await addToBag(page, markets[market].prefix + product.path, scripts);
  await goToPayment(page, `wren-${market}-${scripts}@example.com`);
  await payWith(page, cards.passes);
  const id = await orderNumber(page);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await shopper.close();
  return { id, heading, sold: before - (await database.onHand(product.stockItemId)) };
}

describe('a guest buys', () => {
  it.each(journeys)(
    'commerce §6 guest 2: through /checkout-identity, in the $market market, with scripts: $scripts',
    async (journey) => {
      const bought = await buy(journey, journeys.indexOf(journey) * 7);
      expect(bought.heading).toBe('Thank you for your order');
      expect(bought.sold).toBe(1);
      const { channelId, currency } = markets[journey.market];
      expect(await database.order(bought.id)).toMatchObject({ channelId, currency, lines: 1 });
      expect(await database.mailsAbout(bought.id)).toBe(1);
    },
  );
});

describe('a payment that fails', () => {
  it('declined: nothing is bought, and another card buys', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await addToBag(page, (await database.buyable(60)).path, true);
    await goToPayment(page, 'declined@example.com');
    await payWith(page, cards.declines);
    await page.getByText('Your card was declined and nothing has been charged.').waitFor();
    expect(await database.ordersOf('declined@example.com')).toBe(0);
    await payWith(page, cards.passes);
    expect(await orderNumber(page)).toBeGreaterThan(100_000);
    await shopper.close();
  });

  it('timed out after charging: trying again gives one order', async () => {
    const shopper = await newShopper(browser, { javaScriptEnabled: false });
    const page = await shopper.newPage();
    await addToBag(page, (await database.buyable(67)).path, false);
    await goToPayment(page, 'timeout@example.com');
    await payWith(page, cards.timesOut);
    await page.getByText('Your bank took too long to answer.').waitFor();
    await payWith(page, cards.timesOut);
    await orderNumber(page);
    expect(await database.ordersOf('timeout@example.com')).toBe(1);
    await shopper.close();
  });

  it('commerce §2 order confirmation 1: /order-confirmation/{cartId}/{orderId} confirms an order to its own shopper; to others it does not exist', async () => {
    const shopper = await newShopper(browser, { javaScriptEnabled: false });
    const page = await shopper.newPage();
    await addToBag(page, (await database.buyable(74)).path, false);
    await goToPayment(page, 'own@example.com');
    await payWith(page, cards.passes);
    const id = await orderNumber(page);
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/order-confirmation/[\\w-]{36}/${id}$`));
    expect(await page.locator('#main').innerText()).toContain('own@example.com');
    const stranger = await newShopper(browser);
    const answer = await (await stranger.newPage()).goto(page.url());
    expect(answer?.status()).toBe(404);
    await Promise.all([shopper.close(), stranger.close()]);
  });
});

describe('commerce §1 shoppers 5: a checkout is started', () => {
  it('commerce §4 checkout start 2: a guest goes to /checkout-identity, from a product by keyboard alone', async () => {
    const product = await database.buyable(81);
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await page.goto(product.path);
    await alive(page);
    const press = async (name: RegExp) => {
      for (let tries = 0; tries < 120; tries += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
        if (name.test(focused.trim())) return page.keyboard.press('Enter');
      }
      throw new Error(`Nothing like ${name} can be reached with the Tab key on ${page.url()}.`);
    };
    await press(/^Add to bag$/);
    await page.getByRole('dialog', { name: 'Added to your bag' }).waitFor();
    await press(/^Checkout$/);
    await page.waitForURL(/checkout-identity/);
    await page.getByLabel('Email address').focus();
    await page.keyboard.type('keys@example.com');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/checkout$/);
    expect(await page.locator('#main').getByLabel('Email address').inputValue()).toBe('keys@example.com');
    await shopper.close();
  });
});
