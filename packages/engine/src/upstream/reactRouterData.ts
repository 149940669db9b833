/**
 * How React Router asks a server for the data of a page: at the page's path with an ending, for the routes named in its query.
 * Its own `<PrefetchPageLinks>` says so for one page at a time. `reactRouterData.test.ts` holds it against the installed version.
 */

/** Whether a path is one at which the data of a page is asked for. */
export function isDataPath(pathname: string): boolean {
  return pathname.endsWith('.data');
}

/** The ending of such a path, however often it is written. */
export const dataEnding = /(?<!\.data)(?:\.data)+$/;

/** The parameter that names the routes whose data is asked for. */
export const routesParameter = '_routes';

/**
 * The address at which the router will ask for the data of one route of a page, known before its link is followed.
 * @returns Path and query, without the host.
 */
export function dataAddress({ pathname, search }: URL, routeId: string): string {
  const path = pathname.endsWith('/') ? `${pathname}_` : pathname;
  const query = new URLSearchParams(search);
  query.set(routesParameter, routeId);
  return `${path}.data?${query}`;
}
