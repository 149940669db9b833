import { href, marketList } from '@tailorbird/commerce/market';
import { firstSegmentOf, pageRows } from '../pages.ts';

/** First segments of pages about one shopper, and of forms: nothing a search engine could show. */
const closed = new Set(
  pageRows.flatMap(([, page]) => (page.isCrawled === false ? [firstSegmentOf(page)] : [])),
);

/** What crawlers may fetch, and where the addresses are. Listings with filters are fetched and say `noindex`. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...marketList.flatMap((market) => [...closed].flatMap((segment) => refused(href(market, `/${segment}`)))),
    'Disallow: /__state',
    '',
    ...marketList.map((market) => `Sitemap: ${publicUrl}${href(market, '/sitemap.xml')}`),
    '',
  ].join('\n');
}

/** A rule is a beginning of addresses, and `$` ends one: the page and what is below it, and no other of a longer name. */
function refused(path: string): string[] {
  return ['$', '/', '?'].map((end) => `Disallow: ${path}${end}`);
}
