import { mkdtempSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../../scripts/port.ts';
import { type ShopProcess, startCommand, startShop, untilServing } from '../../../scripts/shopProcess.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, cards, goToPayment, orderNumber, payWith } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';
import { type SentSpan, startTraceCollector, textOf } from './traceCollector.ts';

const startMs = 180_000;
/** What a shopper types, each a word that is nowhere else. */
const told = { email: 'canary.trace@shop.example', search: 'canarytracetee', password: 'canary 8 teasel' };
const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';

const browser = await forThisFile(openBrowser());
const database = await forThisFile(openShopDatabase());
const product = (await database.buyable(96)).path;
const collector = await forThisFile(startTraceCollector());
const data = mkdtempSync('/tmp/tailorbird-traces-');
/** The middleware of a shop, and its pages in a process of their own. */
let middleware: ShopProcess;
let pages: ShopProcess;

beforeAll(async () => {
  const PORT = String(await freePort());
  const PUBLIC_URL = `http://localhost:${PORT}`;
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, TAILORBIRD_MODE: 'demonstration' };
  middleware = await startShop(startCommand, {
    ...traced,
    OTEL_SERVICE_NAME: 'middleware',
    DATABASE_URL: inject('databaseUrl'),
    DATA_DIRECTORY: data,
    PUBLIC_URL,
    TAILORBIRD_PREPARE_PICTURES: 'off',
    TAILORBIRD_RATE_LIMIT: 'off',
  });
  await untilServing(middleware, startMs);
  pages = await startShop(startCommand, {
    ...traced,
    OTEL_SERVICE_NAME: 'pages',
    MIDDLEWARE_URL: middleware.origin,
    MEDIA_URL: middleware.origin,
    PORT,
    PUBLIC_URL,
    TAILORBIRD_PAGE_CACHE: 'off',
    TAILORBIRD_RATE_LIMIT: 'off',
  });
  await untilServing(pages, startMs);
}, 2 * startMs);
afterAll(() => rmSync(data, { recursive: true, force: true }));

const callLines = (log: string) =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): unknown => JSON.parse(line))
    .flatMap((line) => {
      const read = z.object({ op: z.string(), trace_id: z.string(), ms: z.number() }).safeParse(line);
      return read.success ? [`${read.data.trace_id} ${read.data.op}`] : [];
    });
const value = (span: SentSpan, key: string) => textOf(span.attributes, key);

async function walk(): Promise<void> {
  const { origin } = pages;
  const shopper = await newShopper(browser, { baseURL: origin });
  const page = await shopper.newPage();
  await page.goto(`/search?query=${told.search}`);
  await addToBag(page, product, true);
  await goToPayment(page, told.email);
  await payWith(page, cards.passes);
  expect(await orderNumber(page)).toBeGreaterThan(0);
  await shopper.close();
  for (const path of ['/me', '/eu/bag', '/browse/womens'])
    expect((await fetch(origin + path)).status).toBe(200);
  const form = new URLSearchParams({ email: told.email, password: told.password });
  const signIn = await fetch(`${origin}/login`, { method: 'POST', headers: { origin }, body: form });
  expect(signIn.status).toBe(422);
  const call = await fetch(`${origin}/commerce/getChannel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, traceparent: `00-${traceId}-${parentId}-01` },
    body: '[]',
  });
  expect(call.status).toBe(200);
}

test('reliability J6: over two processes every call, loader, service and statement is a span below the request that asked for it, and none tells what a shopper typed', {
  timeout: 180_000,
}, async () => {
  await walk();
  // They send what they have not sent yet before they end.
  expect([await pages.stop(), await middleware.stop()]).toEqual([0, 0]);
  const { spans, texts } = collector;
  const calls = callLines(middleware.log());
  const traced = new Set(spans.map((span) => `${span.traceId} ${span.name}`));
  expect(calls.length).toBeGreaterThanOrEqual(30);
  expect(calls.filter((call) => !traced.has(call))).toEqual([]);

  const named = (pattern: RegExp) => spans.filter(({ name }) => pattern.test(name));
  const loaders = named(/^(?:loader|action) /);
  // A mail is sent by nobody's request.
  const services = spans.filter((span) => !['mail', undefined].includes(value(span, 'peer.service')));
  const statements = spans.filter((span) => value(span, 'db.query.text') !== undefined);
  for (const name of [
    'loader uk-search',
    'action uk-myBag',
    'loader uk-bag',
    'loader eu-bag',
    'action uk-login',
  ])
    expect(loaders.map((span) => span.name)).toContain(name);
  for (const service of ['commerce', 'content', 'search', 'payment'])
    expect(services.map((span) => value(span, 'peer.service'))).toContain(service);
  expect(named(/^payment charge$/)).toHaveLength(1);
  expect(statements.length).toBeGreaterThan(calls.length);

  const known = new Set(spans.map((span) => `${span.traceId} ${span.spanId}`));
  const below = spans.filter((span) => span.parentSpanId && span.parentSpanId !== parentId);
  const orphans = below.filter((span) => !known.has(`${span.traceId} ${span.parentSpanId}`));
  const parts = [...services, ...loaders, ...statements];
  expect(parts.filter((span) => !span.parentSpanId).map(({ name }) => name)).toEqual([]);
  const intact = 1 - orphans.length / below.length;
  expect(intact).toBeGreaterThanOrEqual(0.99);

  const answered = new Set(
    spans.filter(({ service }) => service === 'middleware').map((span) => span.parentSpanId),
  );
  const asked = services.filter(({ service }) => service === 'pages');
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter(({ spanId }) => !answered.has(spanId)).map(({ name }) => name)).toEqual([]);

  const continued = spans.filter((span) => span.traceId === traceId);
  expect(continued.filter((span) => span.parentSpanId === parentId).map(({ name }) => name)).toEqual([
    'POST call',
  ]);
  expect(continued.map(({ name }) => name)).toContain('channel.load');

  const sent = texts.join('\n');
  expect(Object.values(told).filter((word) => sent.includes(word))).toEqual([]);
  process.stdout.write(
    `reliability J6: ${calls.length} of ${calls.length} calls, ${loaders.length} loaders and actions, ${services.length} services, ` +
      `${statements.length} statements in ${spans.length} spans; ${(intact * 100).toFixed(2)} % of ${below.length} below their parent (target 99 %)\n`,
  );
});
