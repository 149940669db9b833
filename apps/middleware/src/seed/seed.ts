import type { Database } from '../database/database.ts';
import { vacuum } from '../database/vacuum.ts';
import { refreshListing } from '../platforms/embedded/catalogue/refreshListing.ts';
import { generateCatalogue } from './generateCatalogue.ts';
import { insertCatalogue } from './insertCatalogue.ts';

/** The catalogue every shop starts with. */
export const defaultSeed = { seed: 1, styles: 400 };

/**
 * Fills an empty shop with the catalogue, in one transaction: either all of it is there or none. About 400
 * styles take seconds; a large catalogue for measuring is the same rows, only more of them.
 */
export async function seed(
  db: Database['db'],
  options: { readonly seed?: number; readonly styles?: number } = {},
): Promise<void> {
  const catalogue = generateCatalogue({ ...defaultSeed, ...options });
  await db.transaction(async (transaction) => {
    await insertCatalogue(transaction, catalogue);
    await refreshListing(transaction);
  });
  await vacuum({ db });
}
