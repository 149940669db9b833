import { href, marketList } from '@tailorbird/commerce/market';

/** Pages about one shopper, and forms: nothing a search engine could show. `$` ends an address. */
const closed = [
  '/bag',
  '/checkout',
  '/order-confirmation',
  '/me$',
  '/me/',
  '/my-account',
  '/locale$',
  '/logout',
  '/find-order',
  '/wishlist',
];

/** What crawlers may fetch, and where the addresses are. Listings with filters are fetched and say `noindex`. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...marketList.flatMap((market) => closed.map((path) => `Disallow: ${href(market, path)}`)),
    'Disallow: /__state',
    '',
    ...marketList.map((market) => `Sitemap: ${publicUrl}${href(market, '/sitemap.xml')}`),
    '',
  ].join('\n');
}
