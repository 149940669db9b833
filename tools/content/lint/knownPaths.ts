import { pageRows } from '../../../apps/storefront/app/pages.ts';
import { seedCategories } from '../../../packages/demo-shop/src/categories.ts';
import { keyOf, pageOf, type Source } from './sources.ts';

/** Content that is a part of every page, and no page itself. */
const parts = new Set([
  'app-header',
  'benefit-bar',
  'countdown-timer',
  'desktop-navigation',
  'footer',
  'home',
  'locale-selector-image',
  'mobile-navigation',
  'not-found',
]);

/** The storefront’s own pages, those with something in their address to be filled in left out. */
const ownPages = pageRows
  .filter(([, { layout }]) => layout !== 'none')
  .map(([, { path }]) => `/${path.replace(/\/:\w+\?$/, '')}`)
  .filter((path) => !/[:*]/.test(path));

const product = /^\/p\/[\w-]+\/[\w-]+\/[\w-]+$/;

/**
 * Says whether the shop has a page of an address without its market: the storefront’s routes, the categories, and the
 * pages that are content.
 */
export function knownPaths(sources: readonly Source[]): (path: string) => boolean {
  const pages = sources.map((source) => pageOf(keyOf(source))).filter((page) => !parts.has(page));
  const known = new Set([
    ...ownPages,
    ...seedCategories.map(({ url }) => `/browse${url}`),
    ...pages.map((page) => `/${page}`),
  ]);
  return (path) => known.has(path) || product.test(path);
}
