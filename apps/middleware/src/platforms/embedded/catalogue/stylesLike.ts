import { sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';

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
