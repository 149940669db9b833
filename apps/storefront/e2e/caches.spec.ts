import { readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router';
import { beforeAll, expect, inject, test } from 'vitest';
import { register } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag } from './journey.ts';
import { previewCookie } from './previewCookie.ts';
import { type RawAnswer, rawRequest } from './rawRequest.ts';
import { leaves, routeTable } from './routePaths.ts';
import { openShopDatabase } from './shopDatabase.ts';
import { files, privatePaths, publicPaths } from './shopPaths.ts';
import { together } from './together.ts';

const email = `caches.${Date.now()}@shop.example`;
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../security/payloads/${name}.json`, import.meta.url), 'utf8'));
// Our own lists of tricks.
const suffixes = read('deceptiveSuffixes') as string[];
const { headers: strangeHeaders, queries } = read('unkeyedInputs') as {
  headers: Record<string, string>;
  queries: string[];
};

/** What of a shopper must never be in a shared answer. */
const markers = [email, 'Fenwick', '1 Hill Street', '01584 000000'];

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());
const product = (await database.buyable(91)).path;
const cookies = {
  anonymous: '',
  bag: '',
  signedIn: '',
  preview: await previewCookie(),
};

beforeAll(async () => {
  const shopper = await newShopper(browser, { javaScriptEnabled: false });
  const page = await shopper.newPage();
  const stored = async () =>
    (await shopper.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await addToBag(page, product, false);
  cookies.bag = await stored();
  await register(page, '', email, false);
  cookies.signedIn = await stored();
  await shopper.close();
});

const ask = (path: string, cookie = '', more: Record<string, string> = {}): Promise<RawAnswer> =>
  rawRequest(inject('origin'), path, { ...(cookie && { cookie }), ...more });

/** Hundreds of requests, on a machine that does other things too. */
const slow = { timeout: 240_000 };

/** Pages of the product, which is another in each run. */
const ofTheProduct: { readonly [name: string]: () => string } = {
  product: () => product,
  recommendations: () => product.replace(/^\/p\/(\d+)\/[^/]+\/([^?]+).*/, '/recommendations/$1/$2'),
};

/** A page’s address and that of its data. */
function bothOf(path: string): string[] {
  const [pathname = '', query] = (ofTheProduct[path]?.() ?? path).split('?', 2);
  const more = query === undefined ? '' : `?${query}`;
  return [pathname + more, `${pathname === '/' ? '/_' : pathname}.data${more}`];
}

const prefixes = ['', '/eu', '/us'];
const everywhere = (paths: readonly string[]) =>
  prefixes.flatMap((prefix) =>
    paths.flatMap(bothOf).map((path) => (path === '/' && prefix ? prefix : prefix + path)),
  );

test.each(Object.keys(cookies) as (keyof typeof cookies)[])(
  'reliability H1: what %s may share is public and sets no cookie, all else is private',
  slow,
  async (who) => {
    const wrong: unknown[] = [];
    const page = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
    const file = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400';
    const shared = [
      ...everywhere(publicPaths).map((path) => ({ path, kept: page })),
      ...prefixes.flatMap((prefix) => files.map((path) => ({ path: prefix + path, kept: file }))),
    ];
    await together(shared, 6, async ({ path, kept }) => {
      const { status, headers, body } = await ask(path, cookies[who]);
      const expected = who === 'preview' ? 'private, no-store' : kept;
      const isRight = status === 200 && headers['cache-control'] === expected && !headers['set-cookie'];
      if (!isRight || isPersonal({ body }))
        wrong.push([path, status, headers['cache-control'], headers['set-cookie']]);
    });
    // Neither a page that is not there nor the file for crawlers is about anybody.
    for (const path of ['/no-such-page', '/eu/no-such-page', '/robots.txt']) {
      const { headers, body } = await ask(path, cookies[who]);
      const isRight = who === 'preview' || String(headers['cache-control']).startsWith('public, ');
      if (!isRight || headers['set-cookie'] || isPersonal({ body }))
        wrong.push([path, headers['cache-control'], headers['set-cookie']]);
    }
    await together(everywhere(privatePaths), 6, async (path) => {
      const { status, headers } = await ask(path, cookies[who]);
      if (headers['cache-control'] !== 'private, no-store')
        wrong.push([path, status, headers['cache-control']]);
    });
    expect(wrong).toEqual([]);
  },
);

test('reliability H1: no route of the shop is left out', () => {
  const told = [
    ...publicPaths.flatMap((path) => bothOf(path)[0] ?? []),
    ...files,
    ...privatePaths,
    '/robots.txt',
  ];
  const routeIds = told.map((path) => matchRoutes(routeTable, path.split('?', 1)[0] ?? '')?.at(-1)?.route.id);
  const all = [...leaves()].flatMap(({ id }) => (id === undefined || /^(?:eu|us)-/.test(id) ? [] : id));
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter((id) => !routeIds.includes(id))).toEqual([]);
});

/** Whether an answer tells who the shopper is. */
const isPersonal = ({ body }: Pick<RawAnswer, 'body'>) => markers.some((marker) => body.includes(marker));

/** Whether an answer may be given to somebody else. */
const isShared = ({ headers }: RawAnswer) =>
  !/\b(?:private|no-store)\b/.test(String(headers['cache-control']));

test('the markers are real: the account’s own pages carry them', async () => {
  const { body } = await ask('/my-account/MyProfile', cookies.signedIn);
  expect(markers.filter((marker) => body.includes(marker))).toContain('Fenwick');
});

/** Whether a cache that keeps files by the ending of their path would keep an address, as it is written or as it is read. */
function isFileOf(address: string): boolean {
  const [path = ''] = address.split('?', 1);
  return [path, decodeURIComponent(path), new URL(path, inject('origin')).pathname].some((one) =>
    /\.(?!data$)\w+$/.test(one),
  );
}

/** Private pages whose names an ending could hide. */
const deceptive = [
  '/bag',
  '/checkout',
  '/my-account',
  '/my-account/MyProfile',
  '/my-account/OrderHistory/1',
  '/find-order',
  '/wishlist',
  '/me',
  '/me/wishlist',
  '/my-account-data',
];

test('reliability H3: no ending of an address makes a private page a file to keep', slow, async () => {
  expect(suffixes.length).toBeGreaterThanOrEqual(20);
  const leaked: unknown[] = [];
  const addresses = deceptive.flatMap((path) => suffixes.map((suffix) => path + suffix));
  await together(addresses, 6, async (address) => {
    const first = await ask(address, cookies.signedIn);
    const second = await ask(address);
    if (isPersonal(first) && isShared(first)) leaked.push([address, first.headers['cache-control']]);
    if (isPersonal(second)) leaked.push([address, 'told to a stranger']);
    if (first.status === 200 && isPersonal(first) && isFileOf(address))
      leaked.push([address, 'told as a file']);
  });
  expect(leaked).toEqual([]);
});

/** A page as it is kept now: one that had grown old is replaced behind the answer that finds it so. */
async function settled(path: string): Promise<RawAnswer> {
  await ask(path);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return ask(path);
}

test('reliability H4: nothing but the address changes a shared page', slow, async () => {
  expect(Object.keys(strangeHeaders).length + queries.length).toBeGreaterThanOrEqual(35);
  const wrong: unknown[] = [];
  for (const path of ['/', '/eu/browse/womens', product]) {
    const control = await settled(path);
    for (const [name, value] of Object.entries(strangeHeaders)) {
      const { status, body } = await ask(path, '', { [name]: value });
      if (status !== 200 || body !== control.body) wrong.push([path, name, status]);
    }
    for (const query of queries) {
      const { status, body } = await ask(`${path}${path.includes('?') ? '&' : '?'}${query}`);
      if (status !== 200 || body !== control.body) wrong.push([path, query, status]);
    }
  }
  expect(wrong).toEqual([]);
});

test(
  'reliability H4: nor is a page kept otherwise for having been asked for with it first',
  slow,
  async () => {
    const page = (nth: number) => `/search?query=zq${String(nth).padStart(4, '0')}`;
    // What is searched for, and the tag of the page's own data, are each page's own.
    const bare = ({ body }: RawAnswer) => body.replaceAll(/zq\d{4}/g, 'zq').replaceAll(/tag=[\w-]+/g, 'tag');
    const first = Date.now() % 9000;
    const control = bare(await ask(page(first)));
    expect(control.length).toBeGreaterThan(10_000);
    const asked = [
      ...Object.entries(strangeHeaders).map(([name, value]) => ({
        name,
        headers: { [name]: value },
        query: '',
      })),
      ...queries.map((query) => ({ name: query, headers: {}, query: `&${query}` })),
    ];
    const wrong: string[] = [];
    for (const [nth, { name, headers, query }] of asked.entries()) {
      await ask(page(first + 1 + nth) + query, '', headers);
      if (bare(await ask(page(first + 1 + nth))) !== control) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  },
);

test('reliability H4: links a page gives of itself are of the configured host', async () => {
  const { body } = await ask('/browse/mens', '', { 'x-forwarded-host': 'evil.example' });
  expect(body).toContain('rel="canonical"');
  expect(body).not.toContain('evil.example');
  const strange = await ask('/browse/mens', '', { host: 'evil.example' });
  expect([strange.status, strange.body.includes('evil.example')]).toEqual([421, false]);
});
