import type { ProductCard } from '@tailorbird/commerce/model/product';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { stylesLike } from '../../platforms/embedded/catalogue/textMatch.ts';
import { searchWords } from './searchWords.ts';

interface Search {
  readonly channelId: number;
  readonly term: string;
  readonly limit: number;
}

/** Of a term that begins words of very many styles, so many are ranked by their words: the first in the shop's own order. */
const maxRanked = 100;
/** Fewer letters are like everything. */
const minForLikeness = 3;

/** Styles for a term that may be half typed: every word has to begin a word of the style; else what looks alike. */
export async function findStyles(db: Queries, search: Search): Promise<ProductCard[]> {
  const words = searchWords(search.term);
  const found = words.length > 0 ? await stylesMatching(db, words, search) : [];
  return found.length > 0 || search.term.length < minForLikeness ? found : stylesAlike(db, search);
}

async function stylesMatching(
  db: Queries,
  words: readonly string[],
  { channelId, limit }: Search,
): Promise<ProductCard[]> {
  // One letter is a stop word of English, but may begin any other. Only letters and digits reach the query.
  const language = words.some((word) => word.length < 2) ? 'simple' : 'english';
  const query = sql`to_tsquery(${language}::regconfig, ${words.map((word) => `${word}:*`).join(' & ')})`;
  return cardsOf(
    db,
    sql`with candidates as materialized (
      select p.id, p.rank, p.search from listing_entries e join products p on p.id = e.product_id
      where e.channel_id = ${channelId} and e.category_id = 0 and p.search @@ ${query}
      order by e.rank, e.product_id limit ${maxRanked})
    select l.card from candidates c join listing_cards l on l.product_id = c.id and l.channel_id = ${channelId}
    order by ts_rank(c.search, ${query}) desc, c.rank, c.id limit ${limit}`,
  );
}

async function stylesAlike(db: Queries, { channelId, term, limit }: Search): Promise<ProductCard[]> {
  const ids = sql`${sql.param(await stylesLike(db, term))}::int[]`;
  return cardsOf(
    db,
    sql`select card from listing_cards where channel_id = ${channelId} and product_id = any(${ids})
    order by array_position(${ids}, product_id) limit ${limit}`,
  );
}

async function cardsOf(db: Queries, query: SQL): Promise<ProductCard[]> {
  const { rows } = await db.execute<{ card: ProductCard }>(query);
  return rows.map(({ card }) => card);
}
