import { existsSync, readdirSync } from 'node:fs';
import { askedPages } from '@tailorbird/commerce/search/foundPages';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { notPages } from './notPages.ts';
import type { Page, Pages } from './page.ts';
import { firstSegmentOf, type PageName, pageRows, type pages } from './pages.ts';

type Rows = typeof pages;
type FirstSegment<Path> = Path extends `${infer First}/${string}` ? First : Path;
type SegmentOf<Audience extends Page['audience']> = {
  [Name in PageName]: Rows[Name]['audience'] extends Audience ? FirstSegment<Rows[Name]['path']> : never;
}[PageName];
type PathInSitemap = {
  [Name in PageName]: Rows[Name] extends { readonly isInSitemap: true } ? Rows[Name]['path'] : never;
}[PageName];
/** Compiles for `never` alone; an error names what is wrong. */
function none<_Wrong extends never>(): void {}

// A page that everyone may see has no first segment in common with one of a shopper: the whole of it is private.
none<SegmentOf<'everyone'> & SegmentOf<'shopper'>>();
// No page is where something else answers.
none<SegmentOf<Page['audience']> & keyof typeof notPages>();
// What is in the sitemap as it stands has nothing to fill in.
none<Extract<PathInSitemap, `${string}${':' | '*'}${string}`>>();

/** Rows that do not compile: each is what one of the lists of before could get wrong. */
const shown = { path: 'x', layout: 'default' } as const;
({
  // @ts-expect-error: whether it may be kept for others is said.
  withoutAudience: shown,
  // @ts-expect-error: a path is said.
  withoutPath: { layout: 'default', audience: 'everyone' },
  // @ts-expect-error: there is no such layout.
  layout: { ...shown, layout: 'wide', audience: 'everyone' },
  // @ts-expect-error: a page that is never kept has no key.
  query: { ...shown, audience: 'shopper', query: ['page'] },
  // @ts-expect-error: a shopper's page is not loaded ahead.
  prefetch: { ...shown, audience: 'shopper', isPrefetched: true },
  // @ts-expect-error: nor in the sitemap.
  sitemap: { ...shown, audience: 'shopper', isInSitemap: true },
  // @ts-expect-error: analytics know of no such type.
  type: { ...shown, audience: 'everyone', type: 'categories' },
  // @ts-expect-error: what everyone sees is no secret.
  secret: { ...shown, audience: 'everyone', hasSecretPath: true },
  // @ts-expect-error: what everyone sees may be crawled.
  crawled: { ...shown, audience: 'everyone', isCrawled: false },
  // @ts-expect-error: nor of one market's bag.
  bag: { ...shown, audience: 'everyone', isOfOneBag: true },
  // @ts-expect-error: an answer to scripts is no page to be counted.
  data: { ...shown, layout: 'none', audience: 'shopper', type: 'cart' },
  // @ts-expect-error: nor one that is weighed.
  weight: { ...shown, layout: 'none', audience: 'everyone', maxBytes: { scripts: 1 } },
  // @ts-expect-error: the edge reads forms and JSON.
  body: { ...shown, audience: 'shopper', body: { types: ['xml'], maxBytes: 1 } },
  // @ts-expect-error: no column is spelled so.
  column: { ...shown, audience: 'everyone', isPrefetch: true },
}) satisfies Pages;

test('every page has the file of its route, and every such file is a page', () => {
  const files = readdirSync(new URL('routes', import.meta.url)).filter(
    (file) => !/\.test\.tsx?$/.test(file) && file !== 'robots.ts',
  );
  const named = pageRows.map(([name, { layout }]) => `${name}.${layout === 'none' ? 'ts' : 'tsx'}`);
  expect(files.toSorted()).toEqual(named.toSorted());
});

test('no two pages have one address, and none is where something else answers', () => {
  const paths = pageRows.map(([, { path }]) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
  expect(pageRows.filter(([, page]) => Object.hasOwn(notPages, firstSegmentOf(page)))).toEqual([]);
});

test('a parameter with a spelling of its own is one of its path', () => {
  const spelled = pageRows.flatMap(([, { path, spellings = {} }]) =>
    Object.keys(spellings).map((parameter) => [path, parameter] as const),
  );
  expect(spelled.length).toBeGreaterThan(0);
  for (const [path, parameter] of spelled) expect(path).toContain(`:${parameter}`);
});

const hasContent = (path: string) =>
  existsSync(new URL(`../../middleware/content/published/uk${path}.json`, import.meta.url));

test('each content page that is named for the sitemap has content', () => {
  const keys = pageRows.flatMap(([, { contentKeys = [] }]) => contentKeys);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !hasContent(`/${key}`))).toEqual([]);
});

test('whatever page a search leads to is a page of the shop, or one that has content', () => {
  const isPage = (path: string) =>
    pageRows.some(([name, page]) => name !== 'content' && matchPath(`/${page.path}`, path) !== null);
  expect(askedPages.length).toBeGreaterThan(0);
  expect(askedPages.filter(({ path }) => !isPage(path) && !hasContent(path))).toEqual([]);
});

test('of pages that share their first segment one at the most reads a query, as pages are kept by that segment', () => {
  const reading = pageRows.flatMap(([, page]) => (page.query ? [firstSegmentOf(page)] : []));
  expect(reading.length).toBeGreaterThan(0);
  expect(reading.filter((segment, at) => reading.indexOf(segment) !== at)).toEqual([]);
});
