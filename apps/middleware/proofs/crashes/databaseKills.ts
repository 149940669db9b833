import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@tailorbird/demo-shop/random';
import { type PostgresServer, startPostgres } from '../../../../scripts/postgresServer.ts';
import { type CrashingShop, crashingShop } from './crashingShop.ts';
import { serverEngine } from './engine.ts';
import type { Kills } from './killsUnderLoad.ts';
import { shoppingCrowd } from './shoppingCrowd.ts';

/** How soon the shop is to serve again once its database does (reliability §0 finding 4), in milliseconds. */
const recoverMs = 5_000;

/** Reliability B4: twenty people buy while the database server is killed; the shop itself goes on running. */
export async function databaseKills(kills: number): Promise<Kills> {
  const server = await startPostgres({ isDurable: true });
  try {
    return await killsOf(server, kills);
  } finally {
    await server.stop();
  }
}

async function killsOf(server: PostgresServer, kills: number): Promise<Kills> {
  const engine = await serverEngine(server.url);
  const shop = await crashingShop(engine, []);
  const random = createRandom(kills);
  const problems: string[] = [];
  let slowestMs = 0;
  try {
    await shop.start();
    await shop.untilReady();
    const untilBack = () => shop.untilReady();
    const crowd = await shoppingCrowd(engine, { origin: shop.origin, people: 20, untilBack });
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(random.int(300, 1500));
      await server.kill();
      problems.push(...(await problemsWhileDown(shop)));
      await server.startAgain();
      const since = performance.now();
      await shop.untilReady();
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - since));
    }
    await sleep(500);
    problems.push(...(await crowd.goHome()));
    if (slowestMs > recoverMs) problems.push(`the shop took ${slowestMs} ms to serve again`);
    return { kills, orders: crowd.ledger.orders.size, slowestMs, problems };
  } finally {
    await shop.stop();
    // The server goes with all it has; when it was the server that failed, this must not hide it.
    await engine.remove().catch(() => undefined);
  }
}

/** Without its database a shop lives, is not ready, and asks shoppers to try again. */
async function problemsWhileDown({ origin }: CrashingShop): Promise<string[]> {
  const [alive, ready, call] = await Promise.all([
    fetch(`${origin}/livez`),
    fetch(`${origin}/readyz`),
    fetch(`${origin}/commerce/createCart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: '[]',
    }),
  ]);
  const text = await call.text();
  return [
    ...(alive.status === 200 ? [] : [`/livez answered ${alive.status} without a database`]),
    ...(ready.status === 503 ? [] : [`/readyz answered ${ready.status} without a database`]),
    ...(call.status === 503 && text.includes('Please try again')
      ? []
      : [`a call without a database was answered ${call.status}: ${text}`]),
  ];
}
