import type { ProductCard } from '@tailorbird/commerce/model/product';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { stylesLike } from '../../platforms/embedded/catalogue/stylesLike.ts';

interface Search {
  readonly channelId: number;
  readonly term: string;
  readonly limit: number;
}

/** Styles for a term that may be half typed: every word has to begin a word of the style; else what looks alike. */
export async function findStyles(db: Queries, { channelId, term, limit }: Search): Promise<ProductCard[]> {
  const prefix = prefixQuery(term);
  if (prefix !== undefined) {
    const query = sql`to_tsquery('english', ${prefix})`;
    const { rows } = await db.execute<{ card: ProductCard }>(sql`
      select l.card from products p join listing_cards l on l.product_id = p.id and l.channel_id = ${channelId}
      where p.search @@ ${query} order by ts_rank(p.search, ${query}) desc, p.rank, p.id limit ${limit}`);
    if (rows.length > 0) return rows.map(({ card }) => card);
  }
  const ids = sql`${sql.param(await stylesLike(db, term))}::int[]`;
  const { rows } = await db.execute<{ card: ProductCard }>(sql`
    select card from listing_cards where channel_id = ${channelId} and product_id = any(${ids})
    order by array_position(${ids}, product_id) limit ${limit}`);
  return rows.map(({ card }) => card);
}

/** Categories and colours that complete what was typed, those of most styles first. */
export async function suggestTerms(db: Queries, { channelId, term, limit }: Search): Promise<string[]> {
  const typed = `${term.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await db.execute<{ value: string }>(sql`
    select value from (
      select lower(c.name) as value, max(f.count) as count from categories c
        join facet_counts f on f.category_id = c.id and f.channel_id = ${channelId} and f.colour = '' and f.size = ''
        where lower(c.name) like ${typed} or lower(c.name) like ${`% ${typed}`} group by 1
      union all
      select lower(colour), count(*)::int from product_colours where lower(colour) like ${typed} group by 1
    ) found group by value order by max(count) desc, value limit ${limit}`);
  return rows.map(({ value }) => value);
}

/** `moss jum` as `moss:* & jum:*`; undefined when the term has no word. Only letters and digits reach the query. */
function prefixQuery(term: string): string | undefined {
  const words = term
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .match(/[\p{L}\p{N}]+/gu);
  return words?.map((word) => `${word}:*`).join(' & ');
}
