import { marketList, markets } from '@tailorbird/commerce/market';
import type { Product } from '@tailorbird/commerce/model/product';
import { expect, test } from 'vitest';
import type { Shop } from '../requestContext.ts';
import { feedProducts, productFeed } from './productFeed.ts';
import { robots } from './robots.ts';
import { pagePaths, productFiles, productPaths, sitemap, sitemapIndex, stylesInAFile } from './sitemap.ts';
import { xml } from './xml.ts';

const host = 'https://tailorbird.example';
const category = (url: string, children: unknown[] = []) => ({ id: 1, name: url, url, children });
const style = { id: 7, slug: 'fern-shirt', colours: ['Moss Green', 'Madder'] };
const price = { currency: 'GBP', list: 4900, sale: 3900 };
const shirt = {
  ...style,
  sku: '200001',
  name: 'Fern & Moss <Shirt>',
  description: ['Soft.'],
  inventoryTracking: 'variant',
  categories: [{ name: 'Womens', url: '/womens' }],
  colourways: [{ colour: 'Moss Green', image: '/i/tailorbird/200001-Moss_Green-FF' }],
  variants: [
    { sku: '200001-MOSS-8', colour: 'Moss Green', size: '8', length: null, price, stock: 0 },
    { sku: '200001-MOSS-10', colour: 'Moss Green', size: '10', length: null, price, stock: 2 },
  ],
  customFields: {},
} as unknown as Product;

/** A shop with one style, of which only what a sitemap asks for is there. */
const shop = {
  market: markets.eu,
  publicUrl: host,
  href: (to: string) => (to === '/' ? '/eu' : `/eu${to}`),
  content: { find: (key: string) => Promise.resolve({ ok: key === 'delivery' }) },
  client: {
    commerce: {
      getCategoryTree: () =>
        Promise.resolve({
          ok: true,
          value: [category('/womens', [category('/womens/dresses')]), category('/a/b/c/d/e/f')],
        }),
      getProductAddresses: ({ limit }: { limit: number }) =>
        Promise.resolve({ ok: true, value: { products: [style], pages: Math.ceil(4001 / limit) } }),
      getProductById: () => Promise.resolve({ ok: true, value: shirt }),
    },
  },
} as unknown as Shop;

test('the index names the pages and as many files of products as there are', async () => {
  const files = await productFiles(shop);
  expect(files).toBe(Math.ceil(4001 / stylesInAFile));
  const locations = [...sitemapIndex(host, 'eu', files ?? 0).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, at]) => at,
  );
  expect(locations).toEqual([
    `${host}/eu/sitemaps/pages.xml`,
    `${host}/eu/sitemaps/products-1.xml`,
    `${host}/eu/sitemaps/products-2.xml`,
    `${host}/eu/sitemaps/products-3.xml`,
  ]);
});

test('the pages are the front, every category, and what is published', async () => {
  expect(await pagePaths(shop)).toEqual([
    '/',
    '/size-guide',
    '/shop-finder',
    '/browse/womens',
    '/browse/womens/dresses',
    '/delivery',
  ]);
});

test('a product stands there in each colour that has a page; beyond the last run there is nothing', async () => {
  expect(await productPaths(shop, 1)).toEqual(['/p/7/fern-shirt/Moss_Green', '/p/7/fern-shirt/Madder']);
  expect(await productPaths(shop, 4)).toBeUndefined();
});

test('each address has the same page in every language', () => {
  const text = sitemap(host, 'us', ['/', '/browse/womens']);
  expect(text).toContain(`<loc>${host}/us/browse/womens</loc>`);
  for (const [language, path] of [
    ['x-default', '/eu/browse/womens'],
    ['en-gb', '/browse/womens'],
    ['en-us', '/us/browse/womens'],
    ['en', '/eu/browse/womens'],
    ['en-ie', '/eu/browse/womens'],
  ])
    expect(text).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${host}${path}"/>`);
});

test('a file stays below 50,000 addresses with twenty colours a style', () => {
  expect(stylesInAFile * 20).toBeLessThanOrEqual(50_000);
});

test('what is put into XML is text, and only what XML can write', () => {
  expect(xml`<a b="${'"<&>\''}">${'\u0000\u000b\ud800ok'}</a>`).toBe(
    '<a b="&quot;&lt;&amp;&gt;&apos;">\ufffdok</a>',
  );
});

/** Whether a robot that keeps to a `robots.txt` fetches a path (RFC 9309: a rule is a beginning, `$` ends an address). */
function mayFetch(text: string, path: string): boolean {
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  return !rules.some((rule) => (rule.endsWith('$') ? `${path}$` === rule : path.startsWith(rule)));
}

test('robots are kept from what is about one shopper in every market, and told the sitemaps', () => {
  const text = robots(host);
  for (const { prefix } of marketList.map((market) => markets[market])) {
    for (const path of [
      '/bag',
      '/bag?notice=1',
      '/me',
      '/me/bag',
      '/checkout',
      '/my-account/MyProfile',
      '/wishlist/x',
    ])
      expect([path, mayFetch(text, prefix + path)]).toEqual([path, false]);
    for (const path of ['', '/mens', '/bags', '/browse/womens', '/search', '/login', '/local-makers'])
      expect([path, mayFetch(text, prefix + path)]).toEqual([path, true]);
    expect(text).toContain(`\nSitemap: ${host}${prefix}/sitemap.xml\n`);
  }
});

/** The shop, of which some answers are others. */
const failing = (answers: object, find = shop.content.find) =>
  ({ ...shop, content: { find }, client: { commerce: { ...shop.client.commerce, ...answers } } }) as Shop;
const unavailable = { ok: false, error: { tag: 'unavailable', message: 'busy' } };
const gone = { ok: false, error: { tag: 'not-found', message: 'gone' } };

test('what cannot be had just now is no page that is gone: sitemap and feed fail as a whole', async () => {
  const busy = () => Promise.resolve(unavailable);
  const isBusy = { init: { status: 503 } };
  await expect(pagePaths(failing({ getCategoryTree: busy }))).rejects.toMatchObject(isBusy);
  const noContent = () => Promise.resolve({ ok: false, error: 'failed' } as const);
  await expect(pagePaths(failing({}, noContent))).rejects.toMatchObject(isBusy);
  await expect(productPaths(failing({ getProductAddresses: busy }), 1)).rejects.toMatchObject(isBusy);
  await expect(feedProducts(failing({ getProductAddresses: busy }), 1)).rejects.toMatchObject(isBusy);
  await expect(feedProducts(failing({ getProductById: busy }), 1)).rejects.toMatchObject(isBusy);
  expect(await feedProducts(failing({ getProductById: () => Promise.resolve(gone) }), 1)).toEqual([]);
});

test('the feed has an item for each variant, with price, sale price and availability', async () => {
  const products = (await feedProducts(shop, 1)) ?? [];
  const [sold, kept] = productFeed(shop, products).split('<item>').slice(1);
  expect(sold).toContain('<g:availability>out_of_stock</g:availability>');
  expect(sold).toContain('<g:title>Fern &amp; Moss &lt;Shirt&gt;, Moss Green, 8</g:title>');
  expect(kept).toContain('<g:id>200001-MOSS-10</g:id><g:item_group_id>200001</g:item_group_id>');
  expect(kept).toContain('<g:price>49.00 GBP</g:price><g:sale_price>39.00 GBP</g:sale_price>');
  expect(kept).toContain(`<g:link>${host}/eu/p/7/fern-shirt/Moss_Green?Size=10</g:link>`);
});
