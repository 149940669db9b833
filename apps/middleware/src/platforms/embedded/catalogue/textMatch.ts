import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { stylesLike } from './stylesLike.ts';

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
  return rows.length > 0 ? words : likenessMatch(await stylesLike(db, fold(term)));
}

function wordMatch(term: string): TextMatch {
  const query = sql`websearch_to_tsquery('english', ${fold(term)})`;
  return {
    where: sql`(p.search @@ ${query} or p.sku = ${term.slice(0, 6)})`,
    rank: sql`ts_rank(p.search, ${query})`,
  };
}

function likenessMatch(ids: readonly number[]): TextMatch {
  const list = sql`${sql.param([...ids])}::int[]`;
  return { where: sql`p.id = any(${list})`, rank: sql`-array_position(${list}, p.id)` };
}

/** Without accents: the catalogue's names have none either. */
function fold(term: string): string {
  return term.normalize('NFD').replace(/\p{Mn}/gu, '');
}
