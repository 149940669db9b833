import type { LocaleChoice } from '@tailorbird/commerce/locale/localeOptions';
import { href, withoutMarket } from '@tailorbird/commerce/market';
import { firstSegmentOf, pageRows } from '../pages.ts';

/** Pages of one market's bag; their shopper goes on with the bag of the other. */
const ofOneBag = pageRows.filter(([, { isOfOneBag }]) => isOfOneBag).map(([, page]) => firstSegmentOf(page));

/**
 * Where a choice leads: the same page in the other market, or another site. The page is the one the form was on, which
 * the browser says in `Referer`; one that is not ours means the front page. Nothing of it but path and query is used.
 */
export function localeTarget(choice: LocaleChoice, referrer: string | null, own: readonly string[]): string {
  if (choice.siteLocaleCode === 'de') return choice.siteLocalePath;
  const from = referrer !== null && URL.canParse(referrer) ? new URL(referrer) : undefined;
  if (!from || !own.includes(from.origin)) return href(choice.siteLocaleCode, '/');
  const path = withoutMarket(from.pathname).replace(/^\/+/, '/');
  if (ofOneBag.includes(path.split('/', 2)[1] ?? '')) return href(choice.siteLocaleCode, '/bag');
  from.searchParams.delete('logout');
  return href(choice.siteLocaleCode, path) + from.search;
}
