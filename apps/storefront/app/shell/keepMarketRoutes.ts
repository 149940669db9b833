/**
 * Leaves the router the routes of the market whose page came. It makes an address pattern of each before the page can
 * come alive, and never needs those of another: what leads there is loaded by the browser (`useLinkNavigation`).
 */
export function keepMarketRoutes(): void {
  const [market] = idsIn(globalThis, '__reactRouterRouteModules').flatMap(
    (id) => /^[a-z]{2}-/.exec(id) ?? [],
  );
  const routes = at(at(globalThis, '__reactRouterManifest'), 'routes');
  if (market === undefined || !isObject(routes)) return;
  for (const id of Object.keys(routes))
    if (id !== 'root' && !id.startsWith(market)) Reflect.deleteProperty(routes, id);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const at = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined;

function idsIn(value: unknown, name: string): string[] {
  const found = at(value, name);
  return isObject(found) ? Object.keys(found) : [];
}
