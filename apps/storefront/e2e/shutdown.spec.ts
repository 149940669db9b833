import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShopProcess, startCommand, startShop, untilServing } from '../../../scripts/shopProcess.ts';

const connections = 50;
const graceSeconds = 3;
/** Creating and seeding the embedded database on a busy machine. */
const firstStartMs = 180_000;

let data = '';
let shop: ShopProcess;
beforeAll(async () => {
  data = mkdtempSync('/tmp/tailorbird-shutdown-');
  shop = await startShop(startCommand, {
    DATA_DIRECTORY: data,
    TAILORBIRD_DRAIN_SECONDS: String(graceSeconds),
    TAILORBIRD_PREPARE_PICTURES: 'off',
    TAILORBIRD_RATE_LIMIT: 'off',
  });
  await untilServing(shop, firstStartMs);
}, firstStartMs);
afterAll(async () => {
  await shop.stop();
  rmSync(data, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly connection: string | undefined;
}

function ask(path: string, agent: Agent | false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const read = (answer: IncomingMessage) =>
      answer
        .on('error', reject)
        .on('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }))
        .resume();
    request(shop.origin + path, { agent }, read)
      .on('error', reject)
      .end();
  });
}

/** What a load balancer does: it keeps its connections busy until readiness says no. */
async function keepAsking(path: string, isReady: () => boolean, told: Answer[], failed: unknown[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (isReady())
    await ask(path, agent).then(
      (answer) => told.push(answer),
      (cause) => failed.push(cause),
    );
  agent.destroy();
}

test('reliability J1: 50 busy connections lose nothing when the shop is told to end, and it ends with 0', {
  timeout: 90_000,
}, async () => {
  let ready = true;
  const told: Answer[] = [];
  const failed: unknown[] = [];
  const paths = ['/', '/me', '/bag', '/search?query=tee', '/livez'];
  const busy = Array.from({ length: connections }, (_, index) =>
    keepAsking(paths[index % paths.length] ?? '/', () => ready, told, failed),
  );
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const before = told.length;
  const began = performance.now();
  const ended = shop.stop();
  const readiness: number[] = [];
  while (ready) {
    readiness.push((await ask('/readyz', false)).status);
    // It believes the fifth no, and until then sends what comes.
    ready = readiness.filter((seen) => seen !== 200).length < 5;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await Promise.all(busy);
  const code = await ended;
  const seconds = (performance.now() - began) / 1000;
  const after = told.slice(before);
  process.stdout.write(
    `reliability J1: ${failed.length} of ${told.length} requests failed (target 0), ${after.length} of them after SIGTERM; ` +
      `readiness ${readiness.join(' ')}; exit ${code} after ${seconds.toFixed(1)} s (target 0, 30 s)\n`,
  );
  expect(failed).toEqual([]);
  expect(readiness.at(-1)).toBe(503);
  expect(before).toBeGreaterThan(connections);
  expect(after.some(({ connection }) => connection === 'close')).toBe(true);
  expect(told.filter(({ status }) => status !== 200)).toEqual([]);
  expect(code).toBe(0);
  expect(seconds).toBeLessThan(30);
});
