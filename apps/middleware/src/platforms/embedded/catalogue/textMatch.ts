import { type SQL, sql } from 'drizzle-orm';
import type { ReadTerm, ReadWord } from './readTerm.ts';

/** How a search term picks and ranks styles, over `products p` and their rows `e` of `listing_entries`. */
export interface TextMatch {
  readonly where: SQL;
  readonly rank: SQL;
}

/**
 * The match for a term: styles that say every word of it, in the language's own forms, or those that say any where none
 * says all; in a size asked for, where they have sizes; or the one of that style code.
 */
export function matchOf({ typed, words, sizes }: ReadTerm): TextMatch {
  const isCode = sql`p.sku = ${typed.slice(0, 6)}`;
  const inSizes = sql`e.sizes && ${sql.param([...sizes])}::text[]`;
  if (words.length === 0) {
    const where = sizes.length > 0 ? sql`(${inSizes} or ${isCode})` : isCode;
    return { where, rank: sql`0::real` };
  }
  const queries = words.map(queryFor);
  const all = sql.join(queries, sql` && `);
  const any = sql.join(queries, sql` || `);
  const query =
    words.length === 1
      ? all
      : sql`(select case when exists (select 1 from products s where s.search @@ (${all})) then ${all} else ${any} end)`;
  const sized = sizes.length > 0 ? sql`and (${inSizes} or e.sizes = '{}')` : sql``;
  const own = words.map(({ word, says }) => queryFor({ word, says: says.slice(0, 1), isBeginning: false }));
  return {
    where: sql`((p.search @@ (${query}) ${sized}) or ${isCode})`,
    // What was typed in so many words stands before what else it may mean.
    rank: sql`ts_rank(p.search, ${sql.join(own, sql` && `)}) + ts_rank(p.search, ${any})`,
  };
}

/** Only letters, digits and hyphens reach the query. A name of several words is found as they stand. */
function queryFor({ word, says, isBeginning }: ReadWord): SQL {
  const whole = says.map((name) => `(${name.split(' ').join(' <-> ')})`);
  const parts = isBeginning ? [...whole, `${word}:*`] : whole;
  // One letter is a stop word of English, but may begin any other.
  const language = word.length < 2 ? 'simple' : 'english';
  return sql`to_tsquery(${language}::regconfig, ${parts.join(' | ')})`;
}
