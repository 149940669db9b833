import { markets } from '@tailorbird/commerce/market';
import { openDatabase } from '@tailorbird/middleware/database/openDatabase';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pageRows, pages } from '../app/pages.ts';
import { openShopDatabase } from './shopDatabase.ts';
import { examples, privatePaths, publicPaths } from './shopPaths.ts';
import { nothing, type StrangeShop, startStrangeShop } from './startStrangeShop.ts';
import { together } from './together.ts';

let product = '';
/** The same pages over a middleware that has nothing and answers no call. */
let empty: StrangeShop;

beforeAll(async () => {
  const database = await openShopDatabase();
  product = (await database.buyable(3)).path.replace(/\?.*/, '');
  await database.close();
  await insertDeepCategories();
  empty = await startStrangeShop(nothing);
});
afterAll(() => empty?.stop());

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

const ask = (origin: string, path: string) => fetch(origin + path, { redirect: 'manual' });
const places = Object.values(markets).map(({ prefix }) => prefix);

/** Routes by the statement they keep. */
const there = {
  home: ['/'],
  markets: [
    '/login',
    '/create-account',
    '/forgot-password',
    '/updatePassword',
    '/confirm',
    '/find-order',
    '/bag',
    '/wishlist',
    'product',
    '/search',
    '/search?query=stripe',
    '/delivery',
    '/accessibility',
  ],
  collection: ['/browse/collection/garden-prints'],
  catchAll: ['/delivery', '/returns'],
  category: [
    '/browse/womens',
    '/browse/womens/dresses/midi-dresses',
    '/browse/deep-1/deep-2/deep-3/deep-4/deep-5',
  ],
  information: ['/shop-finder', '/size-guide', '/cookies'],
  links: ['/browse/mens', '/other-stuff'],
};

/** Guards, aliases, and addresses that have moved. */
const moved = {
  guards: [
    ['/my-account', '/login?next=%2Fmy-account'],
    ['/my-account/MyProfile', '/login?next=%2Fmy-account%2FMyProfile'],
    ['/my-account/OrderHistory', '/login?next=%2Fmy-account%2FOrderHistory'],
    ['/my-account/SavedAddresses', '/login?next=%2Fmy-account%2FSavedAddresses'],
  ],
  aliases: [
    ['/Bag', '/bag'],
    ['/Login', '/login'],
    ['/Browse/Womens?page=2&utm_source=a', '/browse/womens?page=2&utm_source=a'],
    ['/Shop-Finder', '/shop-finder'],
    ['/updatepassword', '/updatePassword'],
  ],
  catchAll: [
    ['/womens', '/browse/womens'],
    ['/womens/dresses/midi-dresses', '/browse/womens/dresses/midi-dresses'],
  ],
  markets: [
    ['/checkout-identity', '/bag'],
    ['/checkout', '/bag'],
    ['/locale', '/'],
    ['/logout', '/'],
  ],
} as const;

const missing = [
  '/nowhere',
  '/nowhere/at/all',
  '/my-account/Nonsense',
  '/order-confirmation/x/y',
  '/p/999999/x/y',
  '/p/x/y/z',
  '/reviews/999999',
  '/wishlist/nobody-has-this-one',
  '/browse/collection/nothing',
  '/browse/nothing',
  '/browse/deep-1/deep-2/deep-3/deep-4/deep-5/deep-6',
  '/browse/womens?page=9999',
];

const broken: readonly (readonly [path: string, status: number])[] = [
  ['/browse/womens', 503],
  ['/browse/collection/garden-prints', 503],
  ['/p/1/a/b', 500],
  ['/search?query=stripe', 503],
];

describe.each(places)('in the market at "%s"', (prefix) => {
  const at = (path: string) => (path === '/' ? prefix || '/' : prefix + path);

  async function isThere(path: string): Promise<void> {
    const response = await ask(inject('origin'), at(path === 'product' ? product : path));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('id="main"');
    expect(html).toContain(`<html lang="${{ '': 'en-GB', '/eu': 'en-IE', '/us': 'en-US' }[prefix]}"`);
  }
  it.each(there.markets)('commerce §2 markets 1: %s is there', isThere);
  it.each(there.home)('commerce §2 home 1: %s is there', isThere);
  it.each(there.collection)('commerce §2 collection 1: %s is there', isThere);
  it.each(there.catchAll)('commerce §2 catch-all 1: %s is there', isThere);
  it.each(moved.catchAll)('commerce §2 catch-all 1: %s leads to %s, which it names', leadsTo);
  it.each(there.category)('commerce §2 category 1: %s is there', isThere);
  it.each(there.information)('commerce §2 information pages 1: %s is there', isThere);
  it.each(there.links)('commerce §2 links 1: %s is there', isThere);

  async function leadsTo(path: string, to: string): Promise<void> {
    const response = await ask(inject('origin'), at(path));
    expect([301, 302, 303]).toContain(response.status);
    const location = new URL(response.headers.get('location') ?? '', inject('origin'));
    expect(location.origin).toBe(inject('origin'));
    expect(location.pathname + location.search).toBe(at(to));
  }
  it.each(moved.guards)('commerce §2 guards 1: %s leads to %s', leadsTo);
  it('commerce §2 guards 1: of a shopper’s pages those with the guard lead a guest to the login, and no others', async () => {
    const found: unknown[] = [];
    const expected: unknown[] = [];
    for (const [name, { audience, guard }] of pageRows) {
      if (audience !== 'shopper') continue;
      for (const path of examples[name]) {
        const answer = await ask(inject('origin'), at(path));
        found.push([path, answer.headers.get('location')?.startsWith(`${prefix}/login?`) ?? false]);
        expected.push([path, guard === 'customer']);
      }
    }
    expect(found).toEqual(expected);
    expect(found).toContainEqual(['/my-account-data', true]);
  });
  it('blocks §9 middleware 1: the content preview and the locale run on every page', async () => {
    const wrong: unknown[] = [];
    await together([...publicPaths, ...privatePaths], 6, async (path) => {
      if (!path.startsWith('/')) return;
      const query = `${path.includes('?') ? '&' : '?'}ampl_domain=&ampl_timestamp=`;
      const answer = await ask(inject('origin'), at(path) + query);
      const cookies = answer.headers.getSetCookie();
      // The first takes the preview away and leads to the home of the market, which the second reads of the address.
      if (answer.status !== 302 || answer.headers.get('location') !== (prefix || '/'))
        wrong.push([path, answer.status]);
      if (!cookies.some((cookie) => cookie.startsWith('preview=;'))) wrong.push([path, cookies]);
    });
    expect(wrong).toEqual([]);
  });
  it.each(moved.aliases)('commerce §2 aliases 1: %s leads to %s', leadsTo);
  it.each(moved.markets)('commerce §2 markets 1: %s leads to %s', leadsTo);

  it('commerce §2 aliases 1: every page has one spelling, and any other leads there for good with its query', async () => {
    const pagesOfAll = [...publicPaths, ...privatePaths, ...pages.content.contentKeys.map((key) => `/${key}`)]
      .map((path) => path.split('?', 1)[0] ?? '')
      .filter((path) => path.length > 1 && path.startsWith('/'));
    expect(pagesOfAll.length).toBeGreaterThan(40);
    const wrong: unknown[] = [];
    await together(pagesOfAll, 6, async (path) => {
      const capital = path.replace(/^\/\w/, (start) => start.toUpperCase());
      const answer = await ask(inject('origin'), `${at(capital)}?page=2&utm_source=Mail`);
      const to = answer.headers.get('location');
      if (answer.status !== 301 || to !== `${at(path)}?page=2&utm_source=Mail`)
        wrong.push([path, answer.status, to]);
    });
    expect(wrong).toEqual([]);
  });

  it('a renamed product leads to its name, for good', async () => {
    const [, , id, , colour] = product.split('/');
    const response = await ask(inject('origin'), `${prefix}/p/${id}/its-old-name/${colour}?Size=10`);
    expect([response.status, response.headers.get('location')]).toEqual([301, `${prefix}${product}?Size=10`]);
  });

  describe('blocks §5 page check 1: an address that fails its page’s check is a 404', () => {
    it.each(missing)(
      "commerce §8 message 15: %s is '404 ERROR', in a page titled 'Page not found'",
      async (path) => {
        const response = await ask(inject('origin'), at(path));
        const html = await response.text();
        expect(response.status).toBe(404);
        expect(html).toContain('404 ERROR');
        expect(html.match(/<title>[^<]*/g)).toEqual(['<title>Page not found | Tailorbird']);
        expect(html).toContain('content="noindex"');
      },
    );
  });

  describe('blocks §4 routing 2: any other error is the error page with its status', () => {
    it.each(broken)(
      'commerce §8 message 15: %s fails with ‘An error occured’ and %i',
      async (path, status) => {
        const response = await ask(empty.origin, at(path));
        const html = await response.text();
        expect(response.status).toBe(status);
        for (const words of ['An error occured', 'Please go back or try again', 'OTHER STUFF'])
          expect(html).toContain(words);
      },
    );
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

it('commerce §8 category tree 1: pages of a shop without one log the hint at the settings, once', async () => {
  for (const prefix of places)
    for (const path of ['/', '/browse/womens']) await ask(empty.origin, prefix + path);
  const hints = () =>
    empty
      .log()
      .split('\n')
      .filter((line) => line.includes('"op":"categories.load"'));
  await expect.poll(hints).toHaveLength(1);
  expect(hints()[0]).toContain('the commerce environment variables may be wrong');
});
