import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it, test } from 'vitest';
import { arriveWithout, followLink, type Visit } from './arriveWithout.ts';
import { openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive, withoutPictures } from './journey.ts';
import { bar } from './overlayTable.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());
const product = (await database.buyable(249)).path;
const dress = '/p/220/nettle-posy-print-pocket-dress/Charcoal?Size=10';

/** Arrives at a page of the shop some of whose scripts are gone. */
const arrive = (at: string, gone: string, options: BrowserContextOptions = {}): Promise<Visit> =>
  arriveWithout(browser, at, gone, options);

const phone = { viewport: { width: 390, height: 844 } };
const notReached = /^We could not reach the shop\./;
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { loadedOnce: true }));
const isSameLoad = (page: Page) => page.evaluate(() => 'loadedOnce' in window);

describe('a part whose script is gone', () => {
  it.each([
    ['Wishlist', '/wishlist'],
    ['Account', '/login'],
    ['Basket', '/bag'],
  ])(
    'commerce §8 chunk 1: the press on %s leads to the page behind it, %s, each time',
    async (name, path) => {
      const { page, loads, complaints } = await arrive('/browse/womens', 'PersonalOverlays', phone);
      for (const visits of [1, 2]) {
        await bar(page).getByRole('link', { name }).press('Enter');
        await page.waitForURL((url) => url.pathname === path, withoutPictures);
        expect(loads.filter((load) => load === path)).toHaveLength(visits);
        await page.goto('/browse/womens', withoutPictures);
        await alive(page);
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it.each([
    ['Size guide', 'SizeGuideDialog', '/size-guide'],
    ['Find my size', 'FitDialog', '/size-guide'],
    ['Write a review', 'ReviewDialog', '/reviews/'],
    [/^Enlarge/, 'GalleryZoom', '/i/'],
  ])('commerce §8 chunk 1: on a product page %s leads to what is behind it', async (name, gone, path) => {
    const { page, complaints } = await arrive(dress, gone);
    await page.locator('#main').getByRole('link', { name }).first().press('Enter');
    await page.waitForURL((url) => url.pathname.includes(path), withoutPictures);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('commerce §8 chunk 1: the sizes of a card lead to its product', async () => {
    const { page } = await arrive('/browse/womens', 'QuickAdd');
    await page.locator('a[data-overlay="add"]').first().press('Enter');
    await expect(page.waitForURL(/\/p\//, withoutPictures)).resolves.toBeUndefined();
    await page.context().close();
  });

  it('commerce §8 chunk 1: a heart is sent as it is without scripts', async () => {
    const { page } = await arrive('/browse/womens', 'hearts');
    await page.locator('article button[name="wish"]').first().click();
    await page.waitForURL(/\/wishlist$/, withoutPictures);
    expect(await page.locator('#main li').count()).toBeGreaterThan(0);
    await page.context().close();
  });

  it('commerce §4 add to bag 1: what was added is said, is in the bag once, and the page stays', async () => {
    const { page, complaints } = await arrive(product, 'AddedToBagPanel');
    await mark(page);
    for (const count of ['1', '2']) {
      await page.getByRole('button', { name: 'Add to bag' }).click();
      await page.getByText('Added to your bag', { exact: true }).waitFor();
      await page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(`^Bag\\s*${count} item`) })
        .waitFor();
      await page.getByRole('button', { name: 'Dismiss: Added to your bag' }).click();
    }
    expect(await isSameLoad(page)).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('what a product goes well with is left out, and its page stands', async () => {
    const { page, asked, complaints } = await arrive(dress, 'RecommendationPod');
    await mark(page);
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBe(1);
    expect(await page.getByRole('button', { name: 'Add to bag' }).isVisible()).toBe(true);
    expect(await isSameLoad(page)).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

test('commerce §8 chunk 1: offline a press leaves the page and says why; the next press, online, opens what it should', async () => {
  const { page, complaints, untilQuiet } = await arrive('/browse/womens', 'nothing', phone);
  await mark(page);
  const basket = bar(page).getByRole('link', { name: 'Basket' });
  // What the panel shares with what counts pages has come: what fails below is the panel alone.
  await untilQuiet();
  await page.context().setOffline(true);
  for (const press of [1, 2]) {
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('PersonalOverlays'),
    );
    await basket.press('Enter');
    await failed;
    const notice = page.getByText(notReached);
    await notice.waitFor();
    expect(await notice.count(), `press ${press}`).toBe(1);
  }
  await page.context().setOffline(false);
  await basket.press('Enter');
  await page.getByRole('dialog', { name: 'Your bag' }).waitFor();
  expect(await isSameLoad(page)).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** A block that is alive is the root of a tree of its own. */
const isAlive = (page: Page) =>
  page
    .locator('[data-block="footer"]')
    .evaluate((block) => Object.keys(block).some((key) => key.startsWith('__reactContainer')));

describe('a block whose script did not come', () => {
  it('is a listing’s too: an editor’s card among the products stays, is asked for again, and the listing lives', async () => {
    const { page, loads, asked, complaints } = await arrive('/browse/womens/dresses', 'SlotCard', phone);
    const card = page.locator('[data-slot]').first();
    const words = await card.innerText();
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBe(1);
    expect(await card.innerText()).toBe(words);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => asked.length).toBe(2);
    expect(await card.innerText()).toBe(words);
    await page.getByRole('button', { name: /^Filter/ }).press('Enter');
    await page.getByRole('dialog').waitFor();
    expect([loads, complaints]).toEqual([['/browse/womens/dresses'], []]);
    await page.context().close();
  });

  it('commerce §8 chunk 1: stays HTML that works, is asked for again when it is touched, at most every 10 s, and then lives', async () => {
    const { page, asked, complaints, bringBack } = await arrive('/', 'Footer', phone);
    await mark(page);
    // From here on time is the test's.
    await page.clock.install();
    const footer = page.locator('[data-block="footer"]');
    await footer.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBe(1);
    const chapter = footer.locator('summary').first();
    for (let press = 0; press < 5; press += 1) await chapter.click();
    expect(await footer.locator('details').first().getAttribute('open')).not.toBeNull();
    expect(asked).toHaveLength(1);
    await page.clock.fastForward(10_000);
    for (let press = 0; press < 5; press += 1) await chapter.click();
    await expect.poll(() => asked.length).toBe(2);
    expect(await isAlive(page)).toBe(false);
    await bringBack();
    await page.clock.fastForward(10_000);
    await chapter.click();
    await expect.poll(() => isAlive(page)).toBe(true);
    expect(await isSameLoad(page)).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is asked for again when the browser is back online', async () => {
    const { page } = await arrive('/', 'nothing', phone);
    await page.context().setOffline(true);
    await page.locator('[data-block="footer"]').scrollIntoViewIfNeeded();
    await page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/Footer-'));
    expect(await isAlive(page)).toBe(false);
    await page.context().setOffline(false);
    await expect.poll(() => isAlive(page)).toBe(true);
    await page.context().close();
  });

  it('commerce §8 chunk 1: where it was to be drawn by the browser, the page is loaded anew, once, and has it', async () => {
    const { page, loads } = await arrive('/privacy', 'CardGroup');
    await followLink(page, '/');
    await page.locator('[data-block="card-group"] a').first().waitFor({ state: 'attached' });
    expect(loads).toEqual(['/privacy', '/']);
    await page.context().close();
  });
});

test('commerce §8 chunk 1: a page whose script is still gone within the minute is told by the error page, with the shop around it', async () => {
  const { page, loads } = await arrive('/privacy', 'shopFinder');
  await page.evaluate(() => sessionStorage.setItem('chunk-reload', String(Date.now())));
  await followLink(page, '/shop-finder');
  await page.getByRole('navigation', { name: 'Ways back into the shop' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/shop-finder');
  expect(loads).toEqual(['/privacy']);
  await page.locator('header a[data-overlay="bag"]').waitFor();
  await page.getByRole('contentinfo').waitFor();
  // A way on that works: the rest of the shop is as it was.
  await followLink(page, '/returns');
  await page.getByRole('heading', { name: 'Returns', level: 1 }).waitFor();
  await page.context().close();
});

test('what counts pages and what loads ahead are not missed', async () => {
  const { page, asked, complaints } = await arrive('/privacy', 'watchPage|whenIdle');
  await expect.poll(() => asked.length, { timeout: 15_000 }).toBeGreaterThan(1);
  await followLink(page, '/returns');
  await page.getByRole('heading', { name: 'Returns', level: 1 }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each(['BuyBar', 'RecentlyViewed'])(
  'a product page whose %s did not come sells as before',
  async (gone) => {
    const { page, asked, complaints } = await arrive(dress, gone, phone);
    await expect.poll(() => asked.length, { timeout: 15_000 }).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Add to bag' }).click();
    await page.getByRole('dialog', { name: 'Added to your bag' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test('an icon whose name did not come is pressed as before', async () => {
  const { page, asked, complaints } = await arrive('/', 'Tooltip');
  await mark(page);
  const wishlist = page.getByRole('banner').getByRole('link', { name: 'Wishlist' });
  await expect
    .poll(
      async () => {
        await page.getByRole('banner').getByRole('link', { name: 'Search' }).hover();
        await wishlist.hover();
        await page.waitForTimeout(700);
        return asked.length;
      },
      { timeout: 15_000 },
    )
    .toBeGreaterThan(0);
  await wishlist.click();
  await page.getByRole('dialog', { name: 'Your wishlist' }).waitFor();
  expect(await isSameLoad(page)).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a carousel whose dragging did not come is scrolled as before', async () => {
  const { page, asked, complaints } = await arrive('/', 'CarouselDrag');
  await mark(page);
  const carousels = page.locator('[aria-roledescription="carousel"]');
  const count = await carousels.count();
  const slides = carousels.filter({ has: page.locator('[data-part="arrows"]:not([data-still])') }).first();
  await carousels.first().scrollIntoViewIfNeeded();
  await slides.hover();
  await expect.poll(() => asked.length).toBe(1);
  await slides.getByRole('button', { name: 'Next slides' }).click();
  expect(await carousels.count()).toBe(count);
  expect(await isSameLoad(page)).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});
