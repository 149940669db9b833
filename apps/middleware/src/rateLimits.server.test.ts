import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../scripts/postgresServer.ts';
import { type CrashingShop, crashingShop } from '../proofs/crashes/crashingShop.ts';
import { type Engine, serverEngine } from '../proofs/crashes/engine.ts';
import { callLimits, edgeLimits } from './edge/createRateLimit.ts';

/** Two processes of a shop on one PostgreSQL server, behind a proxy that says who asks. */
let server: PostgresServer;
let engine: Engine;
let shops: CrashingShop[];
const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'tailorbird-limits-')));
beforeAll(async () => {
  server = await startPostgres();
  engine = await serverEngine(server.url);
  const limited = { ...engine.env, TAILORBIRD_RATE_LIMIT: 'on', TAILORBIRD_TRUST_PROXY: '1' };
  const engines = folders.map((folder) => ({ ...engine, env: { ...limited, DATA_DIRECTORY: folder } }));
  shops = await Promise.all(engines.map((own) => crashingShop(own, [])));
  for (const shop of shops) {
    await shop.start();
    await shop.untilReady();
  }
});
afterAll(async () => {
  for (const shop of shops) await shop.stop();
  await engine.remove();
  await server.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The status of requests that are sent to the one process and the other in turn, one after another. */
async function inTurn(count: number, path: string, from: string, body = '[]'): Promise<number[]> {
  const statuses = [];
  for (let at = 0; at < count; at += 1) {
    const answer = await fetch(`${shops[at % 2]?.origin}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': from,
      },
      body,
    });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses;
}

const refused = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;

describe('two processes behind one balancer', () => {
  it('count the sign-ins of an address together', async () => {
    const most = callLimits.identity;
    const statuses = await inTurn(most + 6, '/commerce/loginCustomer', '203.0.113.1');
    expect(statuses).toEqual([
      ...Array.from({ length: most }, () => 400),
      ...Array.from({ length: 6 }, () => 429),
    ]);
    expect(refused(await inTurn(2, '/commerce/loginCustomer', '203.0.113.2'))).toBe(0);
    // All that a household has of the network is one address.
    await inTurn(most, '/commerce/loginCustomer', '2001:db8:1:2::1');
    expect(refused(await inTurn(2, '/commerce/loginCustomer', '2001:db8:1:2:ffff::9'))).toBe(2);
  });

  it('count its cards together', async () => {
    const statuses = await inTurn(edgeLimits.payment + 4, '/payments/tokens', '203.0.113.3', '{}');
    expect(refused(statuses)).toBe(4);
  });

  it('count what it writes together, to a twentieth for each', async () => {
    const most = callLimits.write;
    const passed = 2 * most - refused(await inTurn(2 * most, '/commerce/addCartItems', '203.0.113.4'));
    expect(passed).toBeGreaterThanOrEqual(most);
    expect(passed).toBeLessThanOrEqual(most + (2 * most) / 20);
  });

  it('know nobody’s address by what they have written down', async () => {
    const rows = await engine.rows("select key from attempts where key like 'rate %'");
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^rate [0-9a-f]{64}$/);
  });
});
