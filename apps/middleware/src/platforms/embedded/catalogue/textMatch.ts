import { type SQL, sql } from 'drizzle-orm';
import type { ReadTerm, ReadWord } from './readTerm.ts';

/** How well a style's row `p` of `product_words` matches a term; what was typed in so many words stands before what else it may mean. */
export function relevanceTo({ words }: ReadTerm): SQL {
  if (words.length === 0) return sql`0::real`;
  const own = words.map(({ word, says }) => queryFor({ word, says: says.slice(0, 1), isBeginning: false }));
  const any = words.map(queryFor);
  return sql`ts_rank(p.search, ${sql.join(own, sql` && `)}) + ts_rank(p.search, ${sql.join(any, sql` || `)})`;
}

/** What finds a word. Only letters, digits and hyphens reach the query. A name of several words is found as they stand. */
export function queryFor({ word, says, isBeginning }: ReadWord): SQL {
  const whole = says.map((name) => `(${name.split(' ').join(' <-> ')})`);
  const parts = isBeginning ? [...whole, `${word}:*`] : whole;
  // One letter is a stop word of English, but may begin any other.
  const language = word.length < 2 ? 'simple' : 'english';
  return sql`to_tsquery(${language}::regconfig, ${parts.join(' | ')})`;
}
