/**
 * `node scripts/onPostgres.ts --durable node bench/capacity.ts [--processes 1,2,4]`: what so many processes of the built shop
 * on one PostgreSQL server do, and what that costs in time of a processor, from which docs/scaling.md is reckoned. Quote the
 * ratios and the costs: how many there are a second is this machine's, which also runs the server and who asks.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { approvedTokens } from '../apps/middleware/proofs/crashes/engine.ts';
import { buyer } from '../apps/middleware/proofs/races/buyer.ts';
import { goodsOf } from '../apps/middleware/proofs/races/goods.ts';
import { commandOptions } from '../scripts/commandOptions.ts';
import type { ShopProcess } from '../scripts/shopProcess.ts';
import { soakDatabase, soakShop } from '../scripts/soak/soakShop.ts';
import { familyMs, processMs } from './processTime.ts';
import { table } from './table.ts';

const { values: options } = commandOptions({
  options: { processes: { type: 'string', default: '1,2,4' } },
});
const [warmUpMs, measuredMs] = [5_000, 8_000];
/** Who asks at a time, of all processes together. */
const atOnce = 16;

const engine = await soakDatabase();
/** The first process of the server, of which all others are children. */
const postmaster = Number(
  readFileSync(join(await dataDirectory(), 'postmaster.pid'), 'utf8')
    .split('\n')
    .at(0),
);
const rows: (string | number)[][] = [
  ['processes', 'what', 'a second', 'to the first', 'shop, ms of a core', 'database, ms of a core'],
];
const ofOne = new Map<string, number>();
let tokens: string[] = [];
let goods: Awaited<ReturnType<typeof goodsOf>> = [];
try {
  for (const count of options.processes.split(',').map(Number)) {
    await withShops(count, { TAILORBIRD_PAGE_CACHE: 'on' }, async (shops) => {
      await measure('pages that are kept', shops, (origin) => read(`${origin}/browse/womens`));
      await measure('what a page asks for its shopper', shops, (origin) => read(`${origin}/me`));
    });
    await withShops(count, { TAILORBIRD_PAGE_CACHE: 'off' }, async (shops) => {
      await measure('listings made anew', shops, (origin) => read(`${origin}/browse/womens`));
      await engine.rows('update stock_levels set on_hand = 1000000');
      goods = await goodsOf(engine, 40);
      tokens = await approvedTokens(engine, 4_000);
      await measure('orders, from an empty bag', shops, order);
    });
  }
  console.log(
    `\n${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.versions.node}\n\n${table(rows)}`,
  );
} finally {
  await engine.remove();
}

async function withShops(
  count: number,
  env: Readonly<Record<string, string>>,
  work: (shops: readonly ShopProcess[]) => Promise<void>,
): Promise<void> {
  const shops: ShopProcess[] = [];
  try {
    for (let at = 0; at < count; at += 1) {
      const folder = join(engine.env['DATA_DIRECTORY'] ?? '', String(at));
      shops.push(await soakShop(engine, { env: { ...env, DATA_DIRECTORY: folder } }));
    }
    await work(shops);
  } finally {
    for (const shop of shops) await shop.stop();
  }
}

/** Does a piece of work as often as the shops allow, asked of each in turn, and adds a row for it. */
async function measure(
  what: string,
  shops: readonly ShopProcess[],
  work: (origin: string, nth: number) => Promise<void>,
): Promise<void> {
  let nth = 0;
  const run = async (forMs: number) => {
    const until = performance.now() + forMs;
    let done = 0;
    const asking = Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) {
        nth += 1;
        await work(shops[nth % shops.length]?.origin ?? '', nth);
        done += 1;
      }
    });
    await Promise.all(asking);
    return done;
  };
  await run(warmUpMs);
  const shopMs = () => shops.reduce((sum, { pid }) => sum + processMs(pid), 0);
  const [shopBefore, databaseBefore, started] = [shopMs(), familyMs(postmaster), performance.now()];
  const done = await run(measuredMs);
  const seconds = (performance.now() - started) / 1_000;
  const perSecond = done / seconds;
  if (!ofOne.has(what)) ofOne.set(what, perSecond);
  const cost = (ms: number) => (ms / done).toFixed(2);
  const row = [
    shops.length,
    what,
    perSecond.toFixed(1),
    (perSecond / (ofOne.get(what) ?? perSecond)).toFixed(2),
    cost(shopMs() - shopBefore),
    cost(familyMs(postmaster) - databaseBefore),
  ];
  rows.push(row);
  console.log(row.join('  '));
}

async function read(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
}

async function order(origin: string, nth: number): Promise<void> {
  const wanted = goods[nth % goods.length];
  if (!wanted) throw new Error('There is nothing to buy.');
  const paymentToken = tokens.pop();
  const { end } = await buyer({ origin, variants: [wanted], paymentToken, email: `bench${nth}@example.com` });
  if (end !== 'ordered') throw new Error(`An order ended as ${end}.`);
}

async function dataDirectory(): Promise<string> {
  const [row] = await engine.rows('show data_directory');
  return String(row?.['data_directory']);
}
