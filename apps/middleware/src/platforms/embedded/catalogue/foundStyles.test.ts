import { markets } from '@tailorbird/commerce/market';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { firstFound, foundStyles } from './foundStyles.ts';
import { type ReadTerm, readTerm } from './readTerm.ts';
import { refreshListing } from './refreshListing.ts';
import { queryFor } from './textMatch.ts';

const { channelId } = markets.uk;
const size = 40;
let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith(
    Array.from({ length: size }, (_, at) => ({
      sku: String(300_000 + at),
      name: `Style ${at}`,
      category: at % 3 === 0 ? '/womens/dresses' : '/mens/jumpers',
      colours: at % 2 === 0 ? ['Moss Green'] : ['Sky Blue', 'Moss Green'],
      sizes: [['8', '12'], ['12'], [null], ['M']][at % 4] ?? [null],
      soldIn: at % 5 === 0 ? ['us' as const] : ['uk' as const],
    })),
  );
});
afterAll(() => shop.close());

/** By the database, a style at a time. */
async function foundOneByOne({ typed, words, sizes }: ReadTerm, categoryId: number): Promise<number[]> {
  const queries = words.map(queryFor);
  const all = sql.join(queries, sql` && `);
  const any = sql.join(queries, sql` || `);
  const inSizes = sql`e.sizes && ${sql.param([...sizes])}::text[]`;
  const sized = sizes.length === 0 ? sql`true` : sql`(${inSizes} or e.sizes = '{}')`;
  const isHere = sql`e.channel_id = ${channelId} and e.category_id = ${categoryId}`;
  const saysAll = sql`exists (select from products p join listing_entries e on e.product_id = p.id
    where ${isHere} and p.search @@ (${all}))`;
  const says =
    words.length === 0
      ? inSizes
      : sql`p.search @@ (select case when ${saysAll} then ${all} else ${any} end) and ${sized}`;
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    select p.id from products p join listing_entries e on e.product_id = p.id
    where ${isHere} and (${says} or p.sku = ${typed.slice(0, 6)})
    order by e.rank, p.id`);
  return rows.map(({ id }) => id);
}

const word = fc.constantFrom('alder', 'bryony', 'wool', 'the', 'jumpers', 'dress', 'green', 'blue');
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const asked = fc.constantFrom(
  'alder',
  'bryony',
  'jumper',
  'dresses',
  'green',
  'the',
  'aldr',
  'wo',
  '12',
  'm',
  '300004',
);
const term = fc.array(asked, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

test('a law: what a term finds is what one finds by asking of every style, before and after names and ranks change', async () => {
  const { rows } = await shop.db.execute<{ id: number }>(sql`select id from categories order by id`);
  const categoryIds = [0, ...rows.map(({ id }) => id)];
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(name, { minLength: size, maxLength: size }),
      fc.array(fc.tuple(term, fc.boolean()), { minLength: 8, maxLength: 8 }),
      async (names, terms) => {
        const ids = shop.styles.map(({ productId }) => productId);
        await shop.db.execute(sql`update products p set name = new.name, rank = length(new.name)
          from unnest(${sql.param(ids)}::int[], ${sql.param(names)}::text[]) new(id, name) where p.id = new.id`);
        await refreshListing(shop.db, ids);
        for (const [text, isHalfTyped] of terms) {
          const read = await readTerm(shop.db, { channelId, market: 'uk', term: text, isHalfTyped });
          for (const categoryId of categoryIds) {
            const found = await foundStyles(shop.db, { channelId, categoryId, term: read });
            const expected = await foundOneByOne(read, categoryId);
            expect([text, firstFound(found, size)]).toEqual([text, expected]);
            seen += expected.length;
          }
        }
      },
    ),
    { numRuns: 6 },
  );
  expect(seen).toBeGreaterThan(0);
});

test('a style that is sold elsewhere alone, or not at all, hides none that says some of the words', async () => {
  const [elsewhere, here] = shop.styles.slice(0, 2).map(({ productId }) => productId);
  await shop.db.execute(sql`update products set name = case id when ${elsewhere} then 'Saffron Kaftan' else 'Saffron Top' end
    where id in (${elsewhere}, ${here})`);
  await refreshListing(shop.db, [elsewhere ?? 0, here ?? 0]);
  const term = await readTerm(shop.db, {
    channelId,
    market: 'uk',
    term: 'saffron kaftan',
    isHalfTyped: false,
  });
  expect(firstFound(await foundStyles(shop.db, { channelId, categoryId: 0, term }), size)).toEqual([here]);
});

test('of what is found, so many as are asked for are told, and none of a place without styles', async () => {
  const term = await readTerm(shop.db, { channelId, market: 'uk', term: 'green', isHalfTyped: false });
  expect(firstFound(await foundStyles(shop.db, { channelId, categoryId: 0, term }), 3)).toHaveLength(3);
  expect(firstFound(await foundStyles(shop.db, { channelId, categoryId: 99_999, term }), 3)).toEqual([]);
});
