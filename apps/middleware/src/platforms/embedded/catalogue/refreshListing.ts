import { setImmediate } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Database, Queries } from '../../../database/database.ts';
import { products } from '../schema/catalogue.ts';
import {
  facetCounts,
  listingCards,
  listingEntries,
  productWords,
  searchWordRows,
} from '../schema/listing.ts';
import { buildCards, type ChannelCard, readCardFacts } from './buildCards.ts';
import { namedFabric, pricePaid, priceTraits, styleTraits } from './traits.ts';

const batchSize = 500;

/**
 * Rebuilds everything derived that listings and search read: keywords, words, entries, counts and cards. Call it after
 * styles, prices, categories or options changed; without `productIds` for the whole catalogue. Of some styles it makes
 * new words known, and leaves the others to `countWords`.
 */
export async function refreshListing(db: Queries, productIds?: readonly number[]): Promise<void> {
  const ids = productIds ?? (await db.select({ id: products.id }).from(products)).map(({ id }) => id);
  // After a bulk load the planner still believes the tables to be empty.
  if (!productIds) await db.execute(sql`analyze`);
  const isOurs = (column: SQL) => (productIds ? anyOf(column, productIds) : sql`true`);
  // Two at once that change one style would each take it out of the counts.
  await lockListing(db);
  await refreshKeywords(db, isOurs(sql`p.id`));
  if (productIds) {
    await refreshWords(db, isOurs(sql`p.id`));
    await addWords(db, isOurs(sql`p.id`));
    await takeOut(db, isOurs);
  } else {
    for (const derived of [productWords, listingEntries, facetCounts]) await db.delete(derived);
    await db.execute(sql`insert into ${productWords} (product_id, search) select id, search from products`);
    await countWords(db);
  }
  await refreshEntries(db, isOurs);
  await removeCards(db, isOurs);
  await refreshCards(db, ids);
}

/** Any numbers that no other lock has. */
const refreshLock = 7_411_064;
const cardsLock = 7_411_065;

/** Waits for whoever changes what listings and search read, and keeps others from it to the end of the transaction. */
export async function lockListing(db: Queries): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${refreshLock})`);
}

/**
 * Rebuilds the cards alone: enough when stock or a badge changed. Of two at once that make the card of one style, the
 * second reads what the first has written, so that the older never stays.
 */
export async function refreshCards(
  db: Queries,
  productIds: readonly number[],
  now: Date = new Date(),
): Promise<void> {
  if (productIds.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${cardsLock})`);
    let made: readonly ChannelCard[] = [];
    for (let start = 0; start < productIds.length; start += batchSize) {
      const facts = await readCardFacts(tx, productIds.slice(start, start + batchSize));
      // Made while the database stores those before, whose statement is sent a turn later, as far as the socket takes it.
      const making = setImmediate().then(() => buildCards(facts, now));
      [made] = await Promise.all([making, writeCards(tx, made)]);
    }
    await writeCards(tx, made);
  });
}

async function writeCards(db: Queries, cards: readonly ChannelCard[]): Promise<void> {
  if (cards.length === 0) return;
  // One parameter for all: with one a value the cards of a large catalogue take a third longer.
  await db.execute(sql`
    insert into ${listingCards} (channel_id, product_id, card, in_stock)
    select "channelId", "productId", card, "inStock"
    from json_to_recordset(${JSON.stringify(cards)}::json)
      as made("channelId" int, "productId" int, card jsonb, "inStock" jsonb)
    on conflict (channel_id, product_id) do update set card = excluded.card, in_stock = excluded.in_stock`);
}

/** What a market sells no longer has no card there: wishlists and rows of products show what has one. */
async function removeCards(db: Queries, isOurs: (column: SQL) => SQL): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${cardsLock})`);
  await db.execute(sql`
    delete from listing_cards c where ${isOurs(sql`c.product_id`)} and not exists (
      select from product_prices sold where sold.product_id = c.product_id and sold.channel_id = c.channel_id)`);
}

async function refreshKeywords(db: Queries, isOurs: SQL): Promise<void> {
  await db.execute(sql`
    update products p set keywords = k.keywords from (
      select p.id, concat_ws(' ',
        (select string_agg(distinct c.name collate "C", ' ' order by c.name collate "C")
          from product_categories pc join categories own on own.id = pc.category_id
          join categories c on c.id = any(own.path) where pc.product_id = p.id),
        (select string_agg(distinct said.words collate "C", ' ' order by said.words collate "C")
          from product_colours pc cross join lateral (select pc.colour || ' ' || pc.family as words) said
          where pc.product_id = p.id)
      ) as keywords from products p where ${isOurs}
    ) k where k.id = p.id and p.keywords <> k.keywords`);
}

async function refreshWords(db: Queries, isOurs: SQL): Promise<void> {
  await db.execute(sql`
    insert into ${productWords} (product_id, search)
    select p.id, p.search from products p left join product_words w on w.product_id = p.id
    where ${isOurs} and w.search is distinct from p.search
    on conflict (product_id) do update set search = excluded.search`);
}

/** Makes up for words that a version which knows nothing of their table has not written there: once as a process starts. */
export async function catchUpWords(db: Database['db']): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockListing(transaction);
    await refreshWords(transaction, sql`true`);
  });
}

/** The words as they are written: those of `products.search` are cut to their stems, which nobody types. */
const written = sql`to_tsvector('simple', concat_ws(' ', name, keywords, description))`;
const isWord = sql`word ~ '^[^[:digit:][:punct:][:space:]]{2,40}$'`;

/** Makes words of some styles known that were not. */
async function addWords(db: Queries, isOurs: SQL): Promise<void> {
  await db.execute(sql`
    insert into ${searchWordRows} (word, styles)
    select word, count(*) from products p cross join unnest(tsvector_to_array(${written})) word
    where ${isOurs} and ${isWord} group by 1
    on conflict (word) do nothing`);
}

/**
 * Counts anew in how many styles each word is, and forgets those that are in none. It reads every text of the catalogue,
 * seconds of a large one, so that what only changes some styles calls it after they are shown.
 */
export async function countWords(db: Queries): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockListing(transaction);
    await transaction.delete(searchWordRows);
    await transaction.execute(sql`
      insert into ${searchWordRows} (word, styles)
      select word, ndoc from ts_stat($$ select ${written} from products $$) where ${isWord}`);
  });
}

/** Lists styles anew, and counts them. */
async function refreshEntries(db: Queries, isOurs: (column: SQL) => SQL): Promise<void> {
  await db.execute(sql`
    with style as materialized (
      select p.id, p.rank, p.created_at, lower(p.name) as sort_name, ${styleTraits} as traits,
        array(select distinct family from product_colours where product_id = p.id order by 1) as colours,
        array(select distinct size from variants where product_id = p.id and size is not null order by 1) as sizes,
        array(select 0 union select unnest(c.path) from product_categories pc join categories c on c.id = pc.category_id
          where pc.product_id = p.id) as category_ids
      from products p ${namedFabric} where ${isOurs(sql`p.id`)}
    ), listed as (
      insert into ${listingEntries}
        (channel_id, category_id, product_id, rank, price, newest_at, sort_name, colours, sizes, traits)
      select prices.channel_id, category_id, style.id, style.rank, ${pricePaid}, style.created_at, style.sort_name,
        style.colours, style.sizes, ${priceTraits} || style.traits
      from style join product_prices prices on prices.product_id = style.id
      cross join unnest(style.category_ids) category_id
      returning channel_id, category_id, sizes
    )
    insert into ${facetCounts} (channel_id, category_id, colour, size, count) ${countsOf(sql`listed`)}
    on conflict (channel_id, category_id, colour, size) do update set count = facet_counts.count + excluded.count`);
}

/**
 * Takes styles out of what is listed and counted. The total of each category they were in is written anew in the same
 * statement, so that no reader keeps what was in it (`listingIndex.ts`).
 */
async function takeOut(db: Queries, isOurs: (column: SQL) => SQL): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from ${listingEntries} where ${isOurs(sql`product_id`)} returning channel_id, category_id, sizes)
    update ${facetCounts} f set count = f.count - less.count from (${countsOf(sql`gone`)}) less
    where f.channel_id = less.channel_id and f.category_id = less.category_id and f.colour = less.colour
      and f.size = less.size`);
  await db.delete(facetCounts).where(sql`count <= 0`);
}

/** How many of some entries are in each category, and in each of its sizes. */
function countsOf(entries: SQL): SQL {
  return sql`
    select channel_id, category_id, '' as colour, '' as size, count(*)::int as count from ${entries} group by 1, 2
    union all select channel_id, category_id, '', size, count(*)::int
      from ${entries} cross join unnest(sizes) size group by 1, 2, 4`;
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
