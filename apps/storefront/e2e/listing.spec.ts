import { describe, expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';

const browser = await forThisFile(openBrowser());
const shopper = await newShopper(browser, { javaScriptEnabled: false });
const page = await shopper.newPage();

const styles = async () => Number.parseInt(await page.getByText(/^\d+ styles?$/).innerText(), 10);

describe('a listing, without scripts', () => {
  it('commerce §9 listing 1: shows 48 a page and pages by links', async () => {
    await page.goto('/browse/womens');
    expect(await page.locator('#main ul > li h2').count()).toBe(48);
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL(/page=2/);
  });

  it('filters by colour, says so in the address, and clears', async () => {
    await page.goto('/browse/womens');
    const all = await styles();
    await page.getByRole('button', { name: /^Filter/ }).click();
    const first = page.locator('[data-facet="colour"] label').first();
    const count = Number(await first.locator('small').innerText());
    await first.locator('input').check();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.waitForURL(/filters%5Bcolour%5D=/);
    expect(await styles()).toBe(count);
    await page.getByLabel('Applied filters').getByRole('link', { name: 'Clear All' }).click();
    await page.waitForURL(/\/browse\/womens$/);
    expect(await styles()).toBe(all);
  });

  it('commerce §2 listing 1: query narrows a category, and is taken out again', async () => {
    await page.goto('/browse/womens');
    const all = await styles();
    await page.goto('/browse/womens?query=dress');
    const some = await styles();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    await page.getByLabel('Sort').selectOption('price-asc');
    await page.getByRole('button', { name: 'Sort' }).click();
    await page.waitForURL(/query=dress&sort=price-asc/);
    expect(await styles()).toBe(some);
    await page.getByRole('link', { name: 'Remove “dress”' }).click();
    await page.waitForURL(/womens\?sort=price-asc$/);
    expect(await styles()).toBe(all);
  });

  it.each(['/browse/womens', '/eu/browse/collection/garden-prints', '/us/search?query=stripe'])(
    'commerce §2 listing 1: %s stands in the order of its field and direction, on the next page too',
    async (path) => {
      const asked = path + (path.includes('?') ? '&' : '?');
      const names = async () => {
        const shown = await page.locator('#main ul > li h2').allInnerTexts();
        return shown.map((name) => name.toLowerCase());
      };
      for (const order of ['sort=name-desc', 'sort=name&direction=desc', 'direction=desc&sort=name']) {
        await page.goto(asked + order);
        const first = await names();
        expect(await page.getByLabel('Sort').inputValue()).toBe('name-desc');
        await page.getByRole('link', { name: 'Next page' }).click();
        await page.waitForURL(/sort=name-desc&page=2$/);
        const all = [...first, ...(await names())];
        expect(all.length).toBeGreaterThan(first.length);
        expect(all).toEqual(all.toSorted((one, other) => (one < other ? 1 : one > other ? -1 : 0)));
      }
    },
  );

  it('commerce §2 listing 1: a field that is none is Featured, and the canonical address says so', async () => {
    const told = async (address: string) => {
      await page.goto(address);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      const hidden = await page.locator('meta[name="robots"]').count();
      return [new URL(canonical ?? '').pathname, hidden, await page.getByLabel('Sort').inputValue()];
    };
    expect(await told('/eu/browse/womens?sort=margin&direction=desc')).toEqual([
      '/eu/browse/womens',
      0,
      'featured-asc',
    ]);
    expect(await told('/eu/browse/womens?sort=id&direction=desc')).toEqual([
      '/eu/browse/womens',
      1,
      'id-desc',
    ]);
  });

  it('sorts by price', async () => {
    await page.goto('/browse/womens');
    await page.getByLabel('Sort').selectOption('price-asc');
    await page.getByRole('button', { name: 'Sort' }).click();
    await page.waitForURL(/sort=price-asc/);
    expect(await page.getByLabel('Sort').inputValue()).toBe('price-asc');
  });

  it('commerce §2 listing 3: switches between a grid and a list', async () => {
    await page.goto('/browse/womens');
    await page.getByRole('link', { name: 'Show as a list' }).click();
    await page.waitForURL(/view=list/);
    expect(await page.locator('#main [data-layout]').getAttribute('data-layout')).toBe('list');
    await page.getByRole('link', { name: 'Show as a grid' }).click();
    await page.waitForURL(/\/browse\/womens$/);
  });

  it('commerce §2 search 1: searches from the header', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('searchbox', { name: 'Search the shop' }).fill('stripe');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?query=stripe/);
    const found = await styles();
    expect(found).toBeGreaterThan(0);
    await page.goto('/browse/womens');
    expect(found).toBeLessThan(await styles());
  });
});
