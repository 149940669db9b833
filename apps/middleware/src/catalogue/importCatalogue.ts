import { err, ok, type Result } from '@tailorbird/commerce/result';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { countWords, refreshListing } from '../platforms/embedded/catalogue/refreshListing.ts';
import type { CsvProblem } from './csvProblem.ts';
import { importedStyles } from './importedStyles.ts';
import { readCsv } from './readCsv.ts';
import { requiredColumns } from './shopifyRow.ts';
import { storeStyles } from './storeStyles.ts';

/** What an import did, in numbers of styles and variants. */
export interface ImportReport {
  readonly created: number;
  readonly updated: number;
  /** Styles that the file says are not published: none of their variants can be bought. */
  readonly unpublished: number;
  readonly variants: number;
  /** Addresses of pictures that could not be fetched: what there was stays, and else the placeholder stands in. */
  readonly missingPictures: readonly string[];
}

/** Brings pictures into the shop: their addresses in it by the addresses in the file, for those it could fetch. */
export type FetchPictures = (addresses: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Any number that no other lock has. */
const importLock = 7_411_066;

/**
 * Imports a Shopify product CSV. Any problem in the file, and nothing is imported; otherwise all of it is,
 * in one transaction. Products known by their handle are brought up to date, so importing again is safe.
 */
export async function importCatalogue(
  db: Database['db'],
  file: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: { readonly now: Date; readonly fetchPictures: FetchPictures },
): Promise<Result<ImportReport, readonly CsvProblem[]>> {
  const rows = await readCsv(file, requiredColumns);
  if (!rows.ok) return rows;
  const styles = importedStyles(rows.value);
  if (!styles.ok) return err(styles.error);
  const addresses = [
    ...new Set(styles.value.flatMap(({ colours }) => colours.flatMap(({ pictures }) => pictures))),
  ];
  const pictures = await options.fetchPictures(addresses);
  const stored = await db.transaction(async (transaction) => {
    // Another import waits for this one, whatever the order of its file.
    await transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    const done = await storeStyles(transaction, styles.value, { now: options.now, pictures });
    await refreshListing(transaction, [...done.created, ...done.updated]);
    return done;
  });
  await countWords(db);
  return ok({
    created: stored.created.length,
    updated: stored.updated.length,
    unpublished: styles.value.filter(({ published }) => !published).length,
    variants: styles.value.reduce((sum, { variants }) => sum + variants.length, 0),
    missingPictures: addresses.filter((address) => !pictures.has(address)),
  });
}
