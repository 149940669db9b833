/**
 * How React Router asks a server for the data of a page: at the page's path with an ending. `reactRouterPrefetch.test.ts`
 * holds it against the installed version.
 */

/** Whether a path is one at which the data of a page is asked for. */
export function isDataPath(pathname: string): boolean {
  return pathname.endsWith('.data');
}

/** The ending of such a path, however often it is written. */
export const dataEnding = /(?<!\.data)(?:\.data)+$/;
