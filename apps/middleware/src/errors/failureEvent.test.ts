import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createLog } from './createLog.ts';
import { failureEvent } from './failureEvent.ts';
import { readDsn } from './readDsn.ts';

const deployment = { release: '3f2a91c', environment: 'production' };
const line = (facts: object) => ({ level: 50, time: 1_764_000_000_123, ...facts });
const eventOf = (facts: object, traceId?: string) => failureEvent(line(facts), deployment, traceId)?.event;
/** An error as the log writes it. */
function logged(cause: Error): object {
  const lines: string[] = [];
  createLog({ LOG_LEVEL: 'info' }, { write: (text: string) => lines.push(text) }).error(
    {
      err: cause,
      op: 'addItem',
      request_id: 'r-1',
      trace_id: 'f'.repeat(32),
      market: 'eu',
      cookie: 'c00k1e',
    },
    'the call failed',
  );
  return JSON.parse(lines[0] ?? '') as object;
}

it('an error of a call is told with its causes, its code, its ids, its market and its version, and nothing else of the line', () => {
  const cause = new RangeError('no such shelf');
  const event = eventOf(logged(new TypeError('no shelf', { cause })));
  expect(event).toMatchObject({
    level: 'error',
    platform: 'node',
    transaction: 'addItem',
    release: '3f2a91c',
    environment: 'production',
    tags: { op: 'addItem', where: 'server', market: 'eu', request_id: 'r-1', trace_id: 'f'.repeat(32) },
    contexts: { trace: { trace_id: 'f'.repeat(32) } },
    exception: { values: [{ type: 'RangeError', value: 'no such shelf' }, { type: 'TypeError' }] },
  });
  const innermost = { filename: 'apps/middleware/src/errors/failureEvent.test.ts', in_app: true };
  const frames = expect.arrayContaining([expect.objectContaining(innermost)]);
  expect(event).toMatchObject({ exception: { values: [{}, { stacktrace: { frames } }] } });
  expect(JSON.stringify(event)).not.toMatch(/c00k1e|hostname|\/home|file:/);
});

it('an error of a page is told by its way, without queries and numbers', () => {
  const operation = 'GET /eu/account/order/100001';
  const reason = `Error: no such page /eu/confirm?token=s3cr3t\n    at load (file:///srv/shop/a.js:1:2)`;
  expect(eventOf({ op: 'storefront.page', operation, market: 'eu', reason })).toMatchObject({
    transaction: 'GET /eu/account/order/[number]',
    exception: { values: [{ type: 'Error', value: 'no such page /eu/confirm?[query]' }] },
  });
});

it.each([
  ['canary.wren@example.com is taken', '[email] is taken'],
  ['card 4111 1111 1111 1111, tel 07700 900917', 'card [number], tel [number]'],
  ['no session Zt5bQ8change3me3nWk7pRtQm4dX1', 'no session [token]'],
  [`Unexpected token 'h', "hello, Jane" is not valid JSON`, `Unexpected token 'h', [text] is not valid JSON`],
  ['fetch failed: https://shop.example/x?q=Jane+Doe', 'fetch failed: https://shop.example/x?[query]'],
  ['jane@x.example, wren@y.example: no', '[email], [email]: no'],
  ['no node_modules/@hono/node-server.js', 'no node_modules/@hono/node-server.js'],
  ['createStorefrontRendererOfPages is no function', 'createStorefrontRendererOfPages is no function'],
])('what an error says of a person is not told: %s', (reason, told) => {
  expect(eventOf({ op: 'outbox', reason })).toMatchObject({ logentry: { formatted: told } });
});

it('an error of a class of ours is told by its name', () => {
  class ShelfUnreached extends Error {}
  const values = [{ type: 'ShelfUnreached', value: 'no shelf' }];
  expect(eventOf(logged(new ShelfUnreached('no shelf')))).toMatchObject({ exception: { values } });
});

it('failures are of a kind by what failed and where, and all that browsers report is of one', () => {
  const kindOf = (facts: object) => failureEvent(line(facts), deployment)?.kind;
  const at = (row: number) => `Error: no\n    at load (file:///srv/shop/a.js:${row}:2)`;
  expect(kindOf({ op: 'x', reason: at(1) })).toBe(kindOf({ op: 'x', reason: at(1) }));
  expect(kindOf({ op: 'x', reason: at(1) })).not.toBe(kindOf({ op: 'x', reason: at(2) }));
  const browser = { where: 'browser', path: '/', reason: at(1) };
  expect(kindOf({ ...browser, block: 'hero' })).toBe(kindOf({ ...browser, block: 'card' }));
});

it('what is no line of the log is not told', () => {
  expect(failureEvent('a text', deployment)).toBeUndefined();
});

it('a line without a trace is told in the one that is open', () => {
  expect(eventOf({ op: 'x' }, 'a'.repeat(32))).toMatchObject({ tags: { trace_id: 'a'.repeat(32) } });
});

it.each([
  ['https://key@errors.example/1', 'https://errors.example/api/1/envelope/'],
  ['http://key@errors.example:8000/bugs/in/42', 'http://errors.example:8000/bugs/in/api/42/envelope/'],
  ['https://errors.example/1', undefined],
  ['https://key:secret@errors.example/1', undefined],
  ['https://key@errors.example/', undefined],
  ['ftp://key@errors.example/1', undefined],
])('the address of a tracker %s takes envelopes at %s', (dsn, envelopes) => {
  expect(readDsn(dsn)?.envelopes).toBe(envelopes);
});

it('the log of the shop writes what pino would', () => {
  const lines: string[] = [];
  const write = (text: string) => lines.push(text.replaceAll(/"time":\d+/g, ''));
  for (const log of [createLog({ LOG_LEVEL: 'info' }, { write }), pino({ level: 'info' }, { write })])
    log.error({ op: 'x' }, 'said');
  expect(lines[0]).toBe(lines[1]);
});
