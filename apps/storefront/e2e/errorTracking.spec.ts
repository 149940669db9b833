import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { noPageCache } from '@tailorbird/engine/noPageCache';
import { readDsn } from '@tailorbird/middleware/errors/readDsn';
import { startErrorTracking } from '@tailorbird/middleware/errors/startErrorTracking';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type ErrorTracker, startErrorTracker } from '../../../scripts/errorTracker.ts';
import { type ShopProcess, startCommand, startShop, untilServing } from '../../../scripts/shopProcess.ts';
import { builtStorefront } from './builtStorefront.ts';

const startMs = 180_000;
const release = '3f2a91c';
const path = '/eu/browse/womens';
const secrets = ['canarycookie', 'canaryquery', 'canaryagent', 'canaryanswer'];
const [cookie, query, agent, answerText] = secrets;

/** The shop's middleware, which answers no call once it is broken. */
let isBroken = false;
const middleware = createServer((request, response) => {
  if (isBroken && request.method === 'POST') {
    request.resume();
    response.writeHead(500, { 'content-type': 'text/plain' }).end(answerText);
    return;
  }
  const { host } = new URL(inject('origin'));
  const { method, headers, url } = request;
  const forward = ask(inject('origin') + url, { method, headers: { ...headers, host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  forward.on('error', () => response.destroy());
  request.pipe(forward);
});
let tracker: ErrorTracker;
let shop: ShopProcess;

beforeAll(async () => {
  tracker = await startErrorTracker();
  middleware.listen(0, '127.0.0.1');
  await once(middleware, 'listening');
  shop = await startShop(startCommand, {
    // A server that listens on a port has an address with one.
    MIDDLEWARE_URL: `http://127.0.0.1:${(middleware.address() as AddressInfo).port}`,
    TAILORBIRD_MODE: 'demonstration',
    TAILORBIRD_PAGE_CACHE: 'off',
    TAILORBIRD_RATE_LIMIT: 'off',
    SENTRY_DSN: tracker.dsn,
    SENTRY_RELEASE: release,
  });
  await untilServing(shop, startMs);
}, startMs);
beforeEach(() => {
  isBroken = false;
});
afterAll(async () => {
  await shop.stop();
  middleware.close();
  await tracker.close();
});

/** Asks for a page as a shopper with secrets would. */
const asked = () =>
  new Request(`${shop.origin}${path}?sort=${query}`, {
    headers: { cookie: `a=${cookie}`, 'user-agent': `${agent}`, 'x-request-id': 'r-1' },
  });
const statusOf = async () => {
  const answer = await fetch(asked());
  await answer.text();
  return answer.status;
};

test('a page that works tells nothing; one that cannot be shown is one event, with its page, market and version, and nothing of its shopper', async () => {
  expect(await statusOf()).toBe(200);
  isBroken = true;
  expect(await statusOf()).toBe(503);
  await expect.poll(() => tracker.texts.length, { timeout: 20_000 }).toBe(1);
  expect(tracker.events).toMatchObject([
    {
      level: 'error',
      transaction: `GET ${path}`,
      release,
      tags: { op: 'storefront.page', market: 'eu' },
    },
  ]);
  expect(secrets.filter((secret) => tracker.texts.join('').includes(secret))).toEqual([]);
});

test('a flood of pages that fail is five events a minute, and a tracker that hangs holds up none of them', async () => {
  isBroken = true;
  tracker.answerWith(200, {}, 60_000);
  const statuses = await Promise.all(Array.from({ length: 40 }, statusOf));
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(tracker.texts.length).toBeLessThanOrEqual(5);
  isBroken = false;
  expect(await statusOf()).toBe(200);
});

test('a page that throws is an event with its error and the code it was thrown in', async () => {
  const own = await startErrorTracker();
  const stop = startErrorTracking({
    SENTRY_DSN: readDsn(own.dsn),
    SENTRY_ENVIRONMENT: 'production',
    SENTRY_RELEASE: release,
  });
  const origin = new URL(inject('origin')).origin;
  const pages = builtStorefront(origin, {
    // Trusted, as it is in the same process, and so not read.
    remote: false,
    cache: noPageCache,
    middleware: (request) =>
      request.method === 'POST' ? Response.json({ [`${answerText}`]: 1 }) : fetch(request.url),
  });
  const { headers } = asked();
  const answer = await pages.fetch(new Request(`${origin}${path}?sort=${query}`, { headers }));
  await stop();
  await own.close();
  expect(answer.status).toBe(500);
  const ofPage = own.events.filter(({ tags }) => tags['op'] === 'storefront.page');
  expect(ofPage).toMatchObject([
    { transaction: `GET ${path}`, tags: { market: 'eu' }, exception: { values: [{ type: 'TypeError' }] } },
  ]);
  const frames = ofPage[0]?.exception?.values[0]?.stacktrace.frames ?? [];
  expect(frames.at(-1)).toMatchObject({ filename: 'apps/storefront/build/server/index.js', in_app: true });
  expect(secrets.filter((secret) => own.texts.join('').includes(secret))).toEqual([]);
});
