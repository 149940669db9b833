import type { ProductCard } from '@tailorbird/commerce/model/product';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { searchWords } from './searchWords.ts';

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

/**
 * What a half-typed term may become, by the names and colours of the styles it found, the most frequent first:
 * `stripe jum` found “Mabel Stripe Jumper”, so `stripe jumper`.
 */
export function completedTerms(
  term: string,
  cards: readonly Pick<ProductCard, 'name' | 'colourways'>[],
): string[] {
  const typed = searchWords(term);
  const last = typed.at(-1);
  if (last === undefined) return [];
  const before = typed.slice(0, -1);
  const counts = new Map<string, number>();
  for (const { name, colourways } of cards) {
    const texts = [name, ...new Set(colourways.map(({ colour }) => colour))];
    for (const text of texts) {
      const words = searchWords(text);
      const at = words.findIndex((word) => word.startsWith(last));
      if (at < 0) continue;
      const rest = words.slice(at).filter((word) => !before.includes(word));
      const completed = [...before, ...rest].join(' ');
      if (completed !== typed.join(' ')) counts.set(completed, (counts.get(completed) ?? 0) + 1);
    }
  }
  return [...counts]
    .toSorted(([a, m], [b, n]) => n - m || a.length - b.length || a.localeCompare(b))
    .map(([text]) => text);
}
