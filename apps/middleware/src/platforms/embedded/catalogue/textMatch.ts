import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';

/** How a search term picks and ranks styles, over `products p`. */
export interface TextMatch {
  readonly where: SQL;
  readonly rank: SQL;
}

/**
 * The match for a term: by words, in the language's own forms, or by style code; when no word is known, by
 * likeness, which forgives misspelling.
 */
export async function matchOf(db: Queries, term: string): Promise<TextMatch> {
  const words = wordMatch(term);
  const { rows } = await db.execute(sql`select 1 from products p where ${words.where} limit 1`);
  return rows.length > 0 ? words : likenessMatch(term);
}

function wordMatch(term: string): TextMatch {
  const query = sql`websearch_to_tsquery('english', ${fold(term)})`;
  return {
    where: sql`(p.search @@ ${query} or p.sku = ${term.slice(0, 6)})`,
    rank: sql`ts_rank(p.search, ${query})`,
  };
}

function likenessMatch(term: string): TextMatch {
  const word = fold(term).toLowerCase();
  return {
    where: sql`${word} <% lower(p.name)`,
    rank: sql`word_similarity(${word}, lower(p.name))`,
  };
}

/** Without accents: the catalogue's names have none either. */
function fold(term: string): string {
  return term.normalize('NFD').replace(/\p{Mn}/gu, '');
}
