import { expect, test, vi } from 'vitest';
import { createPageCache, type Render } from './pageCache.ts';
import { storePage } from './storedPage.ts';

const publicHeaders = { 'cache-control': 'public, s-maxage=60', 'content-type': 'text/html' };
const pageOf = (body: string, init: ResponseInit = {}) =>
  storePage(new Response(body, { headers: publicHeaders, ...init }));

function cacheAt(maxBytes = 1_000_000) {
  const clock = { now: 0 };
  const cache = createPageCache({ freshMs: 60_000, staleMs: 600_000, maxBytes, now: () => clock.now });
  return { cache, clock };
}

test('a page is fresh for a minute, then served stale for ten while it is refreshed', async () => {
  const { cache, clock } = cacheAt();
  await cache.render('/', () => pageOf('one'));
  expect(cache.find('/')?.refresh).toBe(false);
  clock.now = 60_000;
  expect(cache.find('/')?.refresh).toBe(true);
  clock.now = 660_000;
  expect(cache.find('/')).toBeUndefined();
});

test('one render serves everyone who waits', async () => {
  const { cache } = cacheAt();
  const render = vi.fn<Render>(() => pageOf('one'));
  const pages = await Promise.all([
    cache.render('/', render),
    cache.render('/', render),
    cache.render('/', render),
  ]);
  expect(render).toHaveBeenCalledTimes(1);
  expect(new Set(pages).size).toBe(1);
});

test('an error and a private page are answered but not kept', async () => {
  const { cache } = cacheAt();
  await cache.render('/gone', () => pageOf('gone', { status: 404, headers: publicHeaders }));
  await cache.render('/mine', () => pageOf('mine', { headers: { 'cache-control': 'private, no-store' } }));
  expect(cache.find('/gone')).toBeUndefined();
  expect(cache.find('/mine')).toBeUndefined();
});

test('a failed refresh leaves the stale page in place', async () => {
  const { cache, clock } = cacheAt();
  await cache.render('/', () => pageOf('one'));
  clock.now = 61_000;
  await cache.render('/', () => pageOf('broken', { status: 500 }));
  expect((await cache.find('/')?.page.inEncoding('identity'))?.body.toString()).toBe('one');
  await expect(cache.render('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(cache.find('/')).toBeDefined();
});

test('a page of an earlier version is rendered before it is served, also one that was being rendered meanwhile', async () => {
  let version = 1;
  const cache = createPageCache({
    freshMs: 60_000,
    staleMs: 600_000,
    maxBytes: 1_000_000,
    now: () => 0,
    version: () => version,
  });
  const words = async () => (await cache.find('/')?.page.inEncoding('identity'))?.body.toString();
  const state = await pageOf('state of one');
  await cache.render('/', () => storePage(new Response('one', { headers: publicHeaders }), { state }));
  const late = Promise.withResolvers<void>();
  const under = cache.render('/', () => late.promise.then(() => pageOf('late')));
  expect(await words()).toBe('one');
  version = 2;
  expect(await words()).toBeUndefined();
  await cache.render('/', () => pageOf('two'));
  late.resolve();
  await under;
  expect(await words()).toBe('two');
  expect(cache.findState('/', state.etag.slice(1, -1))).toBe(state);
});

test('memory is bounded: the page asked for longest ago goes first', async () => {
  const one = await pageOf('x'.repeat(5000));
  const { cache } = cacheAt(one.bytes * 2);
  for (const key of ['/a', '/b']) await cache.render(key, () => pageOf('x'.repeat(5000)));
  cache.find('/a');
  await cache.render('/c', () => pageOf('x'.repeat(5000)));
  expect([cache.find('/a'), cache.find('/b'), cache.find('/c')].map(Boolean)).toEqual([true, false, true]);
});

test('the data of a replaced page is there by its tag for whoever still reads that page, and then forgotten', async () => {
  const { cache, clock } = cacheAt();
  const render = async (words: string) => {
    const state = await pageOf(`state of ${words}`);
    await cache.render('/', () => storePage(new Response(words, { headers: publicHeaders }), { state }));
    clock.now += 61_000;
    return state.etag.slice(1, -1);
  };
  const first = await render('one');
  const second = await render('two');
  expect(cache.findState('/', first)?.etag).toBe(`"${first}"`);
  expect(cache.findState('/', second)?.etag).toBe(`"${second}"`);
  expect(cache.findState('/', 'unknown')).toBeUndefined();
  for (const words of ['three', 'four', 'five']) await render(words);
  expect(cache.findState('/', first)).toBeUndefined();
  expect(cache.findState('/', second)?.etag).toBe(`"${second}"`);
});

test('a page rendered again with the same data keeps that data once', async () => {
  const { cache, clock } = cacheAt((await pageOf('page')).bytes + (await pageOf('data')).bytes);
  for (const _render of [1, 2, 3]) {
    const state = await pageOf('data');
    await cache.render('/', () => storePage(new Response('page', { headers: publicHeaders }), { state }));
    clock.now += 61_000;
  }
  expect(cache.find('/')).toBeDefined();
});
