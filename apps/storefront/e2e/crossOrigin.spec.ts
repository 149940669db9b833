import { contract } from '@tailorbird/commerce/contract/contract';
import { expect, inject, test } from 'vitest';
import { routePaths } from './routePaths.ts';
import { together } from './together.ts';

/** What other sites may read: pictures, films, published content and suggestions. */
const open = /^\/(?:i|s|v|content|autocomplete)\//;

const calls = Object.entries(contract).flatMap(([segment, rows]) =>
  Object.keys(rows).map((name) => `/${segment}/${name}`),
);

/** What the shop answers beside its calls and its pages. */
const others = [
  '/healthz',
  '/livez',
  '/readyz',
  '/openapi.json',
  '/__dev/mail',
  '/__dev/mail/1',
  '/__report',
  '/__state?of=/',
  '/payments/tokens',
  '/payments/wallet',
  '/staging/content/key/uk/footer',
  '/webhooks/content',
  '/mcp',
  '/content-frame/some',
  '/live-shopping-frame/some',
  '/assets/some.js',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/i/some.jpg',
  '/s/some.json',
  '/v/some',
  '/content/key/uk/footer',
  '/content/fetch',
  '/content/filter',
  '/content/hierarchies/descendants/id/some',
  '/autocomplete/tee',
];

/** How another site's page asks: plainly, with a body, and with the question browsers put before the latter. */
const ways: readonly (readonly [
  string,
  { method?: string; body?: string; headers?: Record<string, string> },
])[] = [
  ['GET', {}],
  ['POST', { method: 'POST', body: '[]', headers: { 'content-type': 'application/json' } }],
  [
    'OPTIONS',
    {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    },
  ],
];

test('reliability F1: no page of another site reads an answer of any route but what is published', {
  timeout: 180_000,
}, async () => {
  const paths = [...calls, ...routePaths(), ...others];
  expect(calls.length).toBeGreaterThan(70);
  expect(routePaths().length).toBeGreaterThan(100);
  const readable = new Set<string>();
  const wrong: unknown[] = [];
  await together(
    paths.flatMap((path) => ways.map(([name, way]) => ({ path, name, way }))),
    6,
    async ({ path, name, way }) => {
      const answer = await fetch(inject('origin') + path, {
        ...way,
        redirect: 'manual',
        headers: { ...way.headers, origin: 'https://evil.example' },
      });
      await answer.body?.cancel();
      const allowed = answer.headers.get('access-control-allow-origin');
      if (allowed !== null && !open.test(path)) wrong.push([name, path, allowed]);
      if (answer.headers.has('access-control-allow-credentials')) wrong.push([name, path, 'with cookies']);
      if (allowed !== null) readable.add(path);
    },
  );
  expect(wrong).toEqual([]);
  // What is meant to be read is, or this would say nothing.
  expect([...readable].toSorted()).toEqual(expect.arrayContaining(['/content/key/uk/footer', '/i/some.jpg']));
});
