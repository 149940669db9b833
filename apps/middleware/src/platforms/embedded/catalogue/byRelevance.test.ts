import { markets } from '@tailorbird/commerce/market';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { byRelevance } from './byRelevance.ts';
import { readTerm } from './readTerm.ts';
import { refreshListing } from './refreshListing.ts';
import { relevanceTo } from './textMatch.ts';

const { channelId } = markets.uk;
const size = 24;
let shop: TestShop;
let styleIds: readonly number[];
beforeAll(async () => {
  shop = await shopWith(
    Array.from({ length: size }, (_, at) => ({
      sku: String(300_000 + at),
      name: `Style ${at}`,
      category: at % 3 === 0 ? '/womens/dresses' : '/mens/jumpers',
      colours: at % 2 === 0 ? ['Moss Green'] : ['Sky Blue'],
    })),
  );
  styleIds = shop.styles.map(({ productId }) => productId);
});
afterAll(() => shop.close());

const readOf = (term: string) => readTerm(shop.db, { channelId, market: 'uk', term, isHalfTyped: false });

/** Those of some styles that a search shows, ordered by the database a style at a time. */
async function orderedOneByOne(term: string, ids: readonly number[]): Promise<number[]> {
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    select p.id from products p where p.id = any(${sql.param([...ids])}::int[])
    order by ${relevanceTo(await readOf(term))} desc, p.rank, p.id`);
  return rows.map(({ id }) => id);
}

const word = fc.constantFrom('alder', 'bryony', 'wool', 'green', 'dress');
const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const asked = fc.record({
  query: fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
  filters: fc.record({ colour: fc.subarray(['Green', 'Blue'], { maxLength: 1 }) }),
});

test('a law: a search stands by its words, what matches alike by the shop’s own order, before and after names and ranks change', async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(name, fc.integer({ min: 1, max: 3 })), { minLength: size, maxLength: size }),
      fc.array(asked, { minLength: 6, maxLength: 6 }),
      async (styles, searches) => {
        const names = styles.map(([text]) => text);
        const ranks = styles.map(([, rank]) => rank);
        await shop.db.execute(sql`update products p set name = new.name, rank = new.rank
          from unnest(${sql.param([...styleIds])}::int[], ${sql.param(names)}::text[], ${sql.param(ranks)}::int[])
            new(id, name, rank) where p.id = new.id`);
        await refreshListing(shop.db, styleIds);
        const { commerce } = shop.shopper();
        for (const search of searches) {
          const { cards } = await valueOf(commerce.getProductsWithFilter({ ...search, limit: 96 }));
          const shown = cards.map(({ productId }) => productId);
          expect([search, shown]).toEqual([search, await orderedOneByOne(search.query, shown)]);
          const half = Math.ceil(shown.length / 2);
          if (half === 0) continue;
          const second = await valueOf(commerce.getProductsWithFilter({ ...search, limit: half, page: 2 }));
          expect(second.cards.map(({ productId }) => productId)).toEqual(shown.slice(half));
          seen += shown.length;
        }
      },
    ),
    { numRuns: 8 },
  );
  expect(seen).toBeGreaterThan(0);
});

test('what stands beyond the first thousand keeps the shop’s own order', async () => {
  const ids = [...styleIds, ...Array.from({ length: 1100 }, (_, at) => 900_000 + at)];
  const term = await readOf('style');
  const inOrder = await byRelevance(
    shop.db,
    { channelId, categoryId: 0, version: 'of this test' },
    { by: 'style', term, ids },
  );
  expect(inOrder.slice(size)).toEqual(ids.slice(1000));
  expect(inOrder.slice(0, size).toSorted((one, other) => one - other)).toEqual(styleIds);
});
