import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bagOf } from '../testing/journey.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { failSpan, inSpan } from './span.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';

const exporter = new InMemorySpanExporter();
const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
let shop: TestShop;
beforeAll(async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  shop = await shopWith([{ sku: '200001', warehouse: 50 }]);
});
afterEach(() => exporter.reset());
afterAll(() => shop.close());

const called = (name: string) => exporter.getFinishedSpans().find((span) => span.name === name);
const below = (parent: ReadableSpan | undefined) =>
  exporter
    .getFinishedSpans()
    .filter((span) => span.parentSpanContext?.spanId === parent?.spanContext().spanId && parent);

it('reliability J6: a call goes on with its asker’s trace, and its log line names the trace', async () => {
  shop.logged.splice(0);
  const headers = { traceparent: `00-${traceId}-${parentId}-01` };
  expect((await shop.shopper('uk').post('/commerce/getChannel', [], headers)).status).toBe(200);
  const call = called('channel.load');
  expect(call?.spanContext().traceId).toBe(traceId);
  expect(call?.parentSpanContext?.spanId).toBe(parentId);
  expect(call?.attributes).toMatchObject({ 'tailorbird.outcome': 'ok', 'http.response.status_code': 200 });
  expect(shop.logged.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ op: 'channel.load', trace_id: traceId }),
  ]);
});

it('reliability J6: every statement of a call, in a transaction and outside one, is a span of the call’s trace', async () => {
  const cartId = await bagOf(shop.shopper('uk'), [
    { productId: shop.styles[0]?.productId ?? 0, quantity: 1 },
  ]);
  const call = called('addItem');
  const statements = below(call);
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', 'commit', expect.stringMatching(/^insert cart/)]),
  );
  for (const { attributes } of statements) expect(attributes['db.query.text']).not.toContain(cartId);
  const spans = exporter.getFinishedSpans();
  const ids = new Set(spans.map((span) => span.spanContext().spanId));
  const orphans = spans.filter(({ parentSpanContext: up }) => up !== undefined && !ids.has(up.spanId));
  expect(orphans.map(({ name }) => name)).toEqual([]);
});

it('a call asked by a part of ours belongs to that part, and each of two to its own', async () => {
  await Promise.all(
    ['one', 'two'].map((name) =>
      inSpan(name, { kind: 'internal' }, () => shop.shopper('eu').post('/commerce/getChannel', [])),
    ),
  );
  for (const name of ['one', 'two'])
    expect(below(called(name)).map((span) => span.name)).toEqual(['channel.load']);
});

it('a failure is told by its kind, not in its words', async () => {
  const failing = inSpan('failing', { kind: 'internal' }, () =>
    Promise.reject(new TypeError('maud@example.com is unknown')),
  );
  await expect(failing).rejects.toThrow('maud');
  const span = called('failing');
  expect(span?.attributes).toEqual({ 'error.type': 'TypeError' });
  expect(JSON.stringify([span?.events, span?.status])).not.toContain('maud');
  await inSpan('odd', { kind: 'internal' }, async (odd) => failSpan(odd, 'maud@example.com'));
  expect(called('odd')?.attributes).toEqual({ 'error.type': 'string' });
});

it('a statement that fails ends its span as failed, in both forms the driver is asked in', async () => {
  await inSpan('asker', { kind: 'internal' }, async () => {
    await expect(shop.db.execute('select 1 from nowhere')).rejects.toThrow('nowhere');
    await expect(shop.db.transaction((tx) => tx.execute('select 1 from nowhere'))).rejects.toThrow('nowhere');
  });
  const failed = below(called('asker')).filter(({ name }) => name === 'select nowhere');
  expect(failed.map(({ attributes }) => attributes['error.type'])).toEqual([
    expect.stringMatching(/./),
    expect.stringMatching(/./),
  ]);
});
