import { isDataPath } from '@tailorbird/engine/reactRouterData';
import type { Page } from '../app/page.ts';
import { pageRows } from '../app/pages.ts';
import { pathPattern } from './pathPattern.ts';

/** The pages of a market with what fits their paths; the one for any other address comes last. */
const routes = pageRows
  .map(([, page]) => ({ page, pattern: pathPattern(page.path) }))
  .toSorted((one, other) => Number(one.page.path === '*') - Number(other.page.path === '*'));

/**
 * The address that another spelling of a page's leads to for good, with its query: what is fixed in a path as the table
 * of pages has it, what `*` stands for in lower case, parameters as they are. Nothing for an address that is right.
 */
export function aliasOf(url: URL): string | undefined {
  const prefix = /^\/(eu|us)(?=\/|$)/i.exec(url.pathname)?.[0] ?? '';
  const within = url.pathname.slice(prefix.length);
  const to = prefix.toLowerCase() + (prefix && within === '/' ? '' : spelled(within));
  return to === url.pathname ? undefined : to + url.search;
}

function spelled(path: string): string {
  // `//host` is an address of another site, and the data of a page is asked for by the router.
  const isOther = path.startsWith('//') || isDataPath(path);
  const page = isOther ? undefined : routes.find(({ pattern }) => pattern.test(path))?.page;
  if (page === undefined) return path;
  const parts = page.path.split('/');
  return path
    .split('/')
    .map((segment, at) => (at === 0 ? segment : spelledPart(segment, parts[at - 1] ?? parts.at(-1), page)))
    .join('/');
}

function spelledPart(segment: string, part: string | undefined, { spellings }: Page): string {
  if (segment === '' || part === undefined) return segment;
  if (part === '*') return inLowerCase(segment);
  const parameter = /^:(\w+)/.exec(part)?.[1];
  if (parameter === undefined) return part;
  const known = spellings?.[parameter]?.find((one) => one.toLowerCase() === segment.toLowerCase());
  return known ?? segment;
}

/** What is written as `%C3` stays so. */
function inLowerCase(segment: string): string {
  return segment.replaceAll(/%[\da-f]{2}|[A-Z]/gi, (text) => (text.length > 1 ? text : text.toLowerCase()));
}
