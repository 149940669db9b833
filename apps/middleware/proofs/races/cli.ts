/**
 * `node scripts/onPostgres.ts --durable node apps/middleware/proofs/races/cli.ts [--seeds 3]`: lets hundreds of buyers race
 * for the same units over HTTP, in a shop of two processes, and prints what was sold twice, and how long they waited
 * (reliability §4.1, A1 to A3 and A6). `--faulty` runs one race in which a unit too many is sold, which must be told.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { crashingShop } from '../crashes/crashingShop.ts';
import { durableServer } from '../crashes/durableServer.ts';
import { serverEngine } from '../crashes/engine.ts';
import { goodsOf } from './goods.ts';
import {
  type Course,
  hundredAtOnce,
  hundredPayAtOnce,
  leavers,
  oneUnit,
  type Race,
  tenUnits,
  threeStyles,
} from './races.ts';

const { values: options } = parseArgs({
  options: { seeds: { type: 'string', default: '3' }, faulty: { type: 'boolean', default: false } },
});
/** Reliability A6, on two cores that do nothing else, the buyers included: printed, because a busy machine is slower. */
const targets = { placingMs: 500, waitMs: 100 };
const seeds = Array.from({ length: Number(options.seeds) }, (_, index) => index + 1);
const server = await durableServer();

const engine = await serverEngine(server);
const measuring = fileURLToPath(new URL('measurePool.ts', import.meta.url));
const shops = [
  await crashingShop(engine, ['--import', measuring]),
  await crashingShop(engine, ['--import', measuring]),
];
const failed: string[] = [];
try {
  for (const shop of shops) {
    await shop.start();
    await shop.untilReady();
  }
  const origins = shops.map(({ origin }) => origin);
  const course: Course = { engine, origins, goods: await goodsOf(engine, 3) };
  if (options.faulty) await report(oneUnit({ ...course, unknownUnits: 1 }));
  else await all(course);
} finally {
  for (const shop of shops) await shop.stop();
  await engine.remove();
}
process.stdout.write(
  failed.length === 0
    ? '\nEvery race was won by as many as there were units.\n'
    : '\nSome races went wrong.\n',
);
process.exitCode = failed.length === 0 ? 0 : 1;

async function all(course: Course): Promise<void> {
  for (const seed of seeds) await report(tenUnits(course, seed));
  await report(leavers(course, 1));
  for (const seed of seeds.slice(0, Math.max(1, Math.floor(seeds.length / 2))))
    await report(threeStyles(course, seed));
  for (const contended of [hundredAtOnce, oneUnit, hundredPayAtOnce])
    await report(contended(course), targets);
}

async function report(running: Promise<Race>, target?: typeof targets): Promise<void> {
  const { name, endings, seconds, figures, problems } = await running;
  const placing = endings.filter(({ placingMs }) => placingMs > 0).map(({ placingMs }) => placingMs);
  const waits = (await Promise.all(shops.map((shop) => shop.ask('waits')))).flatMap(waitsIn);
  const turnedAway = endings.reduce((sum, ending) => sum + ending.turnedAway, 0);
  const against = (ms: number | undefined) => (ms === undefined ? '' : ` (target ${ms} ms)`);
  process.stdout.write(
    `${name.padEnd(52)} ${figures}; ${seconds.toFixed(1)} s; told to come back ${turnedAway} times; placing p95 ${p95(placing)} ms${against(target?.placingMs)}; ` +
      `whole purchase p95 ${p95(endings.map(({ wholeMs }) => wholeMs))} ms; ` +
      `wait for a connection p95 ${p95(waits)} ms${against(target?.waitMs)}` +
      `${problems.length === 0 ? '' : `\n  WRONG: ${problems.join('; ')}`}\n`,
  );
  if (problems.length > 0) failed.push(name);
}

function waitsIn(answer: unknown): number[] {
  return Array.isArray(answer) ? answer.filter((wait) => typeof wait === 'number') : [];
}

function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0);
}
