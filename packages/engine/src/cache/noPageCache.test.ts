import { expect, test, vi } from 'vitest';
import { noPageCache } from './noPageCache.ts';
import type { Render } from './pageCache.ts';
import { storePage } from './storedPage.ts';

test('without the cache a page is neither kept nor shared by those who wait for it', async () => {
  const headers = { 'cache-control': 'public, s-maxage=60', 'content-type': 'text/html' };
  const render = vi.fn<Render>(() => storePage(new Response('one', { headers })));
  await Promise.all([noPageCache.render('/', render), noPageCache.render('/', render)]);
  expect(noPageCache.find('/')).toBeUndefined();
  await noPageCache.render('/', render);
  expect(render).toHaveBeenCalledTimes(3);
});
