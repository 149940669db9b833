import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Database, Queries } from '../../../database/database.ts';
import { products } from '../schema/catalogue.ts';
import { facetCounts, listingCards, listingEntries, searchWordRows } from '../schema/listing.ts';
import { buildCards } from './buildCards.ts';
import { namedFabric, traits } from './traits.ts';

const batchSize = 500;

/**
 * Rebuilds everything derived that listings and search read: keywords, entries, cards and facet counts. Call it
 * after styles, prices, categories or options changed; without `productIds` for the whole catalogue.
 */
export async function refreshListing(db: Queries, productIds?: readonly number[]): Promise<void> {
  const ids = productIds ?? (await db.select({ id: products.id }).from(products)).map(({ id }) => id);
  // After a bulk load the planner still believes the tables to be empty.
  if (!productIds) await db.execute(sql`analyze`);
  const isOurs = (column: SQL) => (productIds ? anyOf(column, productIds) : sql`true`);
  await refreshKeywords(db, isOurs(sql`p.id`));
  await refreshWords(db);
  await refreshEntries(db, isOurs);
  await refreshCards(db, ids);
  await refreshFacetCounts(db);
}

/** Rebuilds the cards alone: enough when stock or a badge changed. */
export async function refreshCards(
  db: Queries,
  productIds: readonly number[],
  now: Date = new Date(),
): Promise<void> {
  for (let start = 0; start < productIds.length; start += batchSize) {
    const cards = await buildCards(db, productIds.slice(start, start + batchSize), now);
    if (cards.length === 0) continue;
    await db
      .insert(listingCards)
      .values(cards)
      .onConflictDoUpdate({
        target: [listingCards.channelId, listingCards.productId],
        set: { card: sql`excluded.card`, inStock: sql`excluded.in_stock` },
      });
  }
}

async function refreshKeywords(db: Queries, isOurs: SQL): Promise<void> {
  await db.execute(sql`
    update products p set keywords = k.keywords from (
      select p.id, concat_ws(' ',
        (select string_agg(distinct c.name, ' ') from product_categories pc join categories own on own.id = pc.category_id
          join categories c on c.id = any(own.path) where pc.product_id = p.id),
        (select string_agg(distinct pc.colour || ' ' || pc.family, ' ') from product_colours pc where pc.product_id = p.id)
      ) as keywords from products p where ${isOurs}
    ) k where k.id = p.id and p.keywords <> k.keywords`);
}

/** The words as they are written: those of `products.search` are cut to their stems, which nobody types. */
async function refreshWords(db: Queries): Promise<void> {
  await db.delete(searchWordRows);
  await db.execute(sql`
    insert into ${searchWordRows} (word, styles)
    select word, ndoc from ts_stat($$
      select to_tsvector('simple', concat_ws(' ', name, keywords, description)) from products$$)
    where word ~ '^[^[:digit:][:punct:][:space:]]{2,40}$'`);
}

async function refreshEntries(db: Queries, isOurs: (column: SQL) => SQL): Promise<void> {
  await db.delete(listingEntries).where(isOurs(sql`${listingEntries.productId}`));
  await db.execute(sql`
    insert into ${listingEntries}
      (channel_id, category_id, product_id, rank, price, newest_at, sort_name, colours, sizes, traits)
    select prices.channel_id, listed.category_id, p.id, p.rank,
      least(coalesce(prices.sale, prices.list), prices.list), p.created_at, lower(p.name), shown.families, cut.sizes,
      ${traits}
    from products p
    join product_prices prices on prices.product_id = p.id
    cross join lateral (
      select 0 as category_id
      union select unnest(c.path) from product_categories pc join categories c on c.id = pc.category_id
      where pc.product_id = p.id) listed
    cross join lateral (
      select coalesce(array_agg(distinct family), '{}') as families
      from product_colours where product_id = p.id) shown
    cross join lateral (
      select coalesce(array_agg(distinct size) filter (where size is not null), '{}') as sizes
      from variants where product_id = p.id) cut
    ${namedFabric}
    where ${isOurs(sql`p.id`)}`);
}

async function refreshFacetCounts(db: Queries): Promise<void> {
  await db.delete(facetCounts);
  const count = (colour: SQL, size: SQL, from: SQL) => sql`
    select channel_id, category_id, ${colour}, ${size}, count(*) from ${listingEntries} ${from}
    group by 1, 2, 3, 4`;
  const eachColour = sql`cross join unnest(colours) colour`;
  const eachSize = sql`cross join unnest(sizes) size`;
  await db.execute(sql`
    insert into ${facetCounts} (channel_id, category_id, colour, size, count)
    ${count(sql`''`, sql`''`, sql``)}
    union all ${count(sql`colour`, sql`''`, eachColour)}
    union all ${count(sql`''`, sql`size`, eachSize)}
    union all ${count(sql`colour`, sql`size`, sql`${eachColour} ${eachSize}`)}`);
}

type Db = Database['db'];

interface Refresh {
  readonly productIds: Set<number>;
  readonly done: Promise<void>;
}

/** Of each database the refresh that runs, and the one that waits for it to end. */
const running = new WeakMap<Db, Promise<void>>();
const next = new WeakMap<Db, Refresh>();

/**
 * Rebuilds the cards of styles as `refreshCards` does. Those who ask while a refresh runs share the next one, so that a
 * hundred orders of one style are a few refreshes and not a hundred; each is shown, since it begins after all had asked.
 */
export function refreshCardsTogether(
  db: Db,
  productIds: readonly number[],
  clock: () => Date,
): Promise<void> {
  const waiting = next.get(db);
  if (waiting) {
    for (const id of productIds) waiting.productIds.add(id);
    return waiting.done;
  }
  const ids = new Set(productIds);
  const before = running.get(db);
  const work = async () => {
    if (before) {
      // One that failed was told to those who asked for it.
      await before.catch(() => {});
      next.delete(db);
    }
    await refreshCards(db, [...ids], clock());
  };
  const done = work();
  if (before) next.set(db, { productIds: ids, done });
  const current = done.finally(() => {
    if (running.get(db) === current) running.delete(db);
  });
  current.catch(() => {});
  running.set(db, current);
  return done;
}
