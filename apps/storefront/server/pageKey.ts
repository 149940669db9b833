import { withoutMarket } from '@tailorbird/commerce/market';

/** First path segments whose pages are about one shopper: never stored, always rendered with cookies. */
const privateSegments = new Set([
  'bag',
  'checkout',
  'checkout-identity',
  'order-confirmation',
  'me',
  'login',
  'create-account',
  'forgot-password',
  'updatepassword',
  'confirm',
  'my-account',
  'my-account-data',
  'logout',
  'locale',
  'find-order',
  'cookie-choices',
  'wishlist',
  'reviews',
  'quick-add',
  'amplience-visualization',
]);

/** Query keys that change a public page. Any other (campaign tags, tricks) is dropped before rendering. */
const knownQuery: { readonly [segment: string]: readonly string[] } = {
  browse: ['page', 'sort', 'direction', 'itemsperpage', 'filters[colour]', 'filters[size]', 'view'],
  search: ['query', 'page', 'sort', 'direction', 'itemsperpage', 'filters[colour]', 'filters[size]', 'view'],
  p: ['Size', 'Length'],
  'shop-finder': ['place'],
};
/** Whether a path is that of one item as its editor sees it. */
export function isVisualisation(pathname: string): boolean {
  return firstSegment(pathname).toLowerCase() === 'amplience-visualization';
}

const longestKey = 1024;

/** Whether the page at a path may be the same bytes for everyone in its market. */
export function isPublic(pathname: string): boolean {
  return !privateSegments.has(firstSegment(pathname).toLowerCase());
}

/**
 * The address a public page is stored and rendered under: path and known query keys in a fixed order.
 * Nothing else of the request reaches the page, so nothing else can change it.
 */
export function pageKey(url: URL): string | undefined {
  const { pathname } = url;
  if (!isPublic(pathname)) return undefined;
  const segment = firstSegment(pathname);
  const keys = (Object.hasOwn(knownQuery, segment) ? knownQuery[segment] : undefined) ?? [];
  const kept = new URLSearchParams();
  for (const name of pathname.endsWith('.data') ? [...keys, '_routes'] : keys)
    for (const value of url.searchParams.getAll(name)) if (value) kept.append(name, value);
  const query = kept.size > 0 ? `?${kept}` : '';
  const key = pathname + query;
  return key.length <= longestKey ? key : undefined;
}

/** `/eu/bag.data` and `/bag` are both `bag`: the data of a page is as private as the page. */
function firstSegment(pathname: string): string {
  const path = withoutMarket(safeDecode(pathname));
  return (path.split('/', 2)[1] ?? '').replace(/(?<!\.data)(?:\.data)+$/, '');
}

function safeDecode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
