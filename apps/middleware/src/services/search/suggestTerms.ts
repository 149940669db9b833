import type { ProductCard } from '@tailorbird/commerce/model/product';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { completedTerms } from './completedTerms.ts';

interface Suggest {
  readonly channelId: number;
  readonly term: string;
  readonly limit: number;
  /** The styles the term found. */
  readonly found: readonly ProductCard[];
}

/** Terms worth searching for: categories that complete what was typed, those of most styles first, then words of styles. */
export async function suggestTerms(
  db: Queries,
  { channelId, term, limit, found }: Suggest,
): Promise<string[]> {
  const typed = `${term.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await db.execute<{ value: string }>(sql`
    select lower(c.name) as value from categories c
      join facet_counts f on f.category_id = c.id and f.channel_id = ${channelId} and f.colour = '' and f.size = ''
    where lower(c.name) like ${typed} or lower(c.name) like ${`% ${typed}`}
    group by 1 order by max(f.count) desc, 1 limit ${limit}`);
  const terms = new Set([...rows.map(({ value }) => value), ...completedTerms(term, found)]);
  return [...terms].slice(0, limit);
}
