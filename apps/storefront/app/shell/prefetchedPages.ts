import { firstSegmentOf, type PageName, pageRows } from '../pages.ts';

/** The pages worth having ready, each after the first segment of its path. */
export const prefetchedPages: readonly (readonly [segment: string, name: PageName])[] = pageRows.flatMap(
  ([name, page]) => (page.isPrefetched ? [[firstSegmentOf(page), name] as const] : []),
);
