import { expect, test } from 'vitest';
import { arriveWithout, followLink } from './arriveWithout.ts';
import { openBrowser } from './browser.ts';
import { alive, withoutPictures } from './journey.ts';

const browser = await openBrowser();

test('reliability I5: a page whose script is gone is loaded anew exactly once in 60 s, then it is the error page with a way out', async () => {
  const { page, loads, complaints } = await arriveWithout(browser, '/privacy', 'shopFinder|sizeGuide');
  /** The page's clock goes on by some milliseconds. */
  const pass = (by: number) =>
    page.evaluate((ms) => {
      const now = Date.now();
      Date.now = () => now + ms;
    }, by);
  const failing = async (path: string) => {
    await followLink(page, path);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await page.getByRole('heading', { name: 'An error occured' }).waitFor();
    // What stands around every page stands around this one.
    expect(await page.getByRole('banner').getByRole('link', { name: 'Tailorbird' }).isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  };
  const backAlive = async () => {
    await page.goto('/privacy', withoutPictures);
    await alive(page);
  };

  await followLink(page, '/shop-finder');
  await page.getByRole('heading', { name: 'Shop finder', level: 1 }).waitFor();
  expect(loads).toEqual(['/privacy', '/shop-finder']);

  // Within the 60 s no other is made, however often it fails and whichever page does.
  await backAlive();
  await pass(50_000);
  await failing('/size-guide');
  await failing('/shop-finder');
  await failing('/size-guide');
  expect(loads).toEqual(['/privacy', '/shop-finder', '/privacy']);

  // Its way out leads somewhere.
  await page.locator('#main a').first().press('Enter');
  await page.waitForURL((url) => url.pathname !== '/size-guide', withoutPictures);

  await backAlive();
  const before = loads.length;
  await pass(61_000);
  await followLink(page, '/size-guide');
  await page.getByRole('heading', { name: 'Size guide', level: 1 }).waitFor();
  expect(loads.slice(before)).toEqual(['/size-guide']);
  expect(complaints).toEqual([]);
  await page.context().close();
});
