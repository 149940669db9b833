import { isDataPath, routesParameter } from '@tailorbird/engine/reactRouterData';
import { isPublic, segmentIn } from '../app/isPublic.ts';
import { firstSegmentOf, pageRows, pages } from '../app/pages.ts';

/** Query keys that change a public page, by the first segment of its path. */
const knownQuery = new Map(
  pageRows.flatMap(([, page]) => (page.query ? [[firstSegmentOf(page), page.query]] : [])),
);

const maxKeyLength = 1024;

/**
 * The address a public page is stored and rendered under: path and known query keys in a fixed order.
 * Nothing else of the request reaches the page, so nothing else can change it.
 */
export function pageKey(url: URL): string | undefined {
  const { pathname } = url;
  if (!isPublic(pathname)) return undefined;
  const keys = knownQuery.get(segmentIn(pathname)) ?? [];
  const kept = new URLSearchParams();
  for (const name of isDataPath(pathname) ? [...keys, routesParameter] : keys)
    for (const value of url.searchParams.getAll(name)) if (value) kept.append(name, value);
  const query = kept.size > 0 ? `?${kept}` : '';
  const key = pathname + query;
  return key.length <= maxKeyLength ? key : undefined;
}

/** Whether a path is that of one item as its editor sees it. */
export function isVisualisation(pathname: string): boolean {
  return segmentIn(pathname).toLowerCase() === firstSegmentOf(pages.visualisation);
}
