import { marketOf, markets, withoutMarket } from '@tailorbird/commerce/market';
import { isDataPath } from '@tailorbird/engine/reactRouterData';

/**
 * `logout=true` on any page logs the shopper out (commerce §2), but only when somebody means it: a page that is gone
 * to from our own, or from the address bar. A link or a picture of another site, a prefetch and the data of a page do
 * not (reliability finding 8). Answers the request that logs out and comes back to the page, or nothing.
 */
export function logOutRequest(request: Request): Request | undefined {
  const url = new URL(request.url);
  if (url.searchParams.get('logout') !== 'true' || !isMeant(request.headers)) return undefined;
  if (request.method !== 'GET' || isDataPath(url.pathname)) return undefined;
  url.searchParams.delete('logout');
  const next = withoutMarket(url.pathname) + url.search;
  const { prefix } = markets[marketOf(url.pathname)];
  const to = new URL(`${prefix}/logout?${new URLSearchParams({ next })}`, url);
  return new Request(to, { method: 'POST', headers: request.headers });
}

function isMeant(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  const isPrefetch = /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
  return (
    headers.get('sec-fetch-mode') === 'navigate' &&
    headers.get('sec-fetch-dest') === 'document' &&
    (site === 'same-origin' || site === 'none') &&
    !isPrefetch
  );
}
