/** What React Router's manifest of routes is to a page. `reactRouterManifest.test.ts` holds it against the installed version. */

const written = /^window\.__reactRouterManifest=(\{.*\});$/s;

/**
 * The script with the manifest of routes, which every page's start loads, without what a browser's router does without: what is
 * false or empty, and the imports of each route, which serve its own `<PrefetchPageLinks>` alone. That is half of its weight
 * and two thirds of its text.
 *
 * @param isKept Which routes it names, where a page needs not all: the browser makes a pattern of each before a page comes alive.
 * @throws If the script is not as React Router's plugin writes it.
 */
export function slimManifest(script: string, isKept: (routeId: string) => boolean = () => true): string {
  const [, json] = written.exec(script.trim()) ?? [];
  if (json === undefined)
    throw new Error(
      'React Router writes its manifest in another way than it did: compare reactRouterManifest.ts with `generateManifestFile` of @react-router/dev.',
    );
  // Written by React Router's plugin in this build.
  const { routes, ...manifest } = JSON.parse(json) as { routes: Record<string, object> };
  const slim = Object.entries(routes).flatMap(([id, route]) => (isKept(id) ? [[id, slimRoute(route)]] : []));
  return `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes: Object.fromEntries(slim) })};`;
}

/** Where the manifest with the routes of one part of a site is, beside the whole: `/assets/eu-manifest-1a2b3c4d.js`. */
export function manifestOfPart(url: string, part: string): string {
  const name = url.lastIndexOf('/') + 1;
  return `${url.slice(0, name)}${part}-${url.slice(name)}`;
}

function slimRoute(route: object): object {
  const isSaid = ([name, value]: [string, unknown]) =>
    name !== 'imports' && value !== false && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(route).filter(isSaid));
}

/**
 * The file of a route's code, as the manifest in the page names it.
 * @returns Undefined for a route the manifest does not name, and on a server.
 */
export function moduleOf(routeId: string): string | undefined {
  const module: unknown = Reflect.get(
    Reflect.get(Reflect.get(globalThis, '__reactRouterManifest') ?? {}, 'routes') ?? {},
    routeId,
  )?.module;
  return typeof module === 'string' ? module : undefined;
}
