import { describe, expect, test } from 'vitest';
import pages from '../routes.ts';
import { prefetchOf } from './prefetchLinks.ts';

const here = 'https://shop.example/eu/browse/womens';
const of = (to: string, from = here) => prefetchOf(new URL(to, from).href, from);

describe('what a link leads to', () => {
  test('is asked for as the router will ask for it', () => {
    expect(of('/eu/p/12/fern-shirt/Moss')).toEqual({
      data: '/eu/p/12/fern-shirt/Moss.data?_routes=eu-product',
      routeId: 'eu-product',
    });
    expect(of('/eu/browse/mens?page=2')?.data).toBe('/eu/browse/mens.data?page=2&_routes=eu-listing');
    expect(of('/eu')?.data).toBe('/eu.data?_routes=eu-home');
    expect(of('/', 'https://shop.example/bag')?.data).toBe('/_.data?_routes=uk-home');
  });

  test('private pages, a logout, other markets, other sites and the page itself are left alone', () => {
    const others = [
      '/eu/bag',
      '/eu/my-account',
      '/eu/browse/mens?logout=true',
      '/bag',
      '/us',
      '/eu/browse/womens',
    ];
    for (const to of [...others, 'https://other.example/eu', 'mailto:a@shop.example'])
      expect([to, of(to)]).toEqual([to, undefined]);
  });

  test('every route named is one of the shop’s', () => {
    const ids = JSON.stringify(pages);
    for (const to of ['/eu', '/eu/browse/mens', '/eu/search?query=mug', '/eu/p/1/a/B'])
      expect(ids).toContain(`"${of(to)?.routeId}"`);
  });
});
