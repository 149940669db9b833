/**
 * `node scripts/onPostgres.ts node scripts/soak/littleMemory.ts`: the built shop with 512 MB for what its code holds, under
 * a mixed load for three minutes: it answers, and does not die.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { goodsOf } from '../../apps/middleware/proofs/races/goods.ts';
import { commandOptions } from '../commandOptions.ts';
import { startMixedLoad } from './mixedLoad.ts';
import { soakDatabase, soakShop } from './soakShop.ts';

const { values: options } = commandOptions({
  options: { seconds: { type: 'string', default: '180' }, megabytes: { type: 'string', default: '512' } },
});
const engine = await soakDatabase();
const shop = await soakShop(engine, { nodeOptions: [`--max-old-space-size=${options.megabytes}`] });
let isAlive = true;
void shop.ended.then(() => {
  isAlive = false;
});
try {
  await engine.rows('update stock_levels set on_hand = 1000000');
  const goods = await goodsOf(engine, 20);
  const load = startMixedLoad(shop.origin, { perSecond: 30, goods });
  await sleep(Number(options.seconds) * 1000);
  const { requests, errors, bags, lostBags } = await load.stop();
  const peak = isAlive
    ? /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1]
    : undefined;
  console.log(
    `memory of ${options.megabytes} MB for ${options.seconds} s: ${isAlive ? 'the shop lives' : 'the shop died'}, ` +
      `${errors.length} of ${requests} failed, ${lostBags} of ${bags} bags lost, ${Math.round(Number(peak ?? 0) / 1024)} MB at most (resident)`,
  );
  for (const error of [...new Set(errors)].slice(0, 10)) console.log(`  ${error}`);
  process.exitCode = isAlive && errors.length === 0 && lostBags === 0 && requests > 0 ? 0 : 1;
} finally {
  await shop.stop();
  await engine.remove();
}
