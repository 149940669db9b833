import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { stockLevels } from '../schema/inventory.ts';
import { listingCards, productWords } from '../schema/listing.ts';
import { catchUpWords, countWords, refreshCards, refreshListing } from './refreshListing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001' }, { sku: '200002' }, { sku: '200003' }]);
});
afterAll(() => shop.close());

test('styles rebuilt by many at once are listed and counted once', async () => {
  const derived = async () => {
    const { rows } = await shop.db.execute(sql`select
      (select json_agg(e order by channel_id, category_id, product_id) from listing_entries e) as entries,
      (select json_agg(f order by channel_id, category_id, size) from facet_counts f) as counts,
      (select json_agg(w order by word) from search_words w) as words`);
    return rows[0];
  };
  const before = await derived();
  const ids = shop.styles.map(({ productId }) => productId);
  await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      shop.db.transaction((transaction) =>
        refreshListing(transaction, at % 2 ? ids : ids.toReversed().slice(1)),
      ),
    ).concat(Array.from({ length: 2 }, () => countWords(shop.db))),
  );
  expect(await derived()).toEqual(before);
});

test('words that a version before has not written where searches read them are made up for', async () => {
  const words = async () =>
    (await shop.db.select().from(productWords)).toSorted((one, other) => one.productId - other.productId);
  const [first = 0, second = 0] = shop.styles.map(({ productId }) => productId);
  const before = await words();
  expect(before).toHaveLength(shop.styles.length);
  await shop.db.delete(productWords).where(eq(productWords.productId, first));
  await shop.db.update(productWords).set({ search: 'stale' }).where(eq(productWords.productId, second));
  await catchUpWords(shop.db);
  expect(await words()).toEqual(before);
});

test('a card that was made of what is so no longer is not left over one that is newer', async () => {
  const [first = 0, second = 0] = shop.styles.map(({ productId }) => productId);
  const isFirst = eq(listingCards.productId, first);
  let older: Promise<void> | undefined;
  let newer: Promise<void> | undefined;
  // Whoever makes both cards has read of both, and waits to write the first.
  await shop.db.transaction(async (tx) => {
    await tx.select().from(listingCards).where(isFirst).for('update');
    older = refreshCards(shop.db, [first, second]);
    await sleep(300);
    await shop.db.update(stockLevels).set({ onHand: 0 });
    newer = refreshCards(shop.db, [second]);
    await sleep(300);
  });
  await Promise.all([older, newer]);
  const cards = await shop.db.select().from(listingCards).where(eq(listingCards.productId, second));
  expect(new Set(cards.map(({ card }) => card.soldOut))).toEqual(new Set([true]));
});
