import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { createKept, type Kept } from './kept.ts';
import type { ListingVersion } from './listingIndex.ts';
import type { ReadTerm } from './readTerm.ts';
import { relevanceTo } from './textMatch.ts';

/** Of a term that finds very many styles, only so many are ranked by their words: the first in the shop's own order. */
const maxRanked = 1000;

const keptOf = new WeakMap<Queries, Kept<Int32Array>>();
/** Some two thousand terms of a thousand styles. */
const maxBytes = 8_000_000;

interface Ranking {
  /** All that decides which styles were found, and by which words. */
  readonly by: string;
  readonly term: ReadTerm;
  /** What was found, in the shop's own order. */
  readonly ids: readonly number[];
}

/** What was found, the styles that match the term best first. Their order is kept: the next page of a search has the same. */
export async function byRelevance(
  db: Queries,
  { channelId, categoryId, version }: ListingVersion,
  { by, term, ids }: Ranking,
): Promise<number[]> {
  const kept = keptOf.get(db) ?? createKept(maxBytes, ({ byteLength }) => byteLength);
  keptOf.set(db, kept);
  const ranked = await kept(`${channelId}/${categoryId} ${by}`, version ?? '', async () => {
    const { rows } = await db.execute<{ ids: number[] }>(sql`
      select coalesce(json_agg(listed.id order by ${relevanceTo(term)} desc, at), '[]') as ids
      from ${listed(ids.slice(0, maxRanked))} join product_words p on p.product_id = listed.id`);
    return Int32Array.from(rows[0]?.ids ?? []);
  });
  return [...ranked, ...ids.slice(maxRanked)];
}

/** Styles with their places, as rows `listed`. */
export function listed(ids: readonly number[]): SQL {
  return sql`unnest(${sql.param([...ids])}::int[]) with ordinality listed(id, at)`;
}
