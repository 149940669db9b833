import { expect, test } from 'vitest';
import { createBlockReports } from './blockReports.ts';

function reports() {
  const lines: string[] = [];
  const clock = { now: 0 };
  const take = createBlockReports({ now: () => clock.now, write: (line) => lines.push(line) });
  const send = (body: string) =>
    take(
      new Request('http://shop/__report', {
        method: 'POST',
        body,
        headers: { 'content-length': String(Buffer.byteLength(body)) },
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
