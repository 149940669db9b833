import { sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { addBit, type Bits, bitsOf, hasBit, inAll, inAny, noBits, numbersIn } from './bits.ts';
import { stylesHaving } from './facets.ts';
import { createKept, type Kept } from './kept.ts';
import { type ListingIndex, type ListingVersion, listingIndexOf, versionOf } from './listingIndex.ts';
import type { ReadTerm, ReadWord } from './readTerm.ts';
import { queryFor } from './textMatch.ts';

interface Search {
  readonly channelId: number;
  /** 0 is the whole shop. */
  readonly categoryId: number;
  readonly term: ReadTerm;
}

interface FoundStyles {
  /** Where it was looked. */
  readonly listing: ListingVersion;
  readonly index: ListingIndex;
  /** Of its styles those that were found, by their places. */
  readonly found: Bits;
  /** All that decides which of them are. */
  readonly by: string;
}

type Versions = { version: string | null; shopVersion: string | null; coded: number | null };

/**
 * The styles of a listing that a term finds: those that say every word of it, in the language's own forms, or those that
 * say any where none of them says all; in a size asked for, where they have sizes; or the one of that style code.
 */
export async function foundStyles(db: Queries, search: Search): Promise<FoundStyles> {
  const { channelId, categoryId, term } = search;
  const { rows } = await db.execute<Versions>(sql`
    select ${versionOf(channelId, categoryId)} as version, ${versionOf(channelId, 0)} as "shopVersion",
      (select id from products where sku = ${term.typed.slice(0, 6)}) as coded`);
  const { version, shopVersion, coded } = rows[0] ?? { version: null, shopVersion: null, coded: null };
  const listing = { channelId, categoryId, version };
  const index = await listingIndexOf(db, listing);
  const saying: Bits[] = [];
  // One after another: a call has one connection (`createAdmission`).
  for (const word of term.words) {
    const said = await saidBy(db, { channelId, version: shopVersion ?? '', word });
    if (said) saying.push(said);
  }
  const found = term.words.length > 0 ? wordedIn(index, saying, term.sizes) : sizedIn(index, term.sizes);
  const place = coded === null ? -1 : index.productIds.indexOf(coded);
  if (place >= 0) addBit(found, place);
  return { listing, index, found, by: JSON.stringify([shopVersion, coded, term.words, term.sizes]) };
}

/** The first of the styles that were found, in the shop's own order. */
export function firstFound({ index, found }: Pick<FoundStyles, 'index' | 'found'>, most: number): number[] {
  return numbersIn(found, most).map((place) => index.productIds[place] ?? 0);
}

function wordedIn(index: ListingIndex, saying: readonly Bits[], sizes: readonly string[]): Bits {
  const all = placesOf(index, inAll(saying) ?? noBits(0));
  const said = all.some((bits) => bits !== 0) ? all : placesOf(index, inAny(saying));
  const sized = sizes.length === 0 ? undefined : stylesHaving(index, 'size', sizes);
  const inSomeSize = sized && inAny([...index.having.size.values()]);
  const found = noBits(index.total);
  for (let place = 0; place < index.total; place += 1) {
    if (!hasBit(said, place)) continue;
    if (!sized || hasBit(sized, place) || (inSomeSize && !hasBit(inSomeSize, place))) addBit(found, place);
  }
  return found;
}

/** Of a listing's styles those with some ids, by their places. */
function placesOf({ productIds, total }: ListingIndex, ids: Bits): Bits {
  const places = noBits(total);
  for (const [place, id] of productIds.entries()) if (hasBit(ids, id)) addBit(places, place);
  return places;
}

function sizedIn(index: ListingIndex, sizes: readonly string[]): Bits {
  return inAny([noBits(index.total), stylesHaving(index, 'size', sizes)]);
}

const keptOf = new WeakMap<Queries, Kept<Bits | undefined>>();
/** Some two thousand words of a shop of a hundred thousand styles. */
const maxBytes = 32_000_000;

interface Said {
  readonly channelId: number;
  readonly version: string;
  readonly word: ReadWord;
}

/** The styles that say a word, by their ids; nothing for a word that says nothing, as `the`. */
function saidBy(db: Queries, { channelId, version, word }: Said): Promise<Bits | undefined> {
  const kept = keptOf.get(db) ?? createKept(maxBytes, (bits) => bits?.byteLength ?? 0);
  keptOf.set(db, kept);
  return kept(`${channelId} ${JSON.stringify(word)}`, version, async () => {
    const query = queryFor(word);
    const { rows } = await db.execute<{ ids: number[] | null }>(sql`
      select case when numnode(${query}) > 0 then
        (select coalesce(json_agg(product_id), '[]') from product_words where search @@ ${query}) end as ids`);
    const ids = rows[0]?.ids;
    return ids ? bitsOf(ids) : undefined;
  });
}
