import { connect } from 'node:net';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveBehindEdge } from '../testing/serveBehindEdge.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { everyCall, strangeCalls } from '../testing/strangeCalls.ts';

/** A second where CI has little time, half an hour in a soak. */
const minutes = Number(process.env['TEST_FUZZ_MINUTES'] ?? 1 / 60);
const seed = Number(process.env['TEST_SEED'] ?? 20_261_123);

const failures: string[] = [];
let shop: TestShop;
let server: Awaited<ReturnType<typeof serveBehindEdge>>;
beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => failures.push(line) });
  shop = await shopWith([{ sku: '200001' }], { log });
  server = await serveBehindEdge(shop);
});
afterAll(async () => {
  server.close();
  await shop.close();
});

const bytes = (text: string) => Buffer.from(text, 'latin1');
const noise = fc.uint8Array({ maxLength: 300 }).map((some) => Buffer.from(some));

/** A call that may fit the contract, or one whose body is nothing but noise. */
const calls = fc.oneof(
  { weight: 3, arbitrary: strangeCalls.map((made) => made({})) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...everyCall), noise).map(([path, body]) => ({ path, body })),
  },
);

/** A call as it should be written. */
const wellSent = calls.map(({ path, body }) =>
  Buffer.concat([
    bytes(
      `POST ${path} HTTP/1.1\r\nhost: shop.example\r\ncontent-type: application/json\r\nsec-fetch-site: same-origin\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n`,
    ),
    body,
  ]),
);

/** A request some of whose bytes are others, or missing, or twice there. */
const broken = fc
  .tuple(wellSent, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), noise), { minLength: 1, maxLength: 4 }))
  .map(([whole, changes]) =>
    changes.reduce((sent, [at, what, some]) => {
      const place = at % (sent.length + 1);
      const [before, after] = [sent.subarray(0, place), sent.subarray(place)];
      if (what === 0) return before;
      if (what === 1) return Buffer.concat([before, some, after.subarray(some.length)]);
      if (what === 2) return Buffer.concat([before, some.subarray(0, 8), after]);
      return Buffer.concat([sent, after]);
    }, whole),
  );

const requests = fc.oneof(
  { weight: 4, arbitrary: wellSent },
  { weight: 4, arbitrary: broken },
  { weight: 1, arbitrary: noise },
);

/** Writes bytes and hangs up behind them; answers what came back. */
function exchange(sent: Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    let told = '';
    socket.setEncoding('latin1');
    socket.on('data', (data) => {
      told += data.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(told));
    socket.on('end', () => socket.destroy());
    socket.setTimeout(5_000, () => socket.destroy());
    socket.end(sent);
  });
}

/** What shows the inside of a program: a stack, a path, a statement. */
const inside = /\n\s+at |node_modules|\.ts:\d|file:\/\//;

it('reliability G2: bytes that are no request, or no body of one, are never answered with a failure of ours', {
  timeout: minutes * 60_000 + 120_000,
}, async ({ annotate }) => {
  const statuses = new Map<string, number>();
  const until = Date.now() + minutes * 60_000;
  let sent = 0;
  let early = 0;
  for (let batch = 0; batch === 0 || Date.now() < until; batch += 1) {
    for (const request of fc.sample(requests, { numRuns: 200, seed: seed + batch })) {
      const told = await exchange(request);
      sent += 1;
      const answers = [...told.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);
      for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // A server that was asked for a way or a version it does not know says so (501, 505).
      const isOurs = answers.some((status) => /^50[0234]$/.test(status)) || failures.length > 0;
      if (isOurs || inside.test(told))
        throw new Error(
          `${JSON.stringify(Buffer.from(request).toString('latin1')).slice(0, 3000)}\n→ ${told.slice(0, 500)}\n${failures.join('\n')}\nAgain: TEST_SEED=${seed + batch} vitest run --project middleware rawBytes`,
        );
    }
    if (Date.now() < until - minutes * 30_000 || early === 0) early = process.memoryUsage().rss;
  }
  const growth = process.memoryUsage().rss / early - 1;
  await annotate(
    `${sent} raw requests ${JSON.stringify(Object.fromEntries(statuses))}, RSS ${(growth * 100).toFixed(1)} % up in the second half (target 10 %)`,
    'figure',
  );
  expect(statuses.get('200')).toBeGreaterThan(0);
  expect(statuses.get('400')).toBeGreaterThan(0);
  // A second is too short to tell what stays from what is on its way.
  expect(minutes < 10 ? 0 : growth).toBeLessThanOrEqual(0.1);
});
