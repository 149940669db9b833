import { isOwnPage } from '../../../apps/storefront/app/ownPage.ts';
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

/**
 * Says whether the shop has a page of an address without its market: the storefront’s routes, the categories, and the
 * pages that are content.
 */
export function knownPaths(sources: readonly Source[]): (path: string) => boolean {
  const pages = sources.map((source) => pageOf(keyOf(source))).filter((page) => !parts.has(page));
  const known = new Set([
    // A category leads on from its own address.
    ...seedCategories.flatMap(({ url }) => [url, `/browse${url}`]),
    ...pages.map((page) => `/${page}`),
  ]);
  return (path) => known.has(path) || isOwnPage(path);
}
