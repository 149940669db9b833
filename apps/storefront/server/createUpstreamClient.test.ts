import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createUpstreamClient } from './createUpstreamClient.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const down = () => Promise.reject(new Error('connect ECONNREFUSED'));
const hang = () => new Promise<Response>(() => undefined);

/** A shop whose middleware answers as it is told to at the moment. */
function shop() {
  const middleware = { answer: (): Promise<Response> => json({}), asked: 0 };
  const send = () => {
    middleware.asked += 1;
    return middleware.answer();
  };
  const patient = createUpstreamClient({ send, remote: true, now: Date.now });
  const ask = async (path: string) => {
    const answer = patient(new Request(`http://shop.example${path}`)).then(
      (response) => response.text(),
      (error: unknown) => `failed: ${String(error)}`,
    );
    await vi.advanceTimersByTimeAsync(10_000);
    return answer;
  };
  return { middleware, ask };
}

const footer = '/content/key/uk/footer?depth=all';

test.each([
  ['down', down],
  ['hanging', hang],
  ['failing', () => json({ error: 'no' }, 503)],
  ['refusing', () => json({ error: 'no' }, 403)],
  ['asked too often', () => json({ error: 'no' }, 429)],
  ['talking nonsense', () => Promise.resolve(new Response('<html>'))],
])('reliability §4.9: content is shown as it was for a day while its service is %s', async (_what, fault) => {
  const { middleware, ask } = shop();
  middleware.answer = () => json({ content: 'autumn' });
  await ask(footer);
  middleware.answer = fault;
  expect(await ask(footer)).toBe('{"content":"autumn"}');
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1_000);
  expect(await ask(footer)).not.toContain('autumn');
  middleware.answer = () => json({ content: 'winter' });
  expect(await ask(footer)).toBe('{"content":"winter"}');
});

test('a content service is asked for content alone, and not again for half a minute', async () => {
  const asked: string[] = [];
  const asking = (who: string) => (request: Request) => {
    asked.push(`${who} ${new URL(request.url).pathname}`);
    return json({ content: who });
  };
  const ask = createUpstreamClient({
    send: asking('middleware'),
    contentService: asking('hub'),
    remote: false,
    now: Date.now,
  });
  const askAll = async () => {
    for (const path of [footer, '/commerce/getChannel']) await ask(new Request(`http://shop.example${path}`));
    return asked.splice(0);
  };
  expect(await askAll()).toEqual(['hub /content/key/uk/footer', 'middleware /commerce/getChannel']);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(await askAll()).toEqual(['middleware /commerce/getChannel']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await askAll()).toEqual(['hub /content/key/uk/footer', 'middleware /commerce/getChannel']);
});

test('what a content service has published anew is asked for at once, and shown as it was while that fails', async () => {
  const said = { version: 1, missed: 0, answer: () => json({ content: 'autumn' }) };
  const ask = createUpstreamClient({
    send: () => json({}),
    contentService: () => said.answer(),
    contentVersion: () => said.version,
    contentMissed: () => {
      said.missed += 1;
    },
    remote: false,
    now: Date.now,
  });
  const shown = async () => (await ask(new Request(`http://shop.example${footer}`))).json();
  expect(await shown()).toEqual({ content: 'autumn' });
  said.answer = () => json({ content: 'winter' });
  expect(await shown()).toEqual({ content: 'autumn' });
  said.version = 2;
  expect(await shown()).toEqual({ content: 'winter' });
  said.answer = () => json({}, 500);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await shown()).toEqual({ content: 'winter' });
  expect(said.missed).toBe(0);
  said.version = 3;
  expect(await shown()).toEqual({ content: 'winter' });
  expect(said.missed).toBe(1);
});

test('reliability §4.9: content of which nothing is kept is asked for twice, and what was not found stays so', async () => {
  const { middleware, ask } = shop();
  middleware.answer = down;
  expect(await ask(footer)).toContain('ECONNREFUSED');
  expect(middleware.asked).toBe(2);
  middleware.answer = () => json({ error: 'none' }, 404);
  await ask(footer);
  middleware.answer = down;
  expect(await ask(footer)).toBe('{"error":"none"}');
});

/** A middleware of our own on the network, given what it does with each question, and what asks it. */
async function onTheNetwork(answers: readonly ((response: ServerResponse) => void)[]) {
  vi.useRealTimers();
  let asked = 0;
  const server = createServer((_, response) => answers[asked++]?.(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with one.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => server.close().closeAllConnections());
  const patient = createUpstreamClient({ send: (request) => fetch(request), remote: true, now: Date.now });
  // Whose asks for content waits no longer than for its first answer.
  return () => patient(new Request(origin + footer, { signal: AbortSignal.timeout(800) }));
}

const hangs = () => undefined;
const dribbles = (response: ServerResponse) => void response.write('{');
const answers = (response: ServerResponse) => void response.end('{"content":"autumn"}');

test('reliability §4.9: content that was late is asked for again, with time of its own', async () => {
  const ask = await onTheNetwork([hangs, answers]);
  expect(await (await ask()).text()).toBe('{"content":"autumn"}');
});

test('reliability §4.9: content that dribbles is shown as it was', async () => {
  const ask = await onTheNetwork([answers, dribbles]);
  await ask();
  expect(await (await ask()).text()).toBe('{"content":"autumn"}');
});

test('reliability §4.9: content that keeps failing is not waited for', async () => {
  const { middleware, ask } = shop();
  middleware.answer = () => json({ content: 'autumn' });
  await ask(footer);
  middleware.answer = hang;
  for (let at = 0; at < 9; at += 1) expect(await ask(footer)).toContain('autumn');
  // Half a minute passes meanwhile, and one question is let through.
  expect(middleware.asked).toBeLessThanOrEqual(8);
});

test.for(['/commerce/getProductBadges', '/commerce/getReviews', '/promotions/getCustomerSession'])(
  'reliability I4: %s is left alone after five failures, and asked again within 30 s of its return',
  async (path, { annotate }) => {
    const { middleware, ask } = shop();
    middleware.answer = down;
    await ask(path);
    await vi.advanceTimersByTimeAsync(1);
    for (let failure = 1; failure < 5; failure += 1) await ask(path);
    middleware.answer = () => json('back');
    expect(await ask(path)).toContain('left alone');
    expect(middleware.asked).toBe(5);
    let seconds = 0;
    for (let isBack = false; !isBack && seconds < 60; ) {
      // Each question takes ten seconds of this shop's time.
      isBack = (await ask(path)) === '"back"';
      seconds += 10;
    }
    expect(seconds).toBeLessThanOrEqual(30);
    expect(await ask(path)).toBe('"back"');
    await annotate(`${path} is asked again after ${seconds} s (target 30 s)`, 'figure');
  },
);

test('reliability I1: an answer that never ends is waited for no longer than one that never begins', async () => {
  const { middleware, ask } = shop();
  middleware.answer = () => Promise.resolve(new Response(new ReadableStream()));
  expect(await ask('/commerce/getReviews')).toContain('did not answer in 700 ms');
  expect(await ask('/commerce/getProductsWithFilter')).toContain('did not answer in 6000 ms');
});

test('reliability I2: what a page can do without is waited for one second at most', async () => {
  for (const path of [
    '/commerce/getProductBadges',
    '/commerce/getReviews',
    '/commerce/getInventoryAtLocations',
    '/commerce/findAddresses',
  ]) {
    const { middleware, ask } = shop();
    middleware.answer = hang;
    expect(await ask(path)).toContain('did not answer in 700 ms');
  }
});

test('an error that is an answer is handed on, and breaks nothing', async () => {
  const { middleware, ask } = shop();
  middleware.answer = () => json({ tag: 'not-found' }, 404);
  for (let at = 0; at < 7; at += 1) expect(await ask('/commerce/getReviews')).toBe('{"tag":"not-found"}');
  middleware.answer = () => json({ tag: 'unavailable' }, 503);
  expect(await ask('/commerce/getCart')).toBe('{"tag":"unavailable"}');
});
