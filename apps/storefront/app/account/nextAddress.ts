import { withoutMarket } from '@tailorbird/commerce/market';

/**
 * Where a shopper goes on after logging in: a path of this shop without its market, or nothing for an address that is
 * elsewhere or would log out again.
 */
export function nextAddress(wanted: string | null): string | undefined {
  if (!wanted || wanted.length > 300 || !/^\/(?![/\\])/.test(wanted)) return undefined;
  const base = 'http://shop.invalid';
  if (!URL.canParse(wanted, base)) return undefined;
  const url = new URL(wanted, base);
  // Dots are taken out of a path, and what stood behind them may be a host then.
  if (url.origin !== base || url.pathname.startsWith('//') || url.searchParams.has('logout'))
    return undefined;
  return withoutMarket(url.pathname) + url.search;
}
