/**
 * `node scripts/onPostgres.ts node scripts/soak/restoreDrill.ts [--megabytes 1000]`: a shop whose books fill so much is
 * backed up, restored into an empty database and started there; what the restore and the start take, and whether every
 * row and the books are as they were (reliability J8).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../apps/middleware/proofs/crashes/engine.ts';
import { approvedToken } from '../../apps/middleware/proofs/crashes/engine.ts';
import { broken } from '../../apps/middleware/proofs/crashes/invariants.ts';
import { buyer } from '../../apps/middleware/proofs/races/buyer.ts';
import { goodsOf } from '../../apps/middleware/proofs/races/goods.ts';
import { commandOptions } from '../commandOptions.ts';
import { root } from '../root.ts';
import { soakDatabase, soakShop } from './soakShop.ts';

const { values: options } = commandOptions({ options: { megabytes: { type: 'string', default: '1000' } } });
const wantedBytes = Number(options.megabytes) * 1e6;
/** The longest that a shop of a gigabyte may be away. */
const maxMsOfGigabyte = 15 * 60_000;
const ordersAtOnce = 10_000;

/** The tables an order is in, and what of a row is another order's: `n` counts from 1, `first` is the order copied. */
const copies = {
  carts: `'id', md5('cart' || n)::uuid`,
  cart_lines: `'id', md5('line' || n)::uuid, 'cart_id', md5('cart' || n)::uuid`,
  payments: `'cart_id', md5('cart' || n)::uuid, 'attempt', 'copy ' || n`,
  test_card_charges: `'idempotency_key', 'copy ' || n, 'reference', 'copy ' || n`,
  orders: `'id', first + n, 'cart_id', md5('cart' || n)::uuid`,
  order_lines: `'order_id', first + n`,
  outbox: `'order_id', first + n, 'message_id', 'order-' || first + n`,
};
/** Those whose rows the database numbers, not we. */
const numbered = new Set(['cart_lines', 'payments', 'order_lines', 'outbox']);

async function sizeOf(engine: Engine): Promise<number> {
  const [row] = await engine.rows('select pg_database_size(current_database()) as bytes');
  return Number(row?.['bytes']);
}

async function tablesOf(engine: Engine): Promise<string[]> {
  const rows = await engine.rows(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => String(name));
}

/** Of each table how many rows, and the sum of their hashes: the same where every row is the same. */
async function fingerprint(engine: Engine): Promise<string> {
  const found = [];
  for (const name of await tablesOf(engine)) {
    const [row] = await engine.rows(
      `select count(*) as rows, sum(hashtextextended(to_jsonb(t)::text, 0)) as hashes from ${name} t`,
    );
    found.push(`${name} ${String(row?.['rows'])} ${String(row?.['hashes'])}`);
  }
  return found.join('\n');
}

/** Copies the one order there is until the database is large enough; answers how many orders there are then. */
async function copyOrders(engine: Engine): Promise<number> {
  let [from, size] = [1, await sizeOf(engine)];
  for (; size < wantedBytes; from += ordersAtOnce, size = await sizeOf(engine)) {
    const numbers = `generate_series(${from}, ${from + ordersAtOnce - 1}) n`;
    for (const [table, others] of Object.entries(copies)) {
      const columns = await engine.rows(
        `select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
           where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped
           ${numbered.has(table) ? `and attidentity <> 'a'` : ''}`,
      );
      const list = String(columns[0]?.['list']);
      const original = table === 'outbox' ? `where message_id = 'order-' || first` : '';
      await engine.rows(
        `insert into ${table} (${list}) select ${list} from (select made.* from
           (select * from ${table}, (select min(id) as first from orders) o ${original} limit 1) t, ${numbers},
           jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${others})) made) copies`,
      );
    }
  }
  return from;
}

/** Runs a command of the shop's operator on a database; it throws where the command fails. */
function run(command: 'backup' | 'restore', engine: Engine, file: string): number {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), command, file], {
    env: { ...process.env, ...engine.env },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The ${command} ended with ${String(status)}.`);
  return performance.now() - started;
}

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-drill-'));
const file = join(folder, 'shop.backup.gz');
const engine = await soakDatabase();
const target = await soakDatabase();
try {
  const first = await soakShop(engine);
  const goods = await goodsOf(engine, 1);
  const paymentToken = await approvedToken(engine);
  const ending = await buyer({
    origin: first.origin,
    variants: goods,
    paymentToken,
    email: 'drill@example.com',
  });
  await first.stop();
  if (ending.end !== 'ordered') throw new Error(`The order to be copied ended with: ${ending.end}.`);
  const orders = await copyOrders(engine);
  const bytes = await sizeOf(engine);
  const gigabytes = bytes / 1e9;
  const before = await fingerprint(engine);

  const backupMs = run('backup', engine, file);
  const restoreMs = run('restore', target, file);
  const isSame = (await fingerprint(target)) === before;
  const started = performance.now();
  const again = await soakShop(target);
  const startMs = performance.now() - started;
  await again.stop();
  const [books] = await target.rows('select sum(on_hand) as units from stock_levels');
  const [known] = await target.rows('select array_agg(id) as ids from orders');
  const ids = known?.['ids'];
  const ledger = {
    orders: new Set(Array.isArray(ids) ? ids.map(Number) : []),
    units: orders,
    stock: Number(books?.['units']) + orders,
  };
  const problems = await broken(target, ledger);
  const rtoMs = restoreMs + startMs;
  const seconds = (ms: number) => (ms / 1000).toFixed(0);
  console.log(
    `reliability J8: ${orders} orders, ${(bytes / 1e6).toFixed(0)} MB: backup ${seconds(backupMs)} s (${(statSync(file).size / 1e6).toFixed(0)} MB compressed), ` +
      `restore ${seconds(restoreMs)} s, start ${seconds(startMs)} s: ${(rtoMs / 60_000 / gigabytes).toFixed(1)} min a GB (at most 15); ` +
      `${isSame ? 'every row is the same' : 'ROWS ARE NOT THE SAME'}, ${problems.length === 0 ? 'the books are right' : problems.join('; ')}`,
  );
  process.exitCode = isSame && problems.length === 0 && rtoMs <= maxMsOfGigabyte * gigabytes ? 0 : 1;
} finally {
  await engine.remove();
  await target.remove();
  rmSync(folder, { recursive: true, force: true });
}
