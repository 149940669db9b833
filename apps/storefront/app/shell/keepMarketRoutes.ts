import { marketOf } from '@tailorbird/commerce/market';

/**
 * Leaves the router the routes of the page's own market. It makes an address pattern of each before the page can come
 * alive, and never needs those of another: what leads there is loaded by the browser (`useLinkNavigation`).
 */
export function keepMarketRoutes(): void {
  const market = marketOf(location.pathname);
  const manifest: unknown = Reflect.get(globalThis, '__reactRouterManifest');
  const routes = isObject(manifest) ? Reflect.get(manifest, 'routes') : undefined;
  if (!isObject(routes)) return;
  for (const id of Object.keys(routes))
    if (id !== 'root' && !id.startsWith(`${market}-`)) Reflect.deleteProperty(routes, id);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
