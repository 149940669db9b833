/**
 * `node scripts/onPostgres.ts --durable node apps/middleware/src/races/cli.ts [--seeds 3]`: lets hundreds of buyers race for the
 * same units over HTTP, and prints what was sold twice, and how long they waited (reliability §4.1, A1 to A3 and A6).
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { crashingShop } from '../crashes/crashingShop.ts';
import { durableServer } from '../crashes/durableServer.ts';
import { serverEngine } from '../crashes/engine.ts';
import { goodsOf } from './goods.ts';
import { type Course, hundredAtOnce, leavers, type Race, tenUnits, threeStyles } from './races.ts';

const { values: options } = parseArgs({ options: { seeds: { type: 'string', default: '3' } } });
const seeds = Array.from({ length: Number(options.seeds) }, (_, index) => index + 1);
const server = await durableServer();

const engine = await serverEngine(server);
const measuring = fileURLToPath(new URL('measurePool.ts', import.meta.url));
const shop = await crashingShop(engine, ['--import', measuring]);
const failed: string[] = [];
try {
  await shop.start();
  await shop.untilReady();
  const course: Course = { engine, origin: shop.origin, goods: await goodsOf(engine, 3) };
  for (const seed of seeds) await report(tenUnits(course, seed));
  await report(leavers(course, 1));
  for (const seed of seeds.slice(0, Math.max(1, Math.floor(seeds.length / 2))))
    await report(threeStyles(course, seed));
  await report(hundredAtOnce(course));
} finally {
  await shop.stop();
  await engine.remove();
}
process.stdout.write(
  failed.length === 0
    ? '\nEvery race was won by as many as there were units.\n'
    : '\nSome races went wrong.\n',
);
process.exitCode = failed.length === 0 ? 0 : 1;

async function report(running: Promise<Race>): Promise<void> {
  const { name, endings, seconds, figures, problems } = await running;
  const placing = endings.filter(({ placingMs }) => placingMs > 0).map(({ placingMs }) => placingMs);
  const waits = waitsIn(await shop.ask('waits'));
  process.stdout.write(
    `${name.padEnd(52)} ${figures}; ${seconds.toFixed(1)} s; placing p95 ${p95(placing)} ms; ` +
      `whole purchase p95 ${p95(endings.map(({ wholeMs }) => wholeMs))} ms; wait for a connection p95 ${p95(waits)} ms` +
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
