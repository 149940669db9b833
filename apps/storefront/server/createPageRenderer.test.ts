import { noPageCache } from '@tailorbird/engine/noPageCache';
import { expect, test, vi } from 'vitest';
import type { RequestFacts } from '../app/requestContext.ts';
import { shopSettings } from '../app/shopSettings.ts';
import { createPageRenderer } from './createPageRenderer.ts';
import type { StorefrontOptions } from './storefrontOptions.ts';

const html =
  '<!DOCTYPE html><html><head></head><body><p>Café</p><script>1</script><script>2</script></body></html>';

/** A renderer around a router that answers with one document. */
function rendererOf(
  answer: (facts: RequestFacts, request: Request) => Response | Promise<Response>,
  { inDevelopment = false, publicUrl = 'http://shop.example', isPurged = false } = {},
) {
  const shop = {
    settings: shopSettings({ publicUrl }),
    isPurged,
    cache: inDevelopment ? undefined : noPageCache,
    createLoadContext: (facts: RequestFacts) => facts,
    handle: async (request: Request, facts: RequestFacts) => answer(facts, request),
  };
  // Only what a rendering looks at is there.
  return createPageRenderer(shop as unknown as StorefrontOptions);
}

const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=60' };
const handedOver = ({ production, setCookies }: RequestFacts) => {
  setCookies.push('sid=1; HttpOnly');
  production?.takeDocument({ html: Buffer.from(html), scripts: ['1'] });
  return new Response(production ? null : html, { headers });
};

test('reliability F4: a document handed over is sent whole, and allows its own scripts alone', async () => {
  const page = await rendererOf(handedOver).renderPublic('/');
  const sent = await page.inEncoding('identity');
  expect(sent.body.toString()).toBe(html);
  expect(sent.headers['content-length']).toBe(String(sent.body.byteLength));
  expect(sent.headers['set-cookie']).toBeUndefined();
  // SHA-256 of `1`, and no other.
  const policy = /script-src ([^;]*)/.exec(sent.headers['content-security-policy'] ?? '')?.[1];
  expect(policy).toBe("'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
});

test.each([
  ['/', 'pages market-uk page-home'],
  ['/eu/browse/womens?page=2', 'pages market-eu page-listing'],
])('where a CDN is told to forget pages, a public one is named for it: %s is %s', async (key, tags) => {
  const { headers: named } = await (
    await rendererOf(handedOver, { isPurged: true }).renderPublic(key)
  ).inEncoding('identity');
  expect([named['surrogate-key'], named['cache-tag']]).toEqual([tags, tags.replaceAll(' ', ',')]);
  const { headers: unnamed } = await (await rendererOf(handedOver).renderPublic(key)).inEncoding('identity');
  expect([unnamed['surrogate-key'], unnamed['cache-tag']]).toEqual([undefined, undefined]);
  const request = new Request(`http://shop.example${key}`);
  const own = await rendererOf(handedOver, { isPurged: true }).renderPrivate(request, undefined);
  expect(own.headers.get('surrogate-key')).toBeNull();
});

test('a private one is sent to its shopper with the cookies, and to nobody else', async () => {
  const request = new Request('http://shop.example/bag', { headers: { 'accept-encoding': 'identity' } });
  const sent = await rendererOf(handedOver).renderPrivate(request, undefined);
  expect(sent.headers.getSetCookie()).toEqual(['sid=1; HttpOnly']);
  expect(sent.headers.get('cache-control')).toBe('private, no-store');
  expect(await sent.text()).toContain('<p>Café</p>');
});

test.each([
  ['/confirm?token=abc', 'same-origin'],
  ['/updatePassword?token=abc', 'same-origin'],
  ['/bag', 'strict-origin-when-cross-origin'],
])('what %s tells other sites of its address: %s', async (path, policy) => {
  const sent = await rendererOf(handedOver).renderPrivate(
    new Request(`http://shop.example${path}`),
    undefined,
  );
  expect(sent.headers.get('referrer-policy')).toBe(policy);
});

test('a document that came as bytes is held to the same policy, with none of its scripts allowed', async () => {
  const page = await rendererOf(() => new Response(html, { headers })).renderPublic('/');
  const sent = await page.inEncoding('identity');
  expect(sent.headers['content-security-policy']).toContain("script-src 'self';");
  expect(sent.body.toString()).toContain('<p>Café</p>');
});

test('in development the answer itself carries the document, as it is', async () => {
  const { renderPrivate } = rendererOf(handedOver, { inDevelopment: true });
  const sent = await renderPrivate(new Request('http://shop.example/'), undefined);
  expect(await sent.text()).toBe(html);
});

test('where TLS ends in front of the shop, a form of its own reaches the router under the address it was sent from', async () => {
  const told = async (_facts: RequestFacts, request: Request) =>
    new Response(`${request.url} ${await request.text()}`);
  const { renderPrivate } = rendererOf(told, { publicUrl: 'https://shop.example' });
  const form = (origin: string) =>
    new Request('http://shop.example/bag?a=1', { method: 'POST', headers: { origin }, body: 'intent=add' });
  const answers = await Promise.all(
    ['https://shop.example', 'https://evil.example'].map(async (origin) =>
      (await renderPrivate(form(origin), undefined)).text(),
    ),
  );
  expect(answers).toEqual([
    'https://shop.example/bag?a=1 intent=add',
    'http://shop.example/bag?a=1 intent=add',
  ]);
});

test('a page answered with 503 is a line of the log, without its query; one whose failure was written is not written again', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const asked = new Request('http://shop.example/eu/bag?name=Wren', { headers: { 'x-request-id': 'r-1' } });
  await rendererOf(() => new Response('', { status: 503 })).renderPrivate(asked, undefined);
  await rendererOf(({ onReported }) => {
    onReported?.();
    return new Response('', { status: 500 });
  }).renderPrivate(asked, undefined);
  await rendererOf(() => new Response('', { status: 404 })).renderPrivate(asked, undefined);
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
  log.mockRestore();
  const page = {
    level: 50,
    op: 'storefront.page',
    operation: 'GET /eu/bag',
    market: 'eu',
    request_id: 'r-1',
  };
  expect(lines).toEqual([{ ...page, time: expect.any(Number), reason: 'It was answered with 503.' }]);
});
