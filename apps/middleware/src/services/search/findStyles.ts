import type { ProductCard } from '@tailorbird/commerce/model/product';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { inChosenColours } from '../../platforms/embedded/catalogue/inChosenColours.ts';
import { familiesNamed, inNamedColours } from '../../platforms/embedded/catalogue/inNamedColours.ts';
import type { ReadTerm } from '../../platforms/embedded/catalogue/readTerm.ts';
import { matchOf } from '../../platforms/embedded/catalogue/textMatch.ts';

interface Search {
  readonly channelId: number;
  readonly term: ReadTerm;
  readonly limit: number;
}

/** Of a term that begins words of very many styles, so many are ranked by their words: the first in the shop's own order. */
const maxRanked = 100;

/** Styles for a term that may be half typed, best first. */
export async function findStyles(db: Queries, { channelId, term, limit }: Search): Promise<ProductCard[]> {
  const { where, rank } = matchOf(term);
  const { rows } = await db.execute<{ card: ProductCard }>(sql`
    with candidates as materialized (
      select p.id, p.rank, p.search from listing_entries e join products p on p.id = e.product_id
      where e.channel_id = ${channelId} and e.category_id = 0 and ${where}
      order by e.rank, e.product_id limit ${maxRanked})
    select l.card from candidates p join listing_cards l on l.product_id = p.id and l.channel_id = ${channelId}
    order by ${rank} desc, p.rank, p.id limit ${limit}`);
  const cards = rows.map(({ card }) => card);
  return inChosenColours(db, inNamedColours(cards, term), familiesNamed(term));
}
