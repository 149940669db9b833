import { contract } from '@tailorbird/commerce/contract/contract';
import type { Method } from '@tailorbird/commerce/contract/method';
import { expect, inject, test } from 'vitest';
import { routePaths } from './routePaths.ts';
import { together } from './together.ts';

const origin = () => inject('origin');

/** Every call that changes something. */
const writes = Object.entries(contract).flatMap(([segment, rows]) =>
  Object.entries<Method>(rows).flatMap(([name, { effect }]) =>
    effect === 'write' ? [`/${segment}/${name}`] : [],
  ),
);

interface Way {
  readonly name: string;
  readonly method?: string;
  readonly headers: () => Record<string, string>;
  readonly refused: readonly number[];
}

const json = { 'content-type': 'application/json' };
const own = () => ({ origin: origin(), 'sec-fetch-site': 'same-origin' });
const form = 'application/x-www-form-urlencoded';

/** From elsewhere, or not saying from where. */
const strangers: readonly Way[] = [
  { name: 'another origin', headers: () => ({ origin: 'https://evil.example' }), refused: [403] },
  { name: 'no origin', headers: () => ({ origin: 'null' }), refused: [403] },
  { name: 'nothing said', headers: () => ({}), refused: [403] },
  {
    name: 'our origin, from another site',
    headers: () => ({ origin: origin(), 'sec-fetch-site': 'cross-site' }),
    refused: [403],
  },
];

/** From the shop itself, but not as its pages ask. */
const shapes: readonly Way[] = [
  { name: 'text', headers: () => ({ ...own(), 'content-type': 'text/plain' }), refused: [415] },
  { name: 'a form', headers: () => ({ ...own(), 'content-type': form }), refused: [415] },
  {
    name: 'a form with files',
    headers: () => ({ ...own(), 'content-type': 'multipart/form-data; boundary=x' }),
    refused: [415],
  },
  { name: 'no type', headers: own, refused: [415] },
  { name: 'GET', method: 'GET', headers: () => ({ ...own(), ...json }), refused: [404, 405] },
  { name: 'HEAD', method: 'HEAD', headers: () => ({ ...own(), ...json }), refused: [404, 405] },
  {
    name: 'GET called POST',
    method: 'GET',
    headers: () => ({ ...own(), ...json, 'x-http-method-override': 'POST' }),
    refused: [404, 405],
  },
];

async function statusOf(path: string, { method = 'POST', headers }: Way, type?: string): Promise<number> {
  // Bytes have no type of their own, which a text would be sent with.
  const body = method === 'POST' ? new TextEncoder().encode('[]') : null;
  const answer = await fetch(origin() + path, {
    method,
    body,
    redirect: 'manual',
    headers: { ...(type && { 'content-type': type }), ...headers() },
  });
  await answer.body?.cancel();
  return answer.status;
}

test('what the shop’s own pages send is not refused, or this would say nothing', async () => {
  const way: Way = { name: 'its own', headers: own, refused: [] };
  const statuses = [
    await statusOf('/commerce/createCart', way, 'application/json'),
    await statusOf('/find-order', way, form),
  ];
  expect(statuses.filter((status) => [403, 404, 405, 415].includes(status))).toEqual([]);
});

test('reliability F1: no call that changes something is taken from elsewhere, nor in a shape a form of another site has', {
  timeout: 120_000,
}, async () => {
  expect(writes.length).toBeGreaterThanOrEqual(40);
  const taken: unknown[] = [];
  const tried = writes.flatMap((path) => [
    ...strangers.map((way) => ({ path, way, type: 'application/json' })),
    ...shapes.map((way) => ({ path, way, type: undefined })),
  ]);
  await together(tried, 6, async ({ path, way, type }) => {
    const status = await statusOf(path, way, type);
    if (!way.refused.includes(status)) taken.push([path, way.name, status]);
  });
  expect(taken).toEqual([]);
  process.stdout.write(`reliability F1: ${tried.length} forged calls of ${writes.length}, 0 taken\n`);
});

test('reliability F1: no page takes a form from elsewhere, nor one that is no form', {
  timeout: 120_000,
}, async () => {
  const pages = routePaths();
  const text: Way = {
    name: 'text',
    headers: () => ({ ...own(), 'content-type': 'text/plain' }),
    refused: [415],
  };
  const taken: unknown[] = [];
  const tried = pages.flatMap((path) => [...strangers, text].map((way) => ({ path, way })));
  await together(tried, 6, async ({ path, way }) => {
    const status = await statusOf(path, way, way === text ? undefined : form);
    // A page that takes no forms at all says so first.
    if (![403, 415].includes(status)) taken.push([path, way.name, status]);
  });
  expect(taken).toEqual([]);
  process.stdout.write(`reliability F1: ${tried.length} forged forms of ${pages.length} pages, 0 taken\n`);
});
