import type { Market } from '@tailorbird/commerce/market';
import { type FoundPlace, foundPages, pageWords } from '@tailorbird/commerce/search/foundPages';
import { nearWords, transposed } from '@tailorbird/commerce/search/nearWords';
import { searchWords } from '@tailorbird/commerce/search/searchWords';
import { synonymsIn } from '@tailorbird/commerce/search/synonyms';
import { sizeText } from '@tailorbird/commerce/sizes/sizeText';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { foundCategories, type ListedCategory } from './foundCategories.ts';

/** One thing a shopper typed, and every word or name of several words that says it. */
export interface ReadWord {
  /** As typed, or as it was meant; two words for what has a name of two. */
  readonly word: string;
  /** What finds it whole: itself, and what else it is called. Empty for the beginning of a word. */
  readonly says: readonly string[];
  /** It may be the beginning of a longer word. */
  readonly isBeginning: boolean;
}

/** A search term as the catalogue understands it. */
export interface ReadTerm {
  readonly typed: string;
  /** The term with its misspelt words put right. */
  readonly understood: string;
  readonly words: readonly ReadWord[];
  /** Sizes asked for, as the facet has them. */
  readonly sizes: readonly string[];
  /** Where the term leads besides styles: categories, then pages. */
  readonly categories: readonly FoundPlace[];
  readonly pages: readonly FoundPlace[];
}

interface Reading {
  readonly channelId: number;
  readonly market: Market;
  readonly term: string;
  /** Whether the shopper is typing still, so that the last word may be longer. */
  readonly isHalfTyped: boolean;
}

const maxWords = 12;

/** What the catalogue knows of the words of a term: one statement. */
type Known = {
  near: { typed: string; word: string; styles: number }[];
  sizes: string[];
  categories: ListedCategory[];
};

/** Reads a term: whole words, beginnings, other names, sizes, and for what is none of these the nearest words. */
export async function readTerm(
  db: Queries,
  { channelId, market, term, isHalfTyped }: Reading,
): Promise<ReadTerm> {
  const typed = searchWords(term).slice(0, maxWords);
  const known = await knownOf(db, channelId, typed);
  const synonyms = synonymsIn(market);
  const words: ReadWord[] = [];
  const understood: string[] = [];
  const sizes: string[] = [];
  for (let at = 0; at < typed.length; at += 1) {
    const word = typed[at] ?? '';
    const isLast = at === typed.length - 1;
    const pair = `${word} ${typed[at + 1]}`;
    const pairSays = synonyms.get(pair);
    const isEnd = isHalfTyped && isLast;
    const nextIsSize =
      sizeCalled(typed[at + 1] ?? '', known.sizes, word === 'uk' ? 'uk' : market) !== undefined;
    const size = sizeCalled(word, known.sizes, typed[at - 1] === 'uk' ? 'uk' : market);
    if (pairSays) {
      words.push({ word: pair, says: pairSays, isBeginning: false });
      understood.push(pair);
      at += 1;
    } else if (size !== undefined && !(isEnd && word.length === 1)) {
      sizes.push(size);
      understood.push(word);
    } else if (isBeforeSize(word, market) && nextIsSize) {
      understood.push(word);
    } else {
      const read = readWord(word, { known, synonyms, isEnd });
      words.push(...read);
      understood.push(read[0]?.word ?? word);
    }
  }
  const spoken = words.map(({ word, says }) => searchWords([word, ...says].join(' ')));
  return {
    typed: term,
    understood: understood.join(' '),
    words,
    sizes,
    // A word that is whole may begin another, but `gift card` does not mean cardigans.
    categories: foundCategories(known.categories, spoken, isHalfTyped && words.at(-1)?.says.length === 0),
    pages: foundPages(understood, isHalfTyped),
  };
}

/** Whether a word only says that a size follows, as the shop has it or as the market does. */
function isBeforeSize(word: string, market: Market): boolean {
  return word === 'size' || word === 'uk' || (word === 'us' && market === 'us');
}

/** The size that a market's shoppers call so: in the US, where a dress in 10 is `US 6`, it is 10 for `6`. */
function sizeCalled(word: string, sizes: readonly string[], market: Market): string | undefined {
  return sizes.find((size) => sizeText(size, market).toLowerCase().replace(/^us /, '') === word);
}

interface Lexicon {
  readonly known: Known;
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Whether it is the last word of a term that is being typed. */
  readonly isEnd: boolean;
}

/** Nothing for a word that the shop knows nothing like. */
function readWord(word: string, { known, synonyms, isEnd }: Lexicon): ReadWord[] {
  const near = known.near.filter(({ typed }) => typed === word);
  const isKnown = near.some((one) => one.word === word);
  const others = synonyms.get(word);
  if (isKnown || others) return [{ word, says: [word, ...(others ?? [])], isBeginning: isEnd }];
  if (near.some((one) => one.word.startsWith(word))) return [{ word, says: [], isBeginning: true }];
  const stylesOf = new Map(near.map((one) => [one.word, one.styles]));
  const meant = nearWords(word, [...new Set([...stylesOf.keys(), ...synonyms.keys(), ...pageWords])])
    .toSorted((a, b) => (stylesOf.get(b) ?? 0) - (stylesOf.get(a) ?? 0) || a.localeCompare(b))
    .slice(0, 1);
  return meant.map((one) => ({
    word: one,
    says: [one, ...(synonyms.get(one) ?? [])],
    isBeginning: false,
  }));
}

async function knownOf(db: Queries, channelId: number, typed: readonly string[]): Promise<Known> {
  const swapped = typed.flatMap((word) => transposed(word).map((other) => ({ word, other })));
  const list = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;
  const counts = sql`from facet_counts f where f.channel_id = ${channelId} and f.colour = ''`;
  const { rows } = await db.execute<Known>(sql`
    select
      coalesce((select jsonb_agg(jsonb_build_object('typed', typed.word, 'word', near.word, 'styles', near.styles))
        from unnest(${list(typed)}) typed(word) cross join lateral (
          select word, styles from search_words where word = typed.word
          union (select word, styles from search_words where word like typed.word || '%' order by styles desc limit 3)
          union (select word, styles from search_words where word % typed.word
            order by similarity(word, typed.word) desc, styles desc limit 20)
          union select w.word, w.styles
            from unnest(${list(swapped.map(({ word }) => word))}, ${list(swapped.map(({ other }) => other))})
              swap(typed, other) join search_words w on w.word = swap.other where swap.typed = typed.word
        ) near), '[]') as near,
      coalesce((select jsonb_agg(f.size) ${counts} and f.category_id = 0 and f.size <> ''), '[]') as sizes,
      coalesce((select jsonb_agg(jsonb_build_object('name', c.name, 'url', c.url, 'styles', f.count))
        from categories c join facet_counts f on f.category_id = c.id
        where f.channel_id = ${channelId} and f.colour = '' and f.size = ''), '[]') as categories`);
  return rows[0] ?? { near: [], sizes: [], categories: [] };
}
