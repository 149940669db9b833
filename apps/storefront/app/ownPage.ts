import { matchPath } from 'react-router';
import { pageRows } from './pages.ts';

/** Pages whose addresses are others' to say: those of categories, and of content. */
const named = new Set(['listing', 'content']);
const patterns = pageRows
  .filter(([name, { layout }]) => layout !== 'none' && !named.has(name))
  .map(([, { path }]) => `/${path}`);

/** Whether one of the shop's own pages answers at a path without its market. */
export function isOwnPage(path: string): boolean {
  return patterns.some((pattern) => matchPath({ path: pattern, caseSensitive: true }, path) !== null);
}
