import type { ProductCard } from '@tailorbird/commerce/model/product';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { firstFound, foundStyles } from '../../platforms/embedded/catalogue/foundStyles.ts';
import { inChosenColours } from '../../platforms/embedded/catalogue/inChosenColours.ts';
import { familiesNamed, inNamedColours } from '../../platforms/embedded/catalogue/inNamedColours.ts';
import type { ReadTerm } from '../../platforms/embedded/catalogue/readTerm.ts';
import { relevanceTo } from '../../platforms/embedded/catalogue/textMatch.ts';

interface Search {
  readonly channelId: number;
  readonly term: ReadTerm;
  readonly limit: number;
}

/** Of a term that begins words of very many styles, so many are ranked by their words: the first in the shop's own order. */
const maxRanked = 100;

/** Styles for a term that may be half typed, best first. */
export async function findStyles(db: Queries, { channelId, term, limit }: Search): Promise<ProductCard[]> {
  const found = await foundStyles(db, { channelId, categoryId: 0, term });
  const { rows } = await db.execute<{ card: ProductCard }>(sql`
    select l.card from unnest(${sql.param(firstFound(found, maxRanked))}::int[]) with ordinality listed(id, at)
    join product_words p on p.product_id = listed.id
    join listing_cards l on l.product_id = listed.id and l.channel_id = ${channelId}
    order by ${relevanceTo(term)} desc, at limit ${limit}`);
  const cards = rows.map(({ card }) => card);
  return inChosenColours(db, inNamedColours(cards, term), familiesNamed(term));
}
