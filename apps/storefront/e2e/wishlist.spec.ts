import { describe, expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, alive } from './journey.ts';
import { loseAnswer } from './loseAnswer.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await forThisFile(openBrowser());
const database = await forThisFile(openShopDatabase());

describe('moving to the wishlist', () => {
  it.each([true, false])(
    'puts a line there and takes it out of the bag, with scripts %s',
    async (scripts) => {
      const product = await database.buyable(318);
      const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
      const page = await shopper.newPage();
      await addToBag(page, product.path, scripts);
      if (scripts) await alive(page);
      await page.getByRole('button', { name: `Move to wishlist ${product.name}` }).click();
      if (scripts) await page.getByText(`${product.name} is now on your wishlist.`).waitFor();
      await page.locator('#main').getByText('Your shopping bag is empty').waitFor();
      await page.goto('/wishlist');
      await page.locator('#main').getByRole('heading', { name: product.name }).waitFor();
      expect(
        await page
          .locator('#main')
          .getByRole('button', { name: /^Remove/ })
          .count(),
      ).toBe(1);
      await shopper.close();
    },
  );

  it('leaves the line where it is when the list cannot be reached', async () => {
    const product = await database.buyable(321);
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await addToBag(page, product.path, true);
    await page.route(/\/me\/wishlist/, (route) => route.abort());
    await page.getByRole('button', { name: `Move to wishlist ${product.name}` }).click();
    await page.getByText('We could not reach the shop.').waitFor();
    await page.reload();
    expect(await page.getByRole('spinbutton', { name: `Quantity of ${product.name}` }).inputValue()).toBe(
      '1',
    );
    await shopper.close();
  });
});

it('commerce §4 wishlist 1: a heart pressed on a page that was left before it was answered is on the list', async () => {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  await page.goto('/eu/browse/other-stuff');
  await alive(page);
  const heart = page.locator('article button[name="wish"]').first();
  const wished = (await heart.getAttribute('aria-label'))?.replace(/^Save /, '') ?? '';
  const answersAgain = await loseAnswer(page, /\/me\/wishlist/);
  await heart.click();
  await page.getByText(/try again/i).waitFor();
  await answersAgain();
  await page.goto('/eu/wishlist');
  await page.locator('#main h2 > a').getByText(wished).first().waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlist'))).not.toBeNull();
  await shopper.close();
});
