import { withoutMarket } from '@tailorbird/commerce/market';
import type { EdgePage } from '@tailorbird/middleware/edge/edgeRules';
import { pageRows } from '../app/pages.ts';
import { pathPattern } from './pathPattern.ts';

/** What the edge is told of pages that take another body than a form. */
export const edgePages: readonly EdgePage[] = pageRows.flatMap(([kind, { path, body }]) => {
  const pattern = pathPattern(path);
  return body
    ? [{ kind, matches: (pathname: string) => pattern.test(withoutMarket(pathname)), ...body }]
    : [];
});
