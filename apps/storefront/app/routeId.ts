import type { Market } from '@tailorbird/commerce/market';
import type { PageName } from './pages.ts';

/** What the router calls a page of a market: `eu-product`. */
export function routeId(market: Market, name: PageName): string {
  return `${market}-${name}`;
}

/** The page's name in such an id; the router's own routes have names of no page. */
export function nameInRouteId(id: string): string {
  return id.slice(id.indexOf('-') + 1);
}
