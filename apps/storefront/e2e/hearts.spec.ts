import { expect, it } from 'vitest';
import { followLink } from './arriveWithout.ts';
import { newShopper, openBrowser } from './browser.ts';
import { alive } from './journey.ts';

const browser = await openBrowser();

it('what is taken off the wishlist is saved no more where its heart is shown next', async () => {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  await page.goto('/eu/browse/other-stuff');
  await alive(page);
  const heart = page.locator('article button[name="wish"]').first();
  await heart.click();
  await page.getByText('Saved to your wishlist').waitFor();
  await followLink(page, '/eu/wishlist');
  await page
    .locator('#main')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.locator('#main').getByText('Your bag is empty').waitFor();
  await followLink(page, '/eu/browse/other-stuff');
  await heart.waitFor();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
  await shopper.close();
});
