import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { metrics } from '@opentelemetry/api';
import type { Result } from '@tailorbird/commerce/result';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { observeConnections } from '../database/observeConnections.ts';
import { bagOf } from '../testing/journey.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { observeShop } from './observeShop.ts';
import { startMetrics } from './startMetrics.ts';

const host = '127.0.0.1';
const settings = (port: number | undefined) => ({
  TAILORBIRD_METRICS_PORT: port,
  HOST: host,
  OTEL_SERVICE_NAME: 'tailorbird',
});
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

let port = 0;
let started: Result<() => Promise<void>, string>;
let shop: TestShop;
beforeAll(async () => {
  port = await freePort();
  started = await startMetrics(settings(port));
  shop = await shopWith([{ sku: '200001', warehouse: 50 }]);
  observeShop(shop);
  observeConnections({ pool: { totalCount: 5, idleCount: 2, waitingCount: 1 } });
});
afterAll(async () => {
  if (started.ok) await started.value();
  await shop.close();
});

const told = async () => (await fetch(`http://${host}:${port}/metrics`)).text();
/** The figure of a line, by what its labels must name. */
const figure = (text: string, name: string, ...labels: readonly string[]) => {
  const line = text
    .split('\n')
    .find((row) => row.startsWith(name) && labels.every((label) => row.includes(label)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};

it('tells how often a call was asked, what came of it and how long it took', async () => {
  const buyer = shop.shopper('uk');
  await bagOf(buyer, [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }]);
  await buyer.post('/commerce/getProductById', [{ entityId: 999_999 }]);
  const text = await told();
  const calls = 'tailorbird_call_duration_seconds';
  expect(figure(text, `${calls}_count`, 'op="addItem"', 'outcome="ok"')).toBe(1);
  expect(figure(text, `${calls}_sum`, 'op="addItem"')).toBeGreaterThan(0);
  expect(figure(text, `${calls}_bucket`, 'op="addItem"', 'le="+Inf"')).toBe(1);
  expect(text).toMatch(
    /tailorbird_call_duration_seconds_count\{[^}]*op="getProductById"[^}]*outcome="(?!ok)/,
  );
});

it('tells what waits: mails, and since when; orders by state; connections; the event loop', async () => {
  await shop.db.execute(
    `insert into outbox (kind, payload, message_id, created_at, next_attempt_at)
      values ('mail', '{}', 'a', now() - interval '10 minutes', now()), ('mail', '{}', 'b', now(), now())`,
  );
  const text = await told();
  expect(figure(text, 'tailorbird_outbox_waiting')).toBe(2);
  expect(figure(text, 'tailorbird_outbox_age_seconds')).toBeGreaterThanOrEqual(600);
  expect(figure(text, 'tailorbird_outbox_given_up')).toBe(0);
  const connections = ['used', 'idle', 'waited_for'].map((state) =>
    figure(text, 'tailorbird_db_connections', `state="${state}"`),
  );
  expect(connections).toEqual([3, 2, 1]);
  expect(figure(text, 'tailorbird_event_loop_delay_seconds', 'percentile="99"')).toBeGreaterThan(0);
});

it('whatever alerts and the dashboard ask for is told, but for pages, which the storefront tells, and orders, of which there are none', async () => {
  const text = await told();
  const asked = ['prometheus/alerts.yml', 'grafana/shop.json'].flatMap((file) => [
    ...readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8').matchAll(
      /\btailorbird_\w+/g,
    ),
  ]);
  const names = new Set(asked.map(([name]) => name));
  expect(names.size).toBeGreaterThan(8);
  const missing = [...names].filter(
    (name) => !text.split('\n').some((row) => row.split(/[{ ]/, 1)[0] === name),
  );
  expect(missing.toSorted()).toEqual([
    'tailorbird_orders',
    'tailorbird_page_duration_seconds_bucket',
    'tailorbird_page_duration_seconds_count',
  ]);
});

it('tells nothing of a shopper', async () => {
  const lines = (await told()).split('\n').filter((row) => row.startsWith('tailorbird_'));
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines)
    expect(line).toMatch(/^tailorbird_[a-z_]+(?:\{(?:[a-z_]+="[\w.+-]*",?)*\})? [\d.e+-]+$/);
});

it('a port in use is named, with what to do', async () => {
  const second = await startMetrics(settings(port));
  expect(second).toEqual({ ok: false, error: expect.stringContaining(`port ${port}`) });
  expect(second).toEqual({ ok: false, error: expect.stringContaining('TAILORBIRD_METRICS_PORT') });
});

it('without a port nothing is counted', async () => {
  const before = metrics.getMeterProvider();
  const none = await startMetrics(settings(undefined));
  expect([none.ok, metrics.getMeterProvider() === before]).toEqual([true, true]);
});
