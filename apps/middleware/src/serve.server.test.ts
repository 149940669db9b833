import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../scripts/postgresServer.ts';
import { type CrashingShop, crashingShop } from '../proofs/crashes/crashingShop.ts';
import { serverEngine } from '../proofs/crashes/engine.ts';
import { registration } from './testing/registration.ts';

/** A shop whose database server is its own, to be taken away, and whose mail server takes connections and says nothing. */
let server: PostgresServer;
let mailServer: Server;
let dataDirectory: string;
let shop: CrashingShop;
beforeEach(async () => {
  server = await startPostgres();
  mailServer = createServer().listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  const { port } = mailServer.address() as AddressInfo;
  const engine = await serverEngine(server.url);
  dataDirectory = engine.env['DATA_DIRECTORY'] ?? '';
  const env = { ...engine.env, SMTP_URL: `smtp://127.0.0.1:${port}` };
  shop = await crashingShop({ ...engine, env }, []);
  await shop.start();
  await shop.untilReady();
});
afterEach(async () => {
  shop.kill();
  await server.kill();
  await server.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
  mailServer.close();
});

const call = (name: string, args: readonly unknown[]) =>
  fetch(`${shop.origin}/commerce/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(args),
  });

/** Calls that hold connections when the server goes. */
const askMuch = () => Promise.allSettled(Array.from({ length: 20 }, () => call('createCart', [])));

const signal = () => process.kill(shop.pid() ?? 0, 'SIGTERM');

/** How many milliseconds it lives on at most; the time is up after so many. */
async function livesOn(withinMs: number): Promise<number> {
  const started = performance.now();
  await Promise.race([shop.died(), sleep(withinMs)]);
  return performance.now() - started;
}

describe('a shop that is told to end', () => {
  it('while its database stands still answers whoever waits, and ends', async () => {
    server.pause();
    const answers = askMuch();
    await sleep(300);
    signal();
    expect(await livesOn(40_000)).toBeLessThan(30_000);
    for (const answer of await answers) expect(answer).toMatchObject({ value: { status: 503 } });
    expect(shop.exitCode()).toBe(0);
  });

  it('after its database was killed ends', async () => {
    const answers = askMuch();
    await server.kill();
    await answers;
    signal();
    expect(await livesOn(20_000)).toBeLessThan(10_000);
    expect(shop.exitCode()).toBe(0);
  });

  it('while a mail server does not answer says so, and ends with 1', async () => {
    const connected = once(mailServer, 'connection');
    expect((await call('registerCustomer', [registration('late@example.com')])).status).toBe(200);
    await connected;
    signal();
    expect(await livesOn(30_000)).toBeLessThan(15_000);
    expect(shop.exitCode()).toBe(1);
    const told = shop.log().trim().split('\n').at(-1) ?? '';
    expect(JSON.parse(told)).toMatchObject({
      level: 50,
      op: 'close',
      unclosed: ['mails: not closed after 8 s'],
    });
  });

  it('twice ends at once', async () => {
    server.pause();
    void askMuch();
    await sleep(300);
    signal();
    await sleep(200);
    signal();
    expect(await livesOn(20_000)).toBeLessThan(3_000);
    expect(shop.exitCode()).toBe(1);
  });
});
