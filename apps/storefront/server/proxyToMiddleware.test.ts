import { expect, test, vi } from 'vitest';
import { proxyToMiddleware } from './proxyToMiddleware.ts';

const request = new Request('https://shop.example/i/content/hero?w=300');

test('what the middleware answers is handed on', async () => {
  const response = await proxyToMiddleware({ middleware: () => new Response('a picture') }, request);
  expect(await response.text()).toBe('a picture');
});

test('reliability §4.9: a middleware that does not answer is one line in the log and an answer without a stack', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const response = await proxyToMiddleware(
    { middleware: () => Promise.reject(new Error('ECONNREFUSED')) },
    request,
  );
  expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
  expect(await response.json()).toMatchObject({ tag: 'unavailable' });
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { op: 'storefront.middleware', path: '/i/content/hero' },
  ]);
  log.mockRestore();
});
