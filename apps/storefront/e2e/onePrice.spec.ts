import { expect, inject, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive } from './journey.ts';

// Commerce §4 and §9: one thing has one price, wherever it is looked at.

const browser = await forThisFile(openBrowser());

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
    const summary = page.locator('[data-part="total"]');
    expect(await summary.innerText()).toContain(price);
    await page.goto(`${prefix}/wishlist`);
    await expect.poll(async () => promotedIn(await page.locator('#main').innerText())).toBe(price);
    await shopper.close();
  },
);
