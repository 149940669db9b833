import { type SortOrder, sortOrders } from '@tailorbird/commerce/listing/sortOrder';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { refreshListing } from './refreshListing.ts';

const size = 9;
let shop: TestShop;
let categoryEntityId: number;
beforeAll(async () => {
  shop = await shopWith(
    Array.from({ length: size }, (_, at) => ({
      sku: `20000${at + 1}`,
      category: '/womens/dresses',
      colours: at % 2 ? ['Moss Green'] : ['Sky Blue'],
    })),
  );
  categoryEntityId = (await valueOf(shop.shopper().commerce.getCategory({ url: '/womens' }))).category.id;
});
afterAll(() => shop.close());

/** What an order goes by; few values of each, so that many styles have the same. All are dresses, not all by their names. */
interface Facts {
  readonly rank: number;
  readonly day: number;
  readonly name: string;
  readonly list: number;
  readonly sale: number | null;
}
const facts: fc.Arbitrary<Facts> = fc.record({
  rank: fc.integer({ min: 1, max: 3 }),
  day: fc.integer({ min: 1, max: 3 }),
  name: fc.constantFrom('alder dress', 'Alder Dress', 'Bryony Dress', 'Éowyn Dress', 'elder tunic'),
  list: fc.constantFrom(3000, 4000),
  sale: fc.constantFrom(null, 2000, 3000),
});

async function keep(styles: readonly Facts[]): Promise<void> {
  for (const [at, { rank, day, name, list, sale }] of styles.entries()) {
    const id = shop.styles[at]?.productId ?? 0;
    const created = `2026-01-0${day}T00:00:00Z`;
    await shop.db.execute(
      sql`update products set rank = ${rank}, name = ${name}, created_at = ${created} where id = ${id}`,
    );
    const lower = sale !== null && sale < list ? sale : null;
    await shop.db.execute(
      sql`update product_prices set list = ${list}, sale = ${lower} where product_id = ${id}`,
    );
  }
  await refreshListing(
    shop.db,
    shop.styles.map(({ productId }) => productId),
  );
}

/** Below 0 where one comes before another going up; names by their letters' numbers, as the database has them. */
const fields: { readonly [field: string]: (one: Facts, other: Facts) => number } = {
  featured: (one, other) => one.rank - other.rank,
  newest: (one, other) => one.day - other.day,
  price: (one, other) => paid(one) - paid(other),
  name: (one, other) => Buffer.compare(letters(one), letters(other)),
  id: () => 0,
};
const paid = ({ list, sale }: Facts) => Math.min(list, sale ?? list);
const letters = ({ name }: Facts) => Buffer.from(name.toLowerCase());

/** Every page of a listing, one after another. */
async function pagesOf(query: object, sort: SortOrder, limit: number): Promise<number[]> {
  const { commerce } = shop.shopper();
  const seen: number[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await valueOf(commerce.getProductsWithFilter({ ...query, sort, limit, page }));
    pages = found.pages;
    seen.push(...found.cards.map(({ productId }) => productId));
  }
  return seen;
}

const places = {
  'a category': { found: size, queryOf: () => ({ categoryEntityId }) },
  'a category under a filter': {
    found: Math.floor(size / 2),
    queryOf: () => ({ categoryEntityId, filters: { colour: ['Green'], size: [] } }),
  },
  'a category under several': {
    found: size,
    queryOf: () => ({ categoryEntityId, filters: { colour: ['Green', 'Blue'], size: [] } }),
  },
  'a term in a category': { found: size, queryOf: () => ({ categoryEntityId, query: 'dress' }) },
  'a search': { found: size, queryOf: () => ({ query: 'dress' }) },
} as const;

test.each(Object.entries(places))(
  'commerce §2 listing 1: a law: %s stands by field and direction, what is the same by number, page after page',
  async (_, { found, queryOf }) => {
    const query = queryOf();
    await fc.assert(
      fc.asyncProperty(
        fc.array(facts, { minLength: size, maxLength: size }),
        fc.integer({ min: 1, max: 4 }),
        async (styles, limit) => {
          await keep(styles);
          const factsOf = new Map(shop.styles.map(({ productId }, at) => [productId, styles[at]]));
          for (const sort of sortOrders) {
            // A search is featured by its words, which have a law of their own below.
            if ('query' in query && sort.startsWith('featured')) continue;
            const [field = '', direction] = sort.split('-');
            const whole = await pagesOf(query, sort, 96);
            expect([sort, await pagesOf(query, sort, limit)]).toEqual([sort, whole]);
            const way = direction === 'asc' ? 1 : -1;
            // The newest of one day stand in the order in which they came.
            const ties = field === 'newest' ? -way : way;
            const expected = whole.toSorted((one, other) => {
              const [a, b] = [factsOf.get(one), factsOf.get(other)];
              const difference = a && b ? (fields[field]?.(a, b) ?? Number.NaN) : Number.NaN;
              return difference * way || (one - other) * ties;
            });
            expect([sort, whole]).toEqual([sort, expected]);
          }
          expect(await pagesOf(query, 'id-asc', 96)).toHaveLength(found);
        },
      ),
      { numRuns: 6 },
    );
  },
  60_000,
);

test.each(['a term in a category', 'a search'] as const)(
  'commerce §2 listing 1: a law: %s that is featured backwards ends with what it began with',
  async (place) => {
    await fc.assert(
      fc.asyncProperty(fc.array(facts, { minLength: size, maxLength: size }), async (styles) => {
        await keep(styles);
        const forwards = await pagesOf(places[place].queryOf(), 'featured-asc', 4);
        expect(forwards).toHaveLength(size);
        expect(await pagesOf(places[place].queryOf(), 'featured-desc', 3)).toEqual(forwards.toReversed());
      }),
      { numRuns: 6 },
    );
  },
  60_000,
);
