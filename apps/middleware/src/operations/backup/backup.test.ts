import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broken } from '../../../proofs/crashes/invariants.ts';
import type { Database } from '../../database/database.ts';
import { bagOf, readyCheckout } from '../../testing/journey.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { register } from '../../testing/registration.ts';
import { shopWith, type TestShop } from '../../testing/shopWith.ts';
import { valueOf } from '../../testing/valueOf.ts';
import { readLines, writeLines } from './backupFile.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-backup-'));
const file = join(folder, 'shop.gz');
const takenAt = new Date('2026-11-23T12:00:00Z');
const stock = 500;

let shop: TestShop;
let orders: number[];
let rtoMs: number;
let restored: Database;

const save = (db: Database['db'], to: string) => writeLines(to, (write) => writeBackup(db, takenAt, write));
const all = async (from: string) => {
  const lines: string[] = [];
  for await (const line of readLines(from)) lines.push(line);
  return lines;
};
async function* from(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

async function buy(email: string): Promise<number> {
  const shopper = shop.shopper();
  await register(shopper, email);
  const { productId = 0 } = shop.styles[0] ?? {};
  const cartId = await bagOf(shopper, [{ productId, quantity: 2 }]);
  const { grandTotal: expectedTotal } = await readyCheckout(shopper, cartId);
  const paymentToken = await shop.token();
  return (await valueOf(shopper.commerce.createOrderFromCheckout({ cartId, expectedTotal, paymentToken })))
    .orderId;
}

beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: stock }]);
  orders = [await buy('one@example.com'), await buy('two@example.com')];
  await bagOf(shop.shopper(), [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }]);
  await save(shop.db, file);
  orders.push(await buy('afterwards@example.com'));
  const started = performance.now();
  restored = await openTestDatabase();
  const result = await restoreBackup(restored, readLines(file));
  if (!result.ok) throw new Error(result.error);
  rtoMs = performance.now() - started;
});
afterAll(async () => {
  await shop.close();
  await restored.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('reliability J8: restored into an empty database it is what was backed up, row for row, and the books are right', async () => {
    const again = join(folder, 'again.gz');
    await save(restored.db, again);
    // The order of rows in a table is the order in which they were written.
    expect((await all(again)).toSorted()).toEqual((await all(file)).toSorted());
    const engine = {
      name: 'restored',
      env: {},
      rows: async (statement: string) => (await restored.db.execute(sql.raw(statement))).rows,
      remove: () => Promise.resolve(),
    };
    const [units] = await engine.rows('select sum(on_hand) as n from stock_levels');
    const sold = 2 * 2;
    const ledger = {
      orders: new Set(orders.slice(0, 2)),
      units: sold + 1,
      stock: Number(units?.['n']) + sold,
    };
    expect(await broken(engine, ledger)).toEqual([]);
    const known = await engine.rows('select id from orders order by id');
    expect(known.map(({ id }) => Number(id))).toEqual(orders.slice(0, 2));
    const kilobytes = Math.round(statSync(file).size / 1000);
    process.stdout.write(
      `reliability J8: restored in ${(rtoMs / 1000).toFixed(1)} s (${kilobytes} kB compressed), with the database opened and migrated\n`,
    );
  });

  it('reliability J8: the next order gets the next number', async () => {
    const next = async (db: Database['db']) =>
      (await db.execute(sql`select nextval(pg_get_serial_sequence('customers', 'id')) as id`)).rows[0]?.[
        'id'
      ];
    const highest = await restored.db.execute(sql`select max(id) as id from customers`);
    expect(Number(await next(restored.db))).toBe(Number(highest.rows[0]?.['id']) + 1);
  });

  it('can be read only by its owner', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('a backup is refused, and nothing is changed', () => {
  let empty: Database;
  beforeAll(async () => {
    empty = await openTestDatabase();
  });
  afterAll(() => empty.close());
  const rows = async () =>
    Number((await empty.db.execute(sql`select count(*) as n from products`)).rows[0]?.['n']);

  it('by a database that is not empty', async () => {
    expect(await restoreBackup(restored, readLines(file))).toMatchObject({
      ok: false,
      error: expect.stringContaining('The database is not empty'),
    });
  });

  it.each<[string, (lines: string[]) => string[], string]>([
    ['cut off', (lines) => lines.slice(0, -1), 'it was cut off'],
    [
      'with a row too few',
      (lines) =>
        lines.toSpliced(
          lines.findIndex((line) => !line.startsWith('#')),
          1,
        ),
      'the file was changed',
    ],
    [
      'of another version',
      ([, ...lines]) => ['#{"is":"backup","format":1,"schema":"1","takenAt":"","counters":{}}', ...lines],
      'another version of the shop',
    ],
    [
      'with a table of its own',
      (lines) => lines.map((line) => line.replace('"name":"orders"', '"name":"pg_authid"')),
      'pg_authid',
    ],
    ['that is none', () => ['hello'], 'is no backup'],
  ])('when it is a file %s', async (_what, change, reason) => {
    const result = await restoreBackup(empty, from(change(await all(file))));
    expect(result).toMatchObject({ ok: false, error: expect.stringContaining(reason) });
    expect(await rows()).toBe(0);
  });

  it('when the compressed file is broken off', async () => {
    const half = join(folder, 'half.gz');
    writeFileSync(half, readFileSync(file).subarray(0, 2_000));
    await expect(restoreBackup(empty, readLines(half))).rejects.toThrow('unexpected end of file');
    expect(await rows()).toBe(0);
  });
});
