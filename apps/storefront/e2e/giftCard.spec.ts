import { type Market, markets } from '@tailorbird/commerce/market';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import {
  addToBag,
  cards,
  enterGiftCard,
  giftCardInBag,
  goOnToPaymentOfGift,
  goToPayment,
  orderNumber,
  payWith,
} from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

// A gift card from the one who buys it to the one who spends it, with and without scripts.

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

/** Two shoppers go all the way. */
const slow = { timeout: 240_000 };

interface Journey {
  readonly market: Market;
  readonly scripts: boolean;
  readonly amount: string;
}

/** Buys a gift card for somebody, as somebody else. */
async function buyGiftCard({ market, scripts, amount }: Journey, to: string): Promise<void> {
  const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
  const page = await shopper.newPage();
  const { prefix } = markets[market];
  await giftCardInBag(page, prefix + (await database.giftCardPath(amount)), { to, scripts });
  await page.goto(`${prefix}/checkout-identity`);
  await page.getByLabel('Email address').fill('wren@example.com');
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await goOnToPaymentOfGift(page);
  await payWith(page, cards.passes);
  await orderNumber(page);
  await shopper.close();
}

/** Somebody with something in the bag, at the payment step. */
async function atPayment({ market, scripts }: Journey, email: string, nth: number) {
  const shopper: BrowserContext = await newShopper(browser, { javaScriptEnabled: scripts });
  const page: Page = await shopper.newPage();
  const product = await database.buyable(nth);
  await addToBag(page, markets[market].prefix + product.path, scripts);
  await goToPayment(page, email);
  return { shopper, page };
}

/** What the payment step says a card pays and keeps, in minor units. */
async function shares(page: Page): Promise<{ pays: number; left: number }> {
  const text = await page.getByText(/^Gift card ending in/).innerText();
  const [pays = 0, left = 0] = [...text.matchAll(/[£€$]([\d.,]*\d)/g)].map(([, amount]) =>
    Math.round(Number(amount?.replaceAll(',', '')) * 100),
  );
  return { pays, left };
}

/** Sends a gift card to somebody; answers its code, from the mail. */
async function sendGiftCard(journey: Journey, to: string): Promise<string> {
  await buyGiftCard(journey, to);
  const letter = await database.newestMailTo(to);
  expect(letter).toContain('Keep warm.');
  return /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(letter)?.[0] ?? '';
}

describe('a gift card', () => {
  it.each([
    { market: 'uk', scripts: true, amount: '100' },
    { market: 'us', scripts: false, amount: '100' },
  ] satisfies Journey[])(
    'reaches its recipient in the $market market, pays for everything, and what is left of it later (scripts $scripts)',
    slow,
    async (journey) => {
      const to = `robin-${journey.market}@example.com`;
      const code = await sendGiftCard(journey, to);
      const first = await atPayment(journey, to, 40);
      await enterGiftCard(first.page, 'NOT-A-CODE');
      await first.page.getByText('We do not know this gift card code.').waitFor();
      expect(await first.page.getByLabel('Gift card', { exact: true }).inputValue()).toBe('NOT-A-CODE');
      await enterGiftCard(first.page, code.toLowerCase());
      const paid = await shares(first.page);
      await first.page.getByRole('button', { name: 'Place order' }).click();
      const order = await database.order(await orderNumber(first.page));
      expect(order).toMatchObject({ giftCardTotal: paid.pays, grandTotal: paid.pays });
      await first.shopper.close();

      const second = await atPayment(journey, `friend-of-${to}`, 44);
      await enterGiftCard(second.page, code);
      const rest = await shares(second.page);
      expect(rest.pays + rest.left).toBe(paid.left);
      const remove = second.page.getByRole('button', { name: /^Remove the gift card/ });
      await remove.click();
      await remove.waitFor({ state: 'detached' });
      await second.shopper.close();
    },
  );

  it.each([
    { market: 'eu', scripts: false, amount: '10' },
    { market: 'uk', scripts: true, amount: '10' },
  ] satisfies Journey[])(
    'pays in part in the $market market, a card the rest, and nothing is left of it (scripts $scripts)',
    slow,
    async (journey) => {
      const to = `robin-${journey.market}-10@example.com`;
      const code = await sendGiftCard(journey, to);
      const first = await atPayment(journey, to, 40);
      await enterGiftCard(first.page, code);
      expect(await shares(first.page)).toEqual({ pays: 1000, left: 0 });
      // Few have another: the field for it is there when it is asked for.
      expect(await first.page.getByLabel('Gift card', { exact: true }).isVisible()).toBe(false);
      await payWith(first.page, cards.passes);
      expect(await database.order(await orderNumber(first.page))).toMatchObject({ giftCardTotal: 1000 });
      expect(await first.page.locator('#main').innerText()).toMatch(/Gift card\s+−.10\s+Paid by card/);
      await first.shopper.close();

      const second = await atPayment(journey, `friend-of-${to}`, 44);
      await enterGiftCard(second.page, code);
      await second.page.getByText('There is nothing left on this gift card.').waitFor();
      await second.shopper.close();
    },
  );
});
