import { expect, it } from 'vitest';
import { examples } from '../e2e/shopPaths.ts';
import { pageLabel } from './pageTimer.ts';

/** Those that stand for an address of a run's own. */
const placeholders = ['product', 'recommendations'];

it('each page is counted under its own name, in every market and as the data the router asks for', () => {
  const addresses = Object.entries(examples).flatMap(([name, paths]) =>
    paths
      .filter((path) => !placeholders.includes(path))
      .map((path) => [name, path.split('?', 1)[0] ?? ''] as const),
  );
  expect(addresses.length).toBeGreaterThan(30);
  for (const [name, path] of addresses)
    for (const prefix of ['', '/eu', '/us']) {
      const at = path === '/' ? prefix || '/' : prefix + path;
      expect([at, pageLabel(at)]).toEqual([at, name]);
    }
  expect(pageLabel('/p/7/fern-shirt/moss-green')).toBe('product');
  expect(pageLabel('/eu/browse/womens.data')).toBe('listing');
});

it('what is no page is counted by its first segment, and what nobody has as content: labels stay few', () => {
  expect(pageLabel('/assets/entry-abc.js')).toBe('assets');
  expect(pageLabel('/commerce/getCart')).toBe('commerce');
  for (const path of ['/wp-login.php', '/%00', '/..%2f', `/${'a'.repeat(9_000)}`])
    expect(pageLabel(path)).toBe('content');
});
