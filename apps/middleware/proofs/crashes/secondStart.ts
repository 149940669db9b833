import { setTimeout as sleep } from 'node:timers/promises';
import { type CrashingShop, crashingShop } from './crashingShop.ts';
import type { Engine } from './engine.ts';
import { broken, type Ledger } from './invariants.ts';
import { stocked } from './stocked.ts';

/** A second shop that is still there after this has not ended. */
const endMs = 30_000;
/** How soon it has to have ended: it looks at the lock before it loads the shop. */
const maxMs = 2_000;

/** How a second shop on the directory of a running one ended. `problems` is empty when it was as it has to be. */
export interface SecondStart {
  /** The longest a second shop took to end, in milliseconds. */
  readonly slowestMs: number;
  readonly problems: readonly string[];
}

/** Reliability B5: while a shop runs on a directory, others are started on it; they end at once, and it loses nothing. */
export async function secondStart(engine: Engine, times: number): Promise<SecondStart> {
  const first = await crashingShop(engine, []);
  const problems: string[] = [];
  let slowestMs = 0;
  try {
    await first.start();
    await first.untilReady();
    const { stock } = await stocked(engine);
    const ledger: Ledger = { orders: new Set(), units: 0, stock };
    const rows = await everyRow(engine);
    for (let time = 0; time < times; time += 1) {
      const { ms, wrong } = await startBeside(engine, first);
      slowestMs = Math.max(slowestMs, ms);
      problems.push(...wrong);
    }
    if ((await everyRow(engine)) !== rows) problems.push('rows were lost or changed');
    problems.push(...(await broken(engine, ledger)));
  } finally {
    await first.stop();
  }
  return { slowestMs, problems };
}

async function startBeside(engine: Engine, first: CrashingShop): Promise<{ ms: number; wrong: string[] }> {
  const second = await crashingShop(engine, []);
  const since = performance.now();
  await second.start();
  const isEnded = await Promise.race([second.died().then(() => true), sleep(endMs, false)]);
  const ms = Math.round(performance.now() - since);
  second.kill();
  await second.died();
  const said = second.log();
  const named = [`process ${first.pid()}`, `kill ${first.pid()}`, 'DATA_DIRECTORY='];
  return {
    ms,
    wrong: [
      ...(isEnded && ms <= maxMs ? [] : [`the second was still there after ${isEnded ? maxMs : ms} ms`]),
      ...(second.exitCode() ? [] : [`the second ended with ${String(second.exitCode())}`]),
      ...named.filter((part) => !said.includes(part)).map((part) => `it did not say "${part}": ${said}`),
    ],
  };
}

/** How many rows each table has, as one text. */
async function everyRow(engine: Engine): Promise<string> {
  const tables = await engine.rows(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const counts = [];
  for (const { name } of tables) {
    const [row] = await engine.rows(`select count(*) as rows from ${String(name)}`);
    counts.push(`${String(name)} ${String(row?.['rows'])}`);
  }
  return counts.join(', ');
}
