import { markets } from '@tailorbird/commerce/market';
import { describe, expect, inject, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';

const browser = await openBrowser();
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

/** The address of a product in a listing. */
const productLink = /(?:\/(?:eu|us))?\/p\/\d+\/[\w-]+\/[^"?]+/;
const productsIn = (html: string) => [
  ...new Set([...html.matchAll(/href="[^"]*\/p\/(\d+)\//g)].map(([, id]) => Number(id))),
];

/** What the catalogue says is in a category: the first page of it. */
async function productsOf(url: string, prefix: string): Promise<number[]> {
  const { channelId } = Object.values(markets).find((one) => one.prefix === prefix) ?? markets.uk;
  const call = async (method: string, argument: object) => {
    const answer = await fetch(`${inject('origin')}/api/commerce/${method}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'channel-id': String(channelId),
        origin: inject('origin'),
      },
      body: JSON.stringify([argument]),
    });
    return answer.json();
  };
  const { id: categoryEntityId } = await call('getCategory', { url });
  const { products } = await call('getProductsWithFilter', { categoryEntityId, page: 1 });
  return products.map(({ id }: { id: number }) => id);
}

const ask = (path: string) => fetch(inject('origin') + path, { redirect: 'manual' });

describe.each(Object.values(markets).map(({ prefix }) => prefix))(
  'products in the market at "%s"',
  (prefix) => {
    it('commerce §2 collection 1: a collection lists its products, as the catalogue has them', async () => {
      const html = await (await ask(`${prefix}/browse/collection/garden-prints`)).text();
      expect(productsIn(html)).toEqual(await productsOf('/collection/garden-prints', prefix));
    });
    it('commerce §1 shoppers 3: a category, a collection and a search lead to products, which are looked at', async () => {
      for (const path of ['/browse/womens', '/browse/collection/garden-prints', '/search?query=stripe']) {
        const html = await (await ask(prefix + path)).text();
        const [link = ''] = productLink.exec(html) ?? [];
        expect([path, link.startsWith(`${prefix}/p/`)]).toEqual([path, true]);
        const shown = await ask(link);
        expect(shown.status).toBe(200);
        expect(await shown.text()).toContain('Add to bag');
      }
    });
    it('commerce §2 product page 1: /p/{id}/{slug}/{color} shows the product in its colour, underscores of which are spaces', async () => {
      const html = await (await ask(`${prefix}/browse/womens`)).text();
      const [link = '', colour = ''] = /(?:\/\w+)?\/p\/\d+\/[\w-]+\/(\w+_\w+)(?=[?"])/.exec(html) ?? [];
      const shown = await ask(link);
      expect([link, shown.status]).toEqual([link, 200]);
      const [, named] = /<b>Colou?r<\/b>(?: |<!-- -->)*([^<]*)/.exec(await shown.text()) ?? [];
      expect(named).toBe(colour.replaceAll('_', ' '));
      const other = await ask(link.replace(/\w+_\w+$/, 'No_such_colour'));
      expect(other.status).toBe(404);
    });
  },
);
