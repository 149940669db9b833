import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { placeOf } from './placeOf.ts';

/**
 * Where a link in a document leads on the site. Links are written for those who read the repository; undefined is one to a
 * file of it that is not on the site.
 */
export function siteHref(root: string, document: string, href: string): string | undefined {
  if (/^(?:[a-z]+:|#|\/)/.test(href)) return href;
  const [path = '', hash] = href.split('#');
  const target = posix.join(posix.dirname(document), decodeURI(path));
  if (!existsSync(join(root, target))) throw new Error(`${document} has a dead link: ${href}`);
  const place = placeOf(target);
  return place && `/${place}${hash === undefined ? '' : `#${hash}`}`;
}
