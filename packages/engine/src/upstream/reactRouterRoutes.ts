import type { EntryContext } from 'react-router';

/**
 * What a page is rendered of, without the routes it does not show. `<ServerRouter>` makes a router of all there are each time, and draws
 * those that matched the request.
 */
export function matchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes: EntryContext['manifest']['routes'] = {};
  for (const { route } of staticHandlerContext.matches) routes[route.id] = manifest.routes[route.id];
  return { ...context, manifest: { ...manifest, routes } };
}
