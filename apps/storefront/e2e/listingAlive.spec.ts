import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enterForEach, open, page, patient, shopper } from './listingPage.ts';

await enterForEach();

/** Whether a card of the listing has come to life: it is then a tree of its own. */
const lives = (card: Locator) =>
  card.evaluate(({ firstElementChild }) =>
    Object.keys(firstElementChild ?? {}).some((key) => key.startsWith('__reactContainer')),
  );

describe('performance: the cards of a listing are HTML until they are near', () => {
  it('only those almost in view come to life, and then show a colour that is pointed at', async () => {
    await open('/browse/womens');
    const cards = page.locator('#main [data-layout] > li');
    await expect.poll(() => lives(cards.first()), patient).toBe(true);
    expect(await lives(cards.last())).toBe(false);
    const last = cards.filter({ has: page.locator('[data-part="swatch"]') }).last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => lives(last), patient).toBe(true);
    const pictures = last.locator('[data-part="picture"] img');
    expect(await pictures.count()).toBe(1);
    await last.locator('[data-part="swatch"]').last().hover();
    await expect.poll(() => pictures.count(), patient).toBe(2);
  });

  it('in another order they stand in that order, as a page that came in it has them', async () => {
    const names = () => page.locator('#main [data-layout] > li h2').allInnerTexts();
    await open('/browse/womens?sort=price-asc');
    const inOrder = await names();
    await open('/browse/womens');
    expect(await names()).not.toEqual(inOrder);
    await page.getByLabel('Sort').selectOption('price-asc');
    await expect.poll(names, patient).toEqual(inOrder);
  });
});

describe('a listing that is live', () => {
  it('a size chosen leads to pages with that size chosen', async () => {
    await open('/browse/womens/dresses?filters[size]=12');
    const first = page.locator('#main li h2 a').first();
    expect(await first.getAttribute('href')).toMatch(/^\/p\/\d+\/[^/]+\/[^/?]+\?Size=12$/);
    await first.evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/\?Size=12$/);
    expect(await page.locator('input[name="size"]:checked').inputValue()).toBe('12');
  });

  it('back and forward restore what was chosen and where the shopper stood', async () => {
    await open('/browse/womens?sort=price-asc&view=list');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.waitForTimeout(200);
    await page
      .locator('#main li h2 a')
      .nth(6)
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/\/p\//);
    await page.getByRole('button', { name: 'Add to bag' }).waitFor();
    await page.goBack();
    await page.waitForURL(/sort=price-asc/);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY)), patient).toBe(1500);
    expect(await page.getByLabel('Sort').inputValue()).toBe('price-asc');
    expect(await page.locator('#main [data-layout]').getAttribute('data-layout')).toBe('list');
    await page.goForward();
    await page.waitForURL(/\/p\//);
    await expect.poll(() => page.evaluate(() => scrollY), patient).toBe(0);
  });

  it('a page that is loaded again stands where it was before its scripts have come', async () => {
    await open('/browse/womens');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.waitForTimeout(200);
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect.poll(() => page.evaluate(() => Math.round(scrollY)), patient).toBe(1500);
  });

  it('commerce §2 breadcrumbs 1: they lead to /browse and the category’s address, on products too', async () => {
    await open('/eu/browse/womens/dresses/midi-dresses');
    const trail = () =>
      page
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await trail()).toEqual(['/eu', '/eu/browse/womens', '/eu/browse/womens/dresses']);
    await page
      .locator('#main li h2 a')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/\/p\//);
    await expect
      .poll(trail, patient)
      .toEqual([
        '/eu',
        '/eu/browse/womens',
        '/eu/browse/womens/dresses',
        '/eu/browse/womens/dresses/midi-dresses',
      ]);
  });

  it('commerce §2 search results 1: cards are wide, 32 to 40 units, until a grid of small ones is chosen', async () => {
    await open('/search?query=stripe');
    const cards = page.locator('#main article');
    const widths = () =>
      cards.evaluateAll((all) => {
        const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        return all.map((card) => card.getBoundingClientRect().width / unit);
      });
    for (const width of [1100, 2200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const units = await widths();
      expect([width, Math.min(...units) >= 32, Math.max(...units) <= 40]).toEqual([width, true, true]);
    }
    const grid = page.getByRole('link', { name: 'Show as a grid' });
    await grid.click();
    await page.waitForURL(/view=grid/);
    await expect.poll(async () => Math.max(...(await widths())) < 32, patient).toBe(true);
    // The layout stays with what narrows, sorts and pages.
    await page.getByLabel('Sort').selectOption('price-asc');
    await page.waitForURL(/view=grid.*sort=price-asc/);
    await page.getByRole('link', { name: 'Show as a list' }).click();
    await page.waitForURL(({ search }) => search === '?query=stripe&sort=price-asc');
    await expect.poll(async () => Math.min(...(await widths())) >= 32, patient).toBe(true);
  });

  it('commerce §2 search results 1: a phone has one card a row, as wide as it has room', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/search?query=stripe');
    const boxes = await page
      .locator('#main article')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
    expect(new Set(boxes.map(({ left, width }) => `${left} ${width}`)).size).toBe(1);
    expect(boxes[0]?.width).toBeGreaterThan(330);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const sizes = await page.locator('#main article img').first().getAttribute('sizes');
    expect(sizes).toBe('(min-width: 640px) 16rem, 40vw');
  });

  it.each(['/browse/womens', '/p/220/nettle-posy-print-pocket-dress/Charcoal'])(
    'a connection lost before that pause takes the page %s from nobody',
    async (path) => {
      await open(path);
      await shopper.setOffline(true);
      const loads: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
      await page.waitForTimeout(3000);
      expect(loads).toEqual([]);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    },
  );

  it('after a pause what links in view lead to is there already, and private pages are not', async () => {
    const ahead: string[] = [];
    page.on('request', (request) => {
      if (/\.data\b/.test(request.url())) ahead.push(new URL(request.url()).pathname);
    });
    await open('/browse/womens');
    await expect.poll(() => ahead.length, patient).toBeGreaterThan(3);
    expect(ahead.filter((path) => !/^\/(?:browse|p|search|_)/.test(path))).toEqual([]);
  });
});
