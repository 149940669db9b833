/**
 * `node scripts/onPostgres.ts node scripts/soak/steadyLoad.ts [--minutes 120] [--rate 30]`: a built shop under a steady
 * mixed load: what it holds must not grow, and no goods may stay held (reliability J10).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { goodsOf } from '../../apps/middleware/proofs/races/goods.ts';
import { commandOptions } from '../commandOptions.ts';
import { startMixedLoad } from './mixedLoad.ts';
import { slopeOf } from './slope.ts';
import { soakDatabase, soakShop } from './soakShop.ts';

const { values: options } = commandOptions({
  options: { minutes: { type: 'string', default: '120' }, rate: { type: 'string', default: '30' } },
});
const minutes = Number(options.minutes);
const everyMs = 5_000;
/** Every so many samples what is held is looked at: V8 leaves for as long as it pleases what nothing holds any more. */
const collectEvery = 12;
const collectedMs = 2_000;
/** Of so many of those looks one is told as it goes: a run that is ended early has said something. */
const tellEvery = 10;
/** The first part is warming up: caches fill, code is compiled. */
const warmUp = 0.25;
/** Growth that is still none, in MB an hour. */
const maxGrowth = 1;

interface Sample {
  readonly hours: number;
  readonly megabytes: number;
  readonly handles: number;
  readonly connections: number;
}

const engine = await soakDatabase();
const collector = new URL('collectOnSignal.mjs', import.meta.url).href;
const shop = await soakShop(engine, { nodeOptions: ['--expose-gc', '--import', collector] });
await engine.rows('update stock_levels set on_hand = 1000000000');
const goods = await goodsOf(engine, 20);
const load = startMixedLoad(shop.origin, {
  perSecond: Number(options.rate),
  goods,
});

async function sample(since: number): Promise<Sample> {
  const status = readFileSync(`/proc/${shop.pid}/status`, 'utf8');
  const [row] = await engine.rows(
    'select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return {
    hours: (performance.now() - since) / 3_600_000,
    megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
    handles: readdirSync(`/proc/${shop.pid}/fd`).length,
    connections: Number(row?.['n']),
  };
}

try {
  const samples: Sample[] = [];
  const held: Sample[] = [];
  const since = performance.now();
  while (performance.now() - since < minutes * 60_000) {
    await sleep(everyMs);
    samples.push(await sample(since));
    if (samples.length % collectEvery !== 0) continue;
    process.kill(shop.pid, 'SIGUSR2');
    await sleep(collectedMs);
    const now = await sample(since);
    held.push(now);
    if (held.length % tellEvery !== 0) continue;
    console.log(
      `  after ${Math.round(now.hours * 60)} min: ${now.megabytes.toFixed(1)} MB held, ${now.handles} handles, ${now.connections} connections`,
    );
  }
  const { requests, errors, bags, lostBags } = await load.stop();
  const [leaked] = await engine.rows(
    `select count(*)::int as n from reservations held left join carts on carts.id = held.cart_id
       where carts.id is null or carts.status <> 'open' or held.expires_at > now() + interval '15 minutes 5 seconds'`,
  );
  const [reserved] = await engine.rows('select count(*)::int as n from reservations');
  const warmOf = (all: readonly Sample[]) => all.slice(Math.floor(all.length * warmUp));
  const growthOf = (all: readonly Sample[]) =>
    slopeOf(all.map(({ hours, megabytes }) => [hours, megabytes] as const));
  const [warm, warmHeld] = [warmOf(samples), warmOf(held)];
  const [first, last] = [warm[0], warm.at(-1)];
  const growth = growthOf(warmHeld);
  const most = (of: (sample: Sample) => number) => Math.max(...warm.map(of));
  console.log(
    `reliability J10: ${minutes} min of ${options.rate} requests a second: ${errors.length} of ${requests} failed, ${lostBags} of ${bags} bags lost\n` +
      `  memory ${first?.megabytes.toFixed(0)} → ${last?.megabytes.toFixed(0)} MB after warm-up, ${growthOf(warm).toFixed(1)} MB an hour\n` +
      `  held after a collection ${warmHeld[0]?.megabytes.toFixed(0)} → ${warmHeld.at(-1)?.megabytes.toFixed(0)} MB, ${growth.toFixed(1)} MB an hour (at most ${maxGrowth})\n` +
      `  handles ${first?.handles} → ${last?.handles}, ${most(({ handles }) => handles)} at most; ` +
      `connections to the database ${most(({ connections }) => connections)} at most\n` +
      `  ${String(leaked?.['n'])} holds leaked of ${String(reserved?.['n'])} (at most 0)`,
  );
  for (const error of [...new Set(errors)].slice(0, 10)) console.log(`  ${error}`);
  const isSteady = minutes < 30 || growth <= maxGrowth;
  if (minutes < 30)
    console.log('  In less than half an hour growth is printed and not judged: it is still warming up.');
  const isWhole = errors.length === 0 && lostBags === 0 && Number(leaked?.['n']) === 0 && requests > 0;
  process.exitCode = isWhole && isSteady ? 0 : 1;
} finally {
  await shop.stop();
  await engine.remove();
}
