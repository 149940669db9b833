import { type Market, marketList } from '@tailorbird/commerce/market';
import type { PageName } from './pages.ts';

/** What the router calls a page of a market: `eu-product`. */
export function routeId(market: Market, name: PageName): string {
  return `${market}-${name}`;
}

/** The page's name in such an id; the router's own routes have names of no page. */
export function nameInRouteId(id: string): string {
  return id.slice(id.indexOf('-') + 1);
}

/** The market of a route; undefined for what all have. */
export function marketOfRoute(id: string): Market | undefined {
  return marketList.find((market) => id.startsWith(`${market}-`));
}
