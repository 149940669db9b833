import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodingFor, storePage } from './storedPage.ts';

test('a page is kept in every encoding, with its length and no cookie', async () => {
  const page = await storePage(
    new Response('<p>hello</p>', { headers: { 'cache-control': 'public', 'set-cookie': 'sid=1' } }),
  );
  expect(brotliDecompressSync(page.bodies.br).toString()).toBe('<p>hello</p>');
  expect(gunzipSync(page.bodies.gzip).toString()).toBe('<p>hello</p>');
  expect(page.headers.identity['content-length']).toBe('12');
  expect(page.headers.br['content-encoding']).toBe('br');
  expect(page.headers.br['set-cookie']).toBeUndefined();
  expect(page.keep).toBe(true);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', 'identity'],
  [undefined, 'identity'],
] as const)('the encoding for "%s" is %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
