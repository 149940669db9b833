import type { SeedData } from '@tailorbird/commerce/model/seedData';
import { type CampaignInput, campaign } from '@tailorbird/commerce/promotions/campaign';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { getTableName } from 'drizzle-orm';
import { faultPoint } from '#faultPoint';
import type { Database, Queries } from '../database/database.ts';
import { fillEmptyTables } from '../database/fillEmptyTables.ts';
import { vacuum } from '../database/vacuum.ts';
import { lockListing, refreshListing } from '../platforms/embedded/catalogue/refreshListing.ts';
import { products } from '../platforms/embedded/schema/catalogue.ts';
import { listingEntries, productWords } from '../platforms/embedded/schema/listing.ts';
import { campaigns } from '../platforms/embedded/schema/promotions.ts';
import { markAnnounced } from '../services/promotions/announceCampaigns.ts';
import { demonstrationPackage } from './demonstrationPackage.ts';
import { catalogueTables, insertCatalogue } from './insertCatalogue.ts';

/** Why nothing was seeded; `message` names the cause and the fix. */
interface SeedError {
  readonly tag: 'not-empty';
  readonly message: string;
}

/**
 * Fills an empty shop in one transaction: either all of it is there or none. A few hundred styles take seconds; a large
 * catalogue for measuring is the same rows, only more of them. Answers how many styles the shop now has.
 */
export async function seed(
  db: Database['db'],
  data: SeedData,
  wanted: { readonly seed?: number; readonly styles?: number } = {},
): Promise<Result<number, SeedError>> {
  const seeded = await db.transaction(async (transaction) => {
    // A shop that starts beside this one asks for it before the tables, which are locked from here on.
    await lockListing(transaction);
    const present = await transaction.$count(products);
    if (present > 0) return err(notEmpty(present));
    await fillEmptyTables(transaction, catalogueTables, () =>
      insertCatalogue(transaction, data.categories, data.styles(wanted)),
    );
    faultPoint('seed');
    await insertCampaigns(transaction, data.campaigns);
    const derived = [listingEntries, productWords].map(getTableName);
    await fillEmptyTables(transaction, derived, () => refreshListing(transaction));
    await markAnnounced(transaction, new Date());
    return ok(await transaction.$count(products));
  });
  if (seeded.ok) await vacuum({ db });
  return seeded;
}

function notEmpty(present: number): SeedError {
  return {
    tag: 'not-empty',
    message:
      `The shop already has ${present} styles, and seeding would mix two catalogues.\n` +
      'Seed an empty database: delete the data directory, or point DATABASE_URL at a new one.',
  };
}

/** Stores the campaigns a new shop begins with. */
async function insertCampaigns(db: Queries, rules: readonly CampaignInput[]): Promise<void> {
  await db.insert(campaigns).values(rules.map((rule) => ({ id: rule.id, definition: campaign.parse(rule) })));
}

/** Fills a shop that has no products with `styles` of the demonstration, which only then is loaded; true when it did. */
export async function seedWhenEmpty(db: Database['db'], styles: number): Promise<boolean> {
  if (styles === 0) return false;
  const [any] = await db.select({ id: products.id }).from(products).limit(1);
  if (any) return false;
  const { demoShop } = await demonstrationPackage(
    '@tailorbird/demo-shop',
    `Filling an empty shop with ${styles} invented styles`,
    () => import('@tailorbird/demo-shop/demoShop'),
  );
  await seed(db, demoShop, { styles });
  return true;
}
