import { expect, test, vi } from 'vitest';
import { NoPageCache } from './noPageCache.ts';
import type { Render } from './pageCache.ts';
import { storePage } from './storedPage.ts';

test('without the cache a page is neither kept nor shared by those who wait for it', async () => {
  const cache = new NoPageCache();
  const headers = { 'cache-control': 'public, s-maxage=60', 'content-type': 'text/html' };
  const render = vi.fn<Render>(() => storePage(new Response('one', { headers })));
  await Promise.all([cache.render('/', render), cache.render('/', render)]);
  expect(cache.find()).toBeUndefined();
  await cache.render('/', render);
  expect(render).toHaveBeenCalledTimes(3);
});
