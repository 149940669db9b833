import { marketList, markets } from '@tailorbird/commerce/market';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { countWords, refreshCards, refreshListing } from './refreshListing.ts';

const size = 8;
let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith(
    Array.from({ length: size }, (_, at) => ({
      sku: `20000${at + 1}`,
      name: at % 2 ? 'Alder Dress' : 'Bryony Shirt',
      category: at % 2 ? '/womens/dresses' : '/womens/shirts',
      colours: ['Moss Green'],
      sizes: ['8'],
    })),
  );
});
afterAll(() => shop.close());

const idOf = (at: number) => shop.styles[at]?.productId ?? 0;

/** All that listings and search read, but the cards, which laws of their own are about. */
async function derived() {
  const { rows } = await shop.db.execute(sql`select
    (select json_agg(e order by channel_id, category_id, product_id) from listing_entries e) as entries,
    (select json_agg(f order by channel_id, category_id, colour, size) from facet_counts f) as counts,
    (select json_agg(w order by word) from search_words w) as words,
    (select json_agg(w order by product_id) from product_words w) as sayings`);
  return rows[0];
}

interface Change {
  readonly at: number;
  readonly name: string;
  readonly size: string;
  readonly family: string;
  readonly list: number;
  readonly soldIn: readonly string[];
  readonly category: string;
}
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(size - 1),
  name: fc.constantFrom('Alder Dress', 'Bryony Shirt', 'Wool Tunic'),
  size: fc.constantFrom('8', '10', 'M'),
  family: fc.constantFrom('Green', 'Blue'),
  list: fc.constantFrom(1000, 3000, 9000),
  soldIn: fc.uniqueArray(fc.constantFrom(...marketList)),
  category: fc.constantFrom('/womens/dresses', '/womens/shirts'),
});

async function apply({ at, name, soldIn, ...change }: Change): Promise<void> {
  const id = idOf(at);
  const channels = marketList
    .filter((market) => soldIn.includes(market))
    .map((market) => markets[market].channelId);
  const { db } = shop;
  await db.execute(sql`update products set name = ${name} where id = ${id}`);
  await db.execute(sql`update variants set size = ${change.size} where product_id = ${id}`);
  await db.execute(sql`update product_colours set family = ${change.family} where product_id = ${id}`);
  await db.execute(sql`update product_categories set category_id = (select id from categories where url = ${change.category})
    where product_id = ${id}`);
  await db.execute(sql`delete from product_prices where product_id = ${id}`);
  await db.execute(sql`insert into product_prices (channel_id, product_id, list)
    select channel, ${id}, ${change.list} from unnest(${sql.param(channels)}::int[]) channel`);
}

test('a law: what is rebuilt of some styles is what rebuilding the whole catalogue makes of them', async () => {
  const round = fc.uniqueArray(change, { selector: ({ at }) => at, minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 3 }), async (rounds) => {
      for (const changes of rounds) {
        for (const one of changes) await apply(one);
        await refreshListing(
          shop.db,
          changes.map(({ at }) => idOf(at)),
        );
      }
      await countWords(shop.db);
      const some = await derived();
      await refreshListing(shop.db);
      expect(some).toEqual(await derived());
    }),
    { numRuns: 8 },
  );
}, 60_000);

test('a category’s styles, and those of each size in it, are counted as they are listed', async () => {
  const plain = {
    name: 'Alder Dress',
    family: 'Green',
    list: 3000,
    soldIn: ['uk'],
    category: '/womens/shirts',
  };
  for (const [at, sizes] of ['8', '10', '10', 'M'].entries()) await apply({ ...plain, at, size: sizes });
  await refreshListing(shop.db, [0, 1, 2, 3].map(idOf));
  const { rows: entries } = await shop.db.execute<{
    channel_id: number;
    category_id: number;
    sizes: string[];
  }>(sql`select channel_id, category_id, sizes from listing_entries`);
  const counted = new Map<string, number>();
  for (const { channel_id, category_id, sizes } of entries)
    for (const size of ['', ...sizes]) {
      const key = [channel_id, category_id, size].join();
      counted.set(key, (counted.get(key) ?? 0) + 1);
    }
  const { rows: counts } = await shop.db.execute<{ key: string; count: number }>(
    sql`select concat_ws(',', channel_id, category_id, size) as key, count from facet_counts where colour = ''`,
  );
  expect(new Map(counts.map(({ key, count }) => [key, count]))).toEqual(counted);
  expect(counted.size).toBeGreaterThan(4);
});

test('a word that only a changed style says is known before all are counted again', async () => {
  await apply({
    at: 0,
    name: 'Quilted Coat',
    size: '8',
    family: 'Green',
    list: 3000,
    soldIn: ['uk'],
    category: '/womens/shirts',
  });
  await refreshListing(shop.db, [idOf(0)]);
  const found = await valueOf(shop.shopper().commerce.getProductsWithFilter({ query: 'quilted' }));
  expect(found.cards.map(({ name }) => name)).toEqual(['Quilted Coat']);
});

test('a change of price, of stock, and a style switched off are in the next answer of a listing and of a search', async () => {
  const plain = { size: '8', family: 'Green', list: 3000, soldIn: ['uk'], category: '/womens/shirts' };
  for (let at = 0; at < size; at += 1) await apply({ ...plain, at, name: 'Alder Dress' });
  await refreshListing(shop.db);
  const { commerce } = shop.shopper();
  const { category } = await valueOf(commerce.getCategory({ url: '/womens/shirts' }));
  const places = [
    { categoryEntityId: category.id },
    { query: 'alder' },
    { query: 'alder', categoryEntityId: category.id },
  ];
  const shown = () =>
    Promise.all(
      places.map(async (place) => {
        const { cards, total, facets } = await valueOf(
          commerce.getProductsWithFilter({ ...place, sort: 'price-asc' }),
        );
        const card = cards.find(({ productId }) => productId === idOf(2));
        const prices = facets.find(({ name }) => name === 'price')?.values;
        return {
          total,
          first: cards[0]?.productId,
          bands: prices?.map(({ value, productCount }) => `${value}: ${productCount}`),
          card: card && { list: card.price.list, soldOut: card.soldOut },
        };
      }),
    );
  const everywhere = (one: Awaited<ReturnType<typeof shown>>[number]) => places.map(() => one);
  expect(await shown()).toEqual(
    everywhere({ total: size, first: idOf(0), bands: ['25-50: 8'], card: { list: 3000, soldOut: false } }),
  );

  await apply({ ...plain, at: 2, name: 'Alder Dress', list: 2000 });
  await refreshListing(shop.db, [idOf(2)]);
  const cheaper = { total: size, first: idOf(2), bands: ['0-25: 1', '25-50: 7'] };
  expect(await shown()).toEqual(everywhere({ ...cheaper, card: { list: 2000, soldOut: false } }));

  await shop.db.execute(sql`update stock_levels set on_hand = 0`);
  await refreshCards(shop.db, [idOf(2)]);
  expect(await shown()).toEqual(everywhere({ ...cheaper, card: { list: 2000, soldOut: true } }));

  await apply({ ...plain, at: 2, name: 'Alder Dress', soldIn: [] });
  await refreshListing(shop.db, [idOf(2)]);
  expect(await shown()).toEqual(
    everywhere({ total: size - 1, first: idOf(0), bands: ['25-50: 7'], card: undefined }),
  );
});

test('a category whose last style has left it says so', async () => {
  const { commerce } = shop.shopper();
  const { category } = await valueOf(commerce.getCategory({ url: '/womens/dresses' }));
  const there = { at: 1, name: 'Elder Dress', size: '8', family: 'Green', list: 3000, soldIn: ['uk'] };
  await apply({ ...there, category: '/womens/dresses' });
  await refreshListing(shop.db, [idOf(1)]);
  const total = async () =>
    (await valueOf(commerce.getProductsWithFilter({ categoryEntityId: category.id, query: 'elder' }))).total;
  expect(await total()).toBe(1);
  await apply({ ...there, category: '/womens/shirts' });
  await refreshListing(shop.db, [idOf(1)]);
  expect(await total()).toBe(0);
});
