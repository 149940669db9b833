import { type Market, marketOf, withoutMarket } from '@tailorbird/commerce/market';
import { dataAddress } from '@tailorbird/engine/reactRouterData';
import { moduleOf } from '@tailorbird/engine/reactRouterManifest';
import { routeId as routeIdOf } from '../routeId.ts';
import { prefetchedPages } from './prefetchedPages.ts';

/** So many pages at once: the ones in view, from the top. */
const maxAtOnce = 12;
const pages = new Map(prefetchedPages);
const signsOfLife = ['click', 'keydown', 'scroll'] as const;

/** A page's data as the router will ask for it, and the route whose code shows it. */
export interface Prefetch {
  readonly data: string;
  readonly routeId: string;
}

/** What to load ahead for a link; nothing for private pages, a logout, other sites, or the page itself. */
export function prefetchOf(to: string, from: string): Prefetch | undefined {
  if (!URL.canParse(to)) return undefined;
  const url = new URL(to);
  const here = new URL(from);
  const market: Market = marketOf(here.pathname);
  if (url.origin !== here.origin || marketOf(url.pathname) !== market) return undefined;
  if (url.searchParams.has('logout')) return undefined;
  if (url.pathname === here.pathname && url.search === here.search) return undefined;
  const segments = withoutMarket(url.pathname).split('/');
  const page = pages.get(segments[1] ?? '');
  if (page === undefined || (page === 'home' && segments.length > 2)) return undefined;
  const routeId = routeIdOf(market, page);
  return { data: dataAddress(url, routeId), routeId };
}

/** Loads ahead what the links in view lead to, each time the shopper has paused: no press, key or turn of the wheel. */
export function prefetchLinks(idleMs: number): void {
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => prefetchInView(asked), idleMs);
  };
  for (const sign of signsOfLife) addEventListener(sign, wait, { passive: true, capture: true });
  prefetchInView(asked);
}

/** What is in view is asked of the browser, which knows without laying the page out again. */
function prefetchInView(asked: Set<string>): void {
  const watcher = new IntersectionObserver((links) => {
    watcher.disconnect();
    const inView = links.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    loadAhead(
      inView.filter((link) => link instanceof HTMLAnchorElement),
      asked,
    );
  });
  for (const link of document.links) watcher.observe(link);
}

function loadAhead(links: readonly HTMLAnchorElement[], asked: Set<string>): void {
  const wanted = links
    .map(({ href }) => prefetchOf(href, location.href))
    .filter((one) => one !== undefined)
    .filter(({ data }) => !asked.has(data))
    .slice(0, maxAtOnce);
  for (const { data, routeId } of wanted) {
    if (asked.has(data)) continue;
    asked.add(data);
    hint('prefetch', data);
    const code = moduleOf(routeId);
    if (code !== undefined && !asked.has(code)) {
      asked.add(code);
      hint('modulepreload', code);
    }
  }
}

function hint(rel: 'prefetch' | 'modulepreload', href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  if (rel === 'prefetch') link.as = 'fetch';
  link.href = href;
  document.head.append(link);
}
