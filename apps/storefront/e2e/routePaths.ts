import type { RouteObject } from 'react-router';
import routes from '../app/routes.ts';

// The routes as they are configured have what they are matched by in the same places.
export const routeTable = routes as RouteObject[];

/** The routes that are pages or data, not what surrounds them. */
export function* leaves(all: readonly RouteObject[] = routeTable): Generator<RouteObject> {
  for (const route of all) {
    if (route.children === undefined) yield route;
    else yield* leaves(route.children);
  }
}

/** An address for each page of the shop and each piece of data, in every market; what they are of need not exist. */
export function routePaths(): string[] {
  const paths = (all: readonly RouteObject[], before: string): string[] =>
    all.flatMap(({ path = '', children }) => {
      const here = [before, path].filter(Boolean).join('/');
      return children ? paths(children, here) : [`/${here.replaceAll(/\?|:/g, '').replace('*', 'some')}`];
    });
  return paths(routeTable, '');
}
