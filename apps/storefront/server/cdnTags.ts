import { marketOf } from '@tailorbird/commerce/market';
import { pageLabel } from './pageTimer.ts';

/** What a public page is named for a CDN, that one word may purge many: all pages, those of a market, those of a row of `pages`. */
export function cdnTags(path: string): readonly (readonly [string, string])[] {
  const [pathname = '/'] = path.split('?', 1);
  const tags = ['pages', `market-${marketOf(pathname)}`, `page-${pageLabel(pathname)}`];
  return [
    ['surrogate-key', tags.join(' ')],
    ['cache-tag', tags.join(',')],
  ];
}
