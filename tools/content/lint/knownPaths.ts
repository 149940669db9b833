import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedCategories } from '../../../apps/middleware/src/seed/categories.ts';
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
]);

/** The storefront’s own pages, from its routes: those without a parameter in their address. */
function routePaths(root: string): readonly string[] {
  const routes = readFileSync(join(root, 'apps/storefront/app/routes.ts'), 'utf8');
  return [...routes.matchAll(/page\('([\w/-]+)'/g)].map(([, path]) => `/${path}`);
}

const product = /^\/p\/[\w-]+\/[\w-]+\/[\w-]+$/;

/**
 * Says whether the shop has a page of an address without its market: the storefront’s routes, the categories, and the
 * pages that are content.
 */
export function knownPaths(root: string, sources: readonly Source[]): (path: string) => boolean {
  const pages = sources.map((source) => pageOf(keyOf(source))).filter((page) => !parts.has(page));
  const known = new Set([
    '/',
    ...routePaths(root),
    ...seedCategories.map(({ url }) => `/browse${url}`),
    ...pages.map((page) => `/${page}`),
  ]);
  return (path) => known.has(path) || product.test(path);
}
