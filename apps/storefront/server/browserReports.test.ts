import { expect, test } from 'vitest';
import { createBrowserReports } from './browserReports.ts';

function reports() {
  const lines: string[] = [];
  const clock = { now: 0 };
  const take = createBrowserReports({
    now: () => clock.now,
    write: (line) => lines.push(`${JSON.stringify(line)}\n`),
  });
  const send = (body: string, type = 'application/json') =>
    take(
      new Request('http://shop/__report', {
        method: 'POST',
        body,
        headers: { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) },
      }),
    );
  return { lines, clock, send };
}

const good = JSON.stringify({ block: 'hero-carousel', path: '/eu', reason: 'TypeError: x is undefined' });

test('a block that threw in a browser is one line of the log, with its name, page and reason', async () => {
  const { lines, send } = reports();
  expect(await send(good)).toBe(204);
  expect(lines).toEqual([
    '{"level":"error","op":"storefront.block","where":"browser","block":"hero-carousel","path":"/eu","reason":"TypeError: x is undefined"}\n',
  ]);
});

test.each([
  'nonsense',
  '{}',
  JSON.stringify({ block: 'Hero', path: '/', reason: '' }),
  JSON.stringify({ block: 'hero', path: 'https://evil.example', reason: '' }),
  JSON.stringify({ block: 'hero', path: '/', reason: 'x'.repeat(501) }),
  JSON.stringify({ block: 'hero', path: '/', reason: '', more: 'x'.repeat(5000) }),
])('what is no report is refused and not logged: %s', async (body) => {
  const { lines, send } = reports();
  expect(await send(body)).toBe(400);
  expect(lines).toEqual([]);
});

test('a line break in a report stays one line', async () => {
  const { lines, send } = reports();
  await send(JSON.stringify({ block: 'hero', path: '/', reason: 'one\ntwo' }));
  expect(lines[0]?.trimEnd().split('\n')).toHaveLength(1);
});

test('30 reports a minute are taken, and more after it', async () => {
  const { lines, clock, send } = reports();
  const statuses = [];
  for (let count = 0; count < 40; count += 1) statuses.push(await send(good));
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  clock.now = 60_000;
  expect(await send(good)).toBe(204);
  expect(lines).toHaveLength(31);
});

const stopped = {
  'document-uri': 'https://shop.example/updatePassword?token=secret#there',
  'effective-directive': 'script-src-elem',
  'violated-directive': 'script-src-elem',
  'original-policy': "default-src 'none'",
  'blocked-uri': 'https://evil.example/a.js?of=secret',
  'source-file': 'https://shop.example/updatePassword?token=secret',
  'line-number': 3,
};
const line =
  '{"level":"warn","op":"storefront.policy","where":"browser","directive":"script-src-elem","blocked":"https://evil.example/a.js","path":"https://shop.example/updatePassword","source":"https://shop.example/updatePassword","line":3}\n';
const stoppedToo = {
  type: 'csp-violation',
  url: stopped['document-uri'],
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: stopped['blocked-uri'],
    sourceFile: stopped['source-file'],
    lineNumber: 3,
  },
};

test('what a policy stopped is one line of the log, without queries, which may be keys', async () => {
  const { lines, send } = reports();
  expect(await send(JSON.stringify({ 'csp-report': stopped }), 'application/csp-report')).toBe(204);
  const list = JSON.stringify([stoppedToo, { type: 'deprecation', url: 'x', body: {} }]);
  expect(await send(list, 'application/reports+json; charset=utf-8')).toBe(204);
  expect(lines).toEqual([line, line]);
});

test.each([
  ['application/csp-report', '{}'],
  ['application/csp-report', JSON.stringify([stoppedToo])],
  ['application/reports+json', JSON.stringify({ 'csp-report': stopped })],
  ['application/reports+json', JSON.stringify(Array.from({ length: 51 }, () => stoppedToo))],
  ['application/reports+json', JSON.stringify([{ ...stoppedToo, url: 'x'.repeat(33_000) }])],
])('what is no report of a policy is refused and not logged: %s %.60s', async (type, body) => {
  const { lines, send } = reports();
  expect(await send(body, type)).toBe(400);
  expect(lines).toEqual([]);
});

test('many reports in one are counted one by one', async () => {
  const { lines, send } = reports();
  const list = JSON.stringify(Array.from({ length: 40 }, () => stoppedToo));
  expect(await send(list, 'application/reports+json')).toBe(204);
  expect(lines).toHaveLength(30);
  expect(await send(good)).toBe(429);
});
