import { expect, test } from 'vitest';
import { pathWithin } from './useLinkNavigation.ts';

const here = 'https://shop.example/eu/browse/womens?page=2';
const go = (to: string) => pathWithin(new URL(to, here).href, here, 'eu');

test('a link within the market needs no reload', () => {
  expect(go('/eu/bag')).toBe('/eu/bag');
  expect(go('/eu/browse/womens?page=3#main')).toBe('/eu/browse/womens?page=3#main');
});

test('another market, another site and a place on the page are left to the browser', () => {
  expect(go('/bag')).toBeUndefined();
  expect(go('/us')).toBeUndefined();
  expect(go('/EU/bag')).toBeUndefined();
  expect(pathWithin('https://shop.example/EU/bag', 'https://shop.example/', 'uk')).toBeUndefined();
  expect(go('https://other.example/eu')).toBeUndefined();
  expect(go('#reviews')).toBeUndefined();
  expect(go('mailto:hello@shop.example')).toBeUndefined();
});

test('what is not a page is left to the browser', () => {
  expect(go('/eu/sitemaps/pages.xml')).toBeUndefined();
  const ukHere = 'https://shop.example/';
  const inUk = (path: string) => pathWithin(`https://shop.example${path}`, ukHere, 'uk');
  for (const path of [
    '/i/tailorbird/hero',
    '/v/film',
    '/__dev/mail',
    '/openapi.json',
    '/robots.txt',
    '/sitemap.xml',
  ])
    expect([path, inUk(path)]).toEqual([path, undefined]);
  for (const path of ['/search', '/images', '/my-account', '/wishlist/token'])
    expect([path, inUk(path)]).toEqual([path, path]);
});
