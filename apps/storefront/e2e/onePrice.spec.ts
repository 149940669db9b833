import { marketList, markets } from '@tailorbird/commerce/market';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { register } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive, cards, goOnToPayment, goToPayment, orderNumber, payWith } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

// Commerce §4 and §9: one thing has one price, wherever it is looked at.

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

/** What a page asks for once it is alive comes when it comes. */
const patient = { timeout: 20_000 };

/** The price in words like `£52 in your bag`. */
const promotedIn = (words: string) => /([£€$][\d.,]+) in your bag/.exec(words)?.[1];

it.each([
  ['', '£'],
  ['/eu', '€'],
  ['/us', '$'],
])(
  'commerce §4 added-to-bag panel 2: in the market at "%s" card, product, panel, bag, wishlist and what is reported say one price',
  async (prefix, sign) => {
    const shopper = await newShopper(browser);
    await shopper.addCookies([{ name: 'consent', value: '1.analytics', url: inject('origin') }]);
    const page = await shopper.newPage();
    await page.goto(`${prefix}/browse/womens/knitwear`);
    const card = page.locator('#main li').filter({ hasText: 'in your bag' }).first();
    const price = promotedIn(await card.innerText());
    expect(price).toContain(sign);
    const path = (await card.locator('h2 a, h3 a').first().getAttribute('href')) ?? '';

    await page.goto(path);
    await alive(page);
    expect(promotedIn(await page.locator('#main').innerText())).toBe(price);
    await page.locator('#main input[name="size"]:not([disabled])').first().check({ force: true });
    await page
      .getByRole('button', { name: /wishlist/i })
      .first()
      .click();
    await page.getByRole('button', { name: 'Add to bag' }).click();
    const panel = page.getByRole('dialog', { name: 'Added to your bag' });
    await panel.waitFor();
    expect(await panel.locator('b').allInnerTexts()).toContain(price);
    const added = () => page.evaluate(() => window.dataLayer?.find(({ event }) => event === 'add_to_cart'));
    await expect.poll(added).toMatchObject({ ecommerce: { items: [{ price: Number(price?.slice(1)) }] } });

    await page.goto(`${prefix}/bag`);
    const summary = page.locator('[data-part="summary"] dl > div').first();
    expect(await summary.innerText()).toContain(price);
    await page.goto(`${prefix}/wishlist`);
    await expect.poll(async () => promotedIn(await page.locator('#main').innerText()), patient).toBe(price);
    await shopper.close();
  },
);

const mailed = z.object({ text: z.string(), html: z.string() });
/** Every amount of money in words that a shopper reads, in minor units. */
const amountsIn = (words: string) =>
  [...words.matchAll(/[£€$](\d+)(?:\.(\d\d))?/g)].map(([, whole, pennies]) =>
    Number(whole + (pennies ?? '00')),
  );

it.each(marketList)(
  'commerce §4 added-to-bag panel 2: in the %s market the jumper of a campaign has one price from its card to the order’s mail and the account',
  { timeout: 120_000 },
  async (market) => {
    const { prefix } = markets[market];
    const email = `one-price-${market}.${Date.now()}@example.com`;
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await register(page, prefix, email, true);
    await page.goto(`${prefix}/browse/womens/knitwear`);
    await alive(page);
    const card = page.locator('#main li').filter({ hasText: 'in your bag' }).first();
    const path = (await card.locator('h2 a, h3 a').first().getAttribute('href')) ?? '';
    const [price = 0] = amountsIn(promotedIn(await card.innerText()) ?? '');
    expect(price).toBeGreaterThan(0);
    /** Checks that the first amount of a place is the price: it is that of the one line there. */
    const says = async (place: Locator, pick = (amounts: number[]) => amounts[0]) => {
      await expect.poll(async () => pick(amountsIn(await place.innerText())), patient).toBe(price);
    };

    await card.getByRole('link', { name: /^Quick add: / }).click();
    const quickAdd = page.getByRole('dialog', { name: 'Add to your bag' });
    await says(quickAdd.locator('[data-part="promoted"]'));

    await page.goto(path);
    await alive(page);
    await says(page.locator('#main [data-part="promoted"]').first());
    await page.locator('#main input[name="size"]:not([disabled])').first().check({ force: true });
    await page.getByRole('button', { name: 'Add to bag' }).click();
    const panel = page.getByRole('dialog', { name: 'Added to your bag' });
    await says(panel, (amounts) => amounts.at(-1));
    await page.keyboard.press('Escape');

    await page.locator('header a[data-overlay="bag"]').click();
    await says(
      page.getByRole('dialog', { name: 'Your bag' }).locator('[data-part="price"] > span > b').first(),
    );
    await page.goto(`${prefix}/bag`);
    await alive(page);
    await says(page.locator('#main [data-part="price"] > span > b').first());
    await says(page.locator('#main [data-part="summary"] dl > div').first());

    await page.locator('#main').getByRole('link', { name: 'Checkout' }).click();
    await page.waitForURL(/\/checkout$/);
    const line = page.locator('#main ul[data-size] > li');
    await says(line);
    await goOnToPayment(page);
    await says(line);
    await payWith(page, cards.passes);
    const id = await orderNumber(page);
    await says(line);

    const { text, html } = mailed.parse(JSON.parse(await database.newestMailTo(email)));
    expect(text).toContain(`Order ${id}`);
    expect(amountsIn(text)[0]).toBe(price);
    expect(amountsIn(html.replaceAll(/<[^>]*>/g, ' '))[0]).toBe(price);

    await page.goto(`${prefix}/my-account/OrderHistory`);
    const order = await database.order(id);
    const paid = amountsIn(
      await page.locator('#main [data-part="orders"] [data-part="facts"]').first().innerText(),
    );
    expect(paid).toEqual([order?.grandTotal]);
    await page.getByRole('link', { name: `Order ${id}` }).click();
    await page.waitForURL(new RegExp(`OrderHistory/${id}$`));
    await says(line);
    await shopper.close();
  },
);

const offered = z.looseObject({
  hasVariant: z.array(z.looseObject({ offers: z.object({ price: z.string() }).optional() })),
});
/** The prices of all sizes that a product page tells search engines, in minor units. */
async function pricesForMachines(page: Page): Promise<number[]> {
  const [data = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const prices = offered.parse(JSON.parse(data)).hasVariant.flatMap(({ offers }) => offers?.price ?? []);
  return prices.map((price) => Math.round(Number(price) * 100));
}

/** The prices of a style in the feed of a market, in minor units. */
async function pricesInFeed(page: Page, prefix: string, path: string): Promise<number[]> {
  for (let run = 1; ; run += 1) {
    const feed = await page.request.get(`${prefix}/feeds/products-${run}.xml`);
    expect(feed.status()).toBe(200);
    const items = (await feed.text()).split('<item>').filter((item) => item.includes(`${path}?Size=`));
    if (items.length > 0)
      return items.map((item) => Math.round(Number(/<g:price>([\d.]+)/.exec(item)?.[1]) * 100));
  }
}

it.each(marketList)(
  'commerce §4 added-to-bag panel 2: in the %s market a guest’s phone reads that price in the search, at its foot, in the look-up and on the receipt, and machines read the price before it',
  { timeout: 120_000 },
  async (market) => {
    const { prefix } = markets[market];
    const email = `one-price-phone-${market}.${Date.now()}@example.com`;
    const shopper = await newShopper(browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await shopper.newPage();
    await page.goto(`${prefix}/browse/womens/knitwear`);
    const card = page.locator('#main li').filter({ hasText: 'in your bag' }).first();
    const link = card.locator('h2 a, h3 a').first();
    const [name, path] = [await link.innerText(), (await link.getAttribute('href')) ?? ''];
    const [before = 0, price = 0] = amountsIn(await card.innerText());
    expect(price).toBe(Math.floor(before * 0.8));

    await page.goto(`${prefix}/search?query=${encodeURIComponent(name)}`);
    const found = page
      .locator('#main li')
      .filter({ has: page.locator(`a[href="${path}"]`) })
      .first();
    expect(amountsIn(await found.innerText())).toEqual([price]);

    await page.goto(path);
    await alive(page);
    expect(new Set(await pricesForMachines(page))).toEqual(new Set([before]));
    expect(new Set(await pricesInFeed(page, prefix, path))).toEqual(new Set([before]));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const bar = page.getByRole('group', { name: `Buy ${name}` });
    await expect
      .poll(async () => amountsIn((await bar.locator(':is(s, b)').allInnerTexts()).join(' ')), patient)
      .toEqual([before, price]);
    const sizes = bar.getByRole('combobox', { name: 'Size' });
    const left = sizes.locator('option:not([value=""])').filter({ hasNotText: 'sold out' }).first();
    await sizes.selectOption(await left.getAttribute('value'));
    await bar.getByRole('button', { name: /^Add/ }).click();
    const panel = page.getByRole('dialog', { name: 'Added to your bag' });
    await panel.getByRole('link', { name: /^View Bag/ }).click();
    await page.waitForURL(/\/bag$/);
    await goToPayment(page, email);
    await payWith(page, cards.passes);
    const id = await orderNumber(page);

    const line = page.locator('#main ul[data-size] > li');
    /** Checks that the line is the price, and that the sums below it come to what was paid. */
    const addsUp = async () => {
      await expect.poll(async () => amountsIn(await line.innerText()), patient).toEqual([price]);
      const paid = (await database.order(id))?.grandTotal ?? 0;
      // Delivery that costs nothing is a word.
      const rows = paid > price ? [price, paid - price, paid] : [price, paid];
      const sums = amountsIn(await page.locator('#main dl').first().innerText());
      expect(sums.slice(0, rows.length)).toEqual(rows);
    };
    await addsUp();
    await page.emulateMedia({ media: 'print' });
    await addsUp();
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${prefix}/find-order?order=${id}`);
    await alive(page);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Find my order' }).click();
    await page.getByRole('heading', { name: `Order ${id}` }).waitFor();
    await addsUp();
    await shopper.close();
  },
);
