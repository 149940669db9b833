import { markets } from '@tailorbird/commerce/market';
import { expect, test } from 'vitest';
import type { Shop } from '../requestContext.ts';
import { seoOf, seoTags } from './seo.ts';

// Only the market and the shop's own address matter here.
const shop = { market: markets.uk, publicUrl: 'https://tailorbird.example' } as unknown as Shop;

test('blocks §7 seo links 1: x-default, en and en-ie lead to the EU, en-gb to the UK, en-us to the US', () => {
  const { alternates } = seoOf(shop, { path: '/browse/womens', title: 'Womens' });
  expect(Object.fromEntries(alternates.map(({ language, url }) => [language, url]))).toEqual({
    'x-default': 'https://tailorbird.example/eu/browse/womens',
    'en-gb': 'https://tailorbird.example/browse/womens',
    'en-us': 'https://tailorbird.example/us/browse/womens',
    en: 'https://tailorbird.example/eu/browse/womens',
    'en-ie': 'https://tailorbird.example/eu/browse/womens',
  });
});

test('blocks §7 seo links 1: the canonical address is the main site’s too, and a market’s home an empty path', () => {
  const page = { path: '/', title: 'Home' };
  expect(seoOf({ ...shop, market: markets.us }, page).canonical).toBe('https://tailorbird.example/us');
  expect(seoOf(shop, page).alternates.map(({ url }) => url)).toEqual([
    'https://tailorbird.example/eu',
    'https://tailorbird.example/',
    'https://tailorbird.example/us',
    'https://tailorbird.example/eu',
    'https://tailorbird.example/eu',
  ]);
});

test('blocks §5 seo links 1: alternate-language links are omitted on search pages with a query string', () => {
  expect(seoOf(shop, { path: '/search', title: 'x', hasAlternates: false }).alternates).toEqual([]);
});

test('the shop’s name stands once in a title, and a failed page brings its own', () => {
  expect(seoTags(seoOf(shop, { path: '/', title: 'Womens' }))[0]).toEqual({ title: 'Womens | Tailorbird' });
  expect(seoTags(seoOf(shop, { path: '/', title: 'Home | Tailorbird' }))[0]).toEqual({
    title: 'Home | Tailorbird',
  });
  expect(seoTags(undefined)).toEqual([]);
});

test('a page that multiplies with its filters is left out of search engines, its links are not', () => {
  const hidden = seoTags(seoOf(shop, { path: '/browse/womens', title: 'Womens', isHidden: true }));
  expect(hidden).toContainEqual({ name: 'robots', content: 'noindex, follow' });
  const shown = seoTags(seoOf(shop, { path: '/browse/womens', title: 'Womens' }));
  expect(JSON.stringify(shown)).not.toContain('noindex');
});

test('a shared link has a picture: the page’s own, else the brand’s, by the shop’s own host', () => {
  const picture = (image?: string) => seoOf(shop, { path: '/', title: 'x', ...(image && { image }) }).image;
  expect(picture('/i/content/hero')).toBe('https://tailorbird.example/i/content/hero');
  expect(picture('https://media.example/hero')).toBe('https://media.example/hero');
  expect(picture()).toBe('https://tailorbird.example/i/content/hero-autumn');
});
