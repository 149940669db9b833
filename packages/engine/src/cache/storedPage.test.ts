import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { encodingFor, storeLater, storePage } from './storedPage.ts';

const hello = () =>
  storePage(new Response('<p>hello</p>', { headers: { 'cache-control': 'public', 'set-cookie': 'sid=1' } }));

test('a page is sent in every encoding, with its length and no cookie', async () => {
  const page = await hello();
  const [br, gzip, identity] = await Promise.all([
    page.inEncoding('br'),
    page.inEncoding('gzip'),
    page.inEncoding('identity'),
  ]);
  expect(brotliDecompressSync(br.body).toString()).toBe('<p>hello</p>');
  expect(gunzipSync(gzip.body).toString()).toBe('<p>hello</p>');
  expect(identity.body.toString()).toBe('<p>hello</p>');
  expect(identity.headers['content-length']).toBe('12');
  expect(identity.headers['content-encoding']).toBeUndefined();
  expect(br.headers['content-encoding']).toBe('br');
  expect(br.headers['set-cookie']).toBeUndefined();
  expect(page.keep).toBe(true);
});

test('what is made later is known by its tag before, and made once, when somebody asks', async () => {
  const make = vi.fn<() => Buffer>(() => Buffer.from('window.data = 1'));
  const kept = storeLater(new Response(null, { headers: { 'cache-control': 'public' } }), {
    tag: 'one',
    size: 100,
    make,
  });
  expect([kept.etag, kept.bytes, kept.keep]).toEqual(['"one"', 150, true]);
  expect(make).not.toHaveBeenCalled();
  const sent = await kept.inEncoding('identity');
  expect(sent.body.toString()).toBe('window.data = 1');
  expect(sent.headers).toMatchObject({ etag: '"one"', 'content-length': '15' });
  expect(await kept.inEncoding('identity')).toBe(sent);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a page that was made again of the same bytes is compressed no more', async () => {
  const body = Buffer.from('<p>hello</p>');
  const [first, again, other] = await Promise.all(
    [body, body, Buffer.from('<p>hello</p>')].map(async (bytes) =>
      (await storePage(new Response(null), { body: bytes })).inEncoding('br'),
    ),
  );
  expect(again?.body).toBe(first?.body);
  expect(other?.body).not.toBe(first?.body);
  expect(other?.body).toEqual(first?.body);
});

test('a page that is sent time and again is compressed at its best, under the tag it had, and so is the same page made again', {
  timeout: 30_000,
}, async () => {
  const body = Buffer.from(
    Array.from({ length: 2000 }, (_, at) => `<li>${at * at} of ${at % 7}</li>`).join(''),
  );
  const page = await storePage(new Response(null), { body });
  const first = await page.inEncoding('br');
  for (let time = 0; time < 10; time += 1) await page.inEncoding('br');
  const isDense = async () => (await page.inEncoding('br')).body.byteLength < first.body.byteLength;
  await vi.waitUntil(isDense, { timeout: 25_000 });
  const dense = await page.inEncoding('br');
  expect(brotliDecompressSync(dense.body)).toEqual(body);
  expect(dense.headers).toMatchObject({
    etag: first.headers['etag'],
    'content-length': String(dense.body.byteLength),
    'content-encoding': 'br',
  });
  const again = await storePage(new Response(null), { body });
  expect((await again.inEncoding('br')).body).toBe(dense.body);
});

test('a page is compressed once for everyone who asks for an encoding, and then at hand', async () => {
  const page = await hello();
  const first = page.inEncoding('br');
  expect(page.inEncoding('br')).toBe(first);
  expect(page.inEncoding('gzip')).toBeInstanceOf(Promise);
  const encoded = await first;
  expect(page.inEncoding('br')).toBe(encoded);
});

test('reliability H1: a page that failed is nobody else’s, however long it says it may be kept', async () => {
  const failed = { status: 503, headers: { 'cache-control': 'public, s-maxage=60' } };
  const page = await storePage(new Response('later', failed));
  expect((await page.inEncoding('identity')).headers['cache-control']).toBe('private, no-store');
  expect([page.keep, page.cacheControl]).toEqual([false, 'private, no-store']);
  expect((await storePage(new Response('says nothing of it'))).cacheControl).toBe('private, no-store');
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
