import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockItems } from '../platforms/embedded/schema/inventory.ts';
import { listingCards } from '../platforms/embedded/schema/listing.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import type { Database } from './database.ts';
import { fillEmptyTables } from './fillEmptyTables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const tables = ['products', 'variants', 'listing_entries'];

/** Every key and index of the shop, as the database would make it. */
async function definitions(db: Pick<Database['db'], 'execute'>): Promise<string[]> {
  const { rows } = await db.execute<{ definition: string }>(sql`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as definition from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public' order by 1`);
  return rows.map(({ definition }) => definition);
}

test('tables are filled without keys and indexes, and have the same afterwards', async () => {
  const before = await definitions(database.db);
  const meanwhile = await database.db.transaction((tx) => fillEmptyTables(tx, tables, () => definitions(tx)));
  const taken = before.filter((definition) => !meanwhile.includes(definition));
  expect(taken).toEqual(
    expect.arrayContaining([
      expect.stringContaining('listing_entries_rank'),
      expect.stringContaining('CREATE UNIQUE INDEX products_pkey'),
      expect.stringContaining('variants variants_sku_unique UNIQUE (sku)'),
      expect.stringMatching(/^product_colours .* REFERENCES products\(id\)/),
    ]),
  );
  expect(await definitions(database.db)).toEqual(before);
});

test.each([
  [
    'leads nowhere',
    sql`insert into listing_cards (channel_id, product_id, card) values (1, 7, '{}')`,
    'product_id',
  ],
  ['is there twice', sql`insert into stock_items (sku) values ('A1'), ('A1')`, 'stock_items_sku_unique'],
])('a row that %s is found when the keys are made again, and nothing is kept', async (_what, insert, key) => {
  const rows = async () => (await database.db.$count(listingCards)) + (await database.db.$count(stockItems));
  const filled = database.db.transaction((tx) =>
    fillEmptyTables(tx, ['listing_cards', 'stock_items'], async () => {
      await tx.execute(insert);
    }),
  );
  await expect(filled).rejects.toMatchObject({ cause: { constraint: expect.stringContaining(key) } });
  expect(await rows()).toBe(0);
});
