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

/** Share of letter triples a name must have in common with the term; PostgreSQL's own 0.6 forgives too little. */
const threshold = 0.4;
const most = 200;

/** Ids of the styles whose names look like a misspelt term, best first: those nearly as like as the best. */
export function stylesLike(db: Queries, term: string): Promise<number[]> {
  const word = term.toLowerCase();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(threshold)}, true)`);
    const { rows } = await tx.execute<{ id: number; likeness: number }>(sql`
      select p.id, word_similarity(${word}, lower(p.name)) as likeness from products p
      where ${word} <% lower(p.name) order by likeness desc, p.rank, p.id limit ${most}`);
    const best = rows[0]?.likeness ?? 0;
    return rows.filter(({ likeness }) => likeness >= best * 0.8).map(({ id }) => id);
  });
}
