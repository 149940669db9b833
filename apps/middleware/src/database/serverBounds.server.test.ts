import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../scripts/postgresServer.ts';
import { type CrashingShop, crashingShop } from '../../proofs/crashes/crashingShop.ts';
import { type Engine, serverEngine } from '../../proofs/crashes/engine.ts';
import { openDatabase } from './openDatabase.ts';

/** A shop on a PostgreSQL server of its own, that is held up as others on the same server cannot be. */
let server: PostgresServer;
let engine: Engine;
let shop: CrashingShop;
beforeAll(async () => {
  server = await startPostgres();
  engine = await serverEngine(server.url);
  shop = await crashingShop(engine, []);
  await shop.start();
  await shop.untilReady();
});
afterAll(async () => {
  await shop.stop();
  await engine.remove();
  await server.stop();
});

/** A call that writes: what it was answered, whether it may be repeated, and after how many milliseconds. */
async function createCart() {
  const started = performance.now();
  const response = await fetch(`${shop.origin}/commerce/createCart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: '[]',
  });
  const answer: unknown = await response.json();
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, retryAfter, answer, ms: performance.now() - started };
}

async function untilServed(withinMs: number): Promise<void> {
  const giveUp = performance.now() + withinMs;
  while ((await createCart()).status !== 200) {
    if (performance.now() > giveUp) throw new Error(`No bag could be made within ${withinMs} ms.`);
    await sleep(100);
  }
}

const busy = { status: 503, retryAfter: '2', answer: { tag: 'unavailable' } };

describe('a shop whose database server', () => {
  it('is locked by somebody else answers within 5 s, with 503 and when to come back', async () => {
    const other = new Client(engine.env['DATABASE_URL']);
    await other.connect();
    await other.query('begin; lock table sessions in access exclusive mode');
    try {
      const waited = await createCart();
      expect(waited).toMatchObject(busy);
      expect(waited.ms).toBeGreaterThan(1_500);
      expect(waited.ms).toBeLessThan(5_000);
    } finally {
      await other.end();
    }
    await untilServed(1_000);
  });

  it('stands still answers everybody within 12 s, and serves again once it goes on', async () => {
    await untilServed(1_000);
    server.pause();
    try {
      const answers = await Promise.all(Array.from({ length: 30 }, createCart));
      for (const answer of answers) expect(answer).toMatchObject(busy);
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(12_000);
      expect((await fetch(`${shop.origin}/livez`)).status).toBe(200);
      expect((await fetch(`${shop.origin}/readyz`)).status).toBe(503);
    } finally {
      server.resume();
    }
    await untilServed(5_000);
  });

  it('is asked for too much is asked no longer than 5 s by a shopper, and at length by a command', async () => {
    const opened = await openDatabase({ url: engine.env['DATABASE_URL'], directory: '', isServing: true });
    if (!opened.ok) throw new Error(opened.error.message);
    const { pool, atLength, close } = opened.value;
    const boundsOf = async (asked: Pool) => {
      const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
      const { rows } = await asked.query<{ setting: string }>(
        'select setting from pg_settings where name = any($1) order by name',
        [names],
      );
      return rows.map(({ setting }) => Number(setting));
    };
    try {
      expect(await boundsOf(pool)).toEqual([10_000, 2_000, 5_000]);
      expect(await atLength((patient) => boundsOf(patient.pool))).toEqual([0, 0, 0]);
      const started = performance.now();
      await expect(pool.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' });
      expect(performance.now() - started).toBeLessThan(7_000);
    } finally {
      await close();
    }
  });
});
