import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markets } from '@tailorbird/commerce/market';
import { openDatabase } from '@tailorbird/middleware/database/openDatabase';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openShopDatabase } from './shopDatabase.ts';

let product = '';
let empty: ChildProcess;
let emptyOrigin = '';
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-routes-'));

beforeAll(async () => {
  const database = await openShopDatabase();
  product = (await database.buyable(3)).path.replace(/\?.*/, '');
  await database.close();
  await insertDeepCategories();
  emptyOrigin = await startEmptyShop();
});
afterAll(() => {
  empty?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Categories six levels deep, of which five have an address. */
async function insertDeepCategories(): Promise<void> {
  const opened = await openDatabase({ url: inject('databaseUrl'), directory: '' });
  if (!opened.ok) throw new Error(opened.error.message);
  const values = [1, 2, 3, 4, 5, 6].map((depth) => {
    const url = Array.from({ length: depth }, (_, at) => `/deep-${at + 1}`).join('');
    const path = Array.from({ length: depth }, (_, at) => 9001 + at).join(',');
    return `(${9000 + depth}, ${depth === 1 ? 'null' : 8999 + depth}, 'Deep ${depth}', 'deep-${depth}', '${url}', '{${path}}')`;
  });
  await opened.value.pool.query(
    `insert into categories (id, parent_id, name, slug, url, path) values ${values.join(',')} on conflict do nothing`,
  );
  await opened.value.close();
}

/** The same pages over a middleware that has nothing and answers no call. */
async function startEmptyShop(): Promise<string> {
  writeFileSync(join(folder, 'content.json'), JSON.stringify({ pages: {}, products: [] }));
  const script = fileURLToPath(new URL('strangeShop.ts', import.meta.url));
  empty = spawn(process.execPath, [script, join(folder, 'content.json')], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve, reject) => {
    empty.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()));
    empty.once('close', () => reject(new Error('The shop ended before it served.')));
  });
}

const ask = (origin: string, path: string) => fetch(origin + path, { redirect: 'manual' });
const places = Object.values(markets).map(({ prefix }) => prefix);

/** Every route: what stands for it, and the place of the statement it keeps. */
const found: readonly (readonly [place: string, path: string])[] = [
  ['home 1', '/'],
  ['markets 1', '/login'],
  ['markets 1', '/create-account'],
  ['markets 1', '/forgot-password'],
  ['markets 1', '/updatePassword'],
  ['markets 1', '/find-order'],
  ['markets 1', '/bag'],
  ['markets 1', '/wishlist'],
  ['markets 1', 'product'],
  ['collection 1', '/browse/collection/garden-prints'],
  ['category 1', '/browse/womens'],
  ['category 1', '/browse/womens/dresses/midi-dresses'],
  ['category 1', '/browse/deep-1/deep-2/deep-3/deep-4/deep-5'],
  ['markets 1', '/search'],
  ['markets 1', '/search?query=stripe'],
  ['information pages 1', '/shop-finder'],
  ['information pages 1', '/size-guide'],
  ['information pages 1', '/cookies'],
  ['markets 1', '/delivery'],
  ['markets 1', '/accessibility'],
  ['links 1', '/browse/mens'],
  ['links 1', '/other-stuff'],
];

/** Guards, aliases, and addresses that have moved. */
const moved: readonly (readonly [place: string, path: string, to: string])[] = [
  ['guards 1', '/my-account', '/login?next=%2Fmy-account'],
  ['guards 1', '/my-account/MyProfile', '/login?next=%2Fmy-account%2FMyProfile'],
  ['guards 1', '/my-account/OrderHistory', '/login?next=%2Fmy-account%2FOrderHistory'],
  ['guards 1', '/my-account/SavedAddresses', '/login?next=%2Fmy-account%2FSavedAddresses'],
  ['markets 1', '/checkout-identity', '/bag'],
  ['markets 1', '/checkout', '/bag'],
  ['aliases 1', '/Bag', '/bag'],
  ['aliases 1', '/Login', '/login'],
  ['aliases 1', '/Browse/Womens?page=2&utm_source=a', '/browse/womens?page=2&utm_source=a'],
  ['aliases 1', '/Shop-Finder', '/shop-finder'],
  ['aliases 1', '/updatepassword', '/updatePassword'],
  ['markets 1', '/womens', '/browse/womens'],
  ['markets 1', '/locale', '/'],
  ['markets 1', '/logout', '/'],
];

const missing: readonly (readonly [place: string, path: string])[] = [
  ['markets 1', '/nowhere'],
  ['markets 1', '/nowhere/at/all'],
  ['markets 1', '/my-account/Nonsense'],
  ['markets 1', '/order-confirmation/x/y'],
  ['markets 1', '/p/999999/x/y'],
  ['markets 1', '/p/x/y/z'],
  ['collection 1', '/browse/collection/nothing'],
  ['category 1', '/browse/nothing'],
  ['category 1', '/browse/deep-1/deep-2/deep-3/deep-4/deep-5/deep-6'],
  ['markets 1', '/browse/womens?page=9999'],
];

const broken: readonly (readonly [path: string, status: number])[] = [
  ['/', 500],
  ['/browse/womens', 503],
  ['/browse/collection/garden-prints', 503],
  ['/p/1/a/b', 500],
  ['/search?query=stripe', 503],
];

describe.each(places)('in the market at "%s"', (prefix) => {
  const at = (path: string) => (path === '/' ? prefix || '/' : prefix + path);

  it.each(found)('commerce §2 %s: %s is there', async (_, path) => {
    const response = await ask(inject('origin'), at(path === 'product' ? product : path));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/<main|<article|id="main"/);
    expect(html).toContain(`<html lang="${{ '': 'en-GB', '/eu': 'en-IE', '/us': 'en-US' }[prefix]}"`);
  });

  it.each(moved)('commerce §2 %s: %s leads to %s', async (_, path, to) => {
    const response = await ask(inject('origin'), at(path));
    expect([301, 302, 303]).toContain(response.status);
    const location = new URL(response.headers.get('location') ?? '', inject('origin'));
    expect(location.origin).toBe(inject('origin'));
    expect(location.pathname + location.search).toBe(at(to));
  });

  it('a renamed product leads to its name, for good', async () => {
    const [, , id, , colour] = product.split('/');
    const response = await ask(inject('origin'), `${prefix}/p/${id}/its-old-name/${colour}?Size=10`);
    expect([response.status, response.headers.get('location')]).toEqual([301, `${prefix}${product}?Size=10`]);
  });

  it.each(missing)(
    "commerce §2 %s: %s is '404 ERROR', in a page titled 'Page not found'",
    async (_, path) => {
      const response = await ask(inject('origin'), at(path));
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain('404 ERROR');
      expect(html).toContain('<title>Page not found | Tailorbird</title>');
      expect(html).toContain('content="noindex"');
    },
  );

  it.each(broken)('commerce §8 message 15: %s fails with ‘An error occured’ and %i', async (path, status) => {
    const response = await ask(emptyOrigin, at(path));
    const html = await response.text();
    expect(response.status).toBe(status);
    for (const words of ['An error occured', 'Please go back or try again', 'OTHER STUFF'])
      expect(html).toContain(words);
  });

  it('commerce §2 links 1: /browse/womens, /browse/mens, /other-stuff and / are linked', async () => {
    const html = await (await ask(inject('origin'), at('/nowhere'))).text();
    for (const path of ['/', '/browse/womens', '/browse/mens', '/other-stuff'])
      expect(html).toContain(`href="${at(path)}"`);
  });

  it('commerce §2 guards 1: a content preview of a host that is not ours is refused', async () => {
    const response = await ask(inject('origin'), at('/amplience-visualization/evil.example/abc'));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Invalid amplience staging domain');
  });

  it('commerce §2 breadcrumbs 1: they lead to /browse and the category’s address', async () => {
    const html = await (await ask(inject('origin'), at('/browse/womens/dresses/midi-dresses'))).text();
    const [crumbs = ''] = /<nav[^>]*aria-label="Breadcrumb[\s\S]*?<\/nav>/.exec(html) ?? [];
    const links = [...crumbs.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
    expect(links).toEqual([at('/'), at('/browse/womens'), at('/browse/womens/dresses')]);
  });
});
