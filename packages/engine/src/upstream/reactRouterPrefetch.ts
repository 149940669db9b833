/**
 * What the router in the browser will ask for when a shopper follows a link, known before they do. Its own
 * `<PrefetchPageLinks>` says the same for one page at a time. `reactRouterPrefetch.test.ts` holds it against the installed version.
 */

/** The parameter that names the routes whose data is asked for. */
export const routesParameter = '_routes';

/**
 * The address at which the router asks for the data of one route of a page.
 * @returns Path and query, without the host.
 */
export function dataAddress({ pathname, search }: URL, routeId: string): string {
  const path = pathname.endsWith('/') ? `${pathname}_` : pathname;
  const query = new URLSearchParams(search);
  query.set(routesParameter, routeId);
  return `${path}.data?${query}`;
}

/**
 * The file of a route's code, as the router's manifest in the page names it.
 * @returns Undefined for a route the manifest does not name, and on a server.
 */
export function moduleOf(routeId: string): string | undefined {
  const module: unknown = Reflect.get(
    Reflect.get(Reflect.get(globalThis, '__reactRouterManifest') ?? {}, 'routes') ?? {},
    routeId,
  )?.module;
  return typeof module === 'string' ? module : undefined;
}
