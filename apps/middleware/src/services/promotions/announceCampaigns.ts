import { createHash } from 'node:crypto';
import { marketList } from '@tailorbird/commerce/market';
import { isRunning } from '@tailorbird/commerce/promotions/evaluate';
import type { Database, Queries } from '../../database/database.ts';
import { refreshCards } from '../../platforms/embedded/catalogue/refreshListing.ts';
import { products } from '../../platforms/embedded/schema/catalogue.ts';
import { promotionSettings } from '../../platforms/embedded/schema/promotions.ts';
import { campaignsOf } from './campaignsOf.ts';

/** Styles whose cards are built by one round of statements; between two rounds shoppers are served. */
const batchSize = 200;

/**
 * Builds the cards anew when the campaigns that run are others than those they were built with: one began or ended, or
 * promotions were switched. Answers whether they were.
 */
export async function announceCampaigns(
  db: Database['db'],
  now: Date,
  signal?: AbortSignal,
): Promise<boolean> {
  const announced = await fingerprintOf(db, now);
  const [known] = await db.select().from(promotionSettings);
  if ((known?.announced ?? '') === announced) return false;
  const ids = (await db.select({ id: products.id }).from(products)).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += batchSize) {
    if (signal?.aborted) return false;
    await refreshCards(db, ids.slice(start, start + batchSize), now);
  }
  await remember(db, announced);
  return true;
}

/** Says that every card has just been built with the campaigns that run. */
export async function markAnnounced(db: Queries, now: Date): Promise<void> {
  await remember(db, await fingerprintOf(db, now));
}

/** What cards can say of the campaigns that run; the same text for the same campaigns, and none for none. */
async function fingerprintOf(db: Queries, now: Date): Promise<string> {
  const all = (await campaignsOf(db)) ?? [];
  const running = all
    .filter((one) => one.coupon === null && marketList.some((market) => isRunning(one, market, now)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return running.length === 0 ? '' : createHash('sha256').update(JSON.stringify(running)).digest('hex');
}

async function remember(db: Queries, announced: string): Promise<void> {
  await db
    .insert(promotionSettings)
    .values({ isOn: true, announced })
    .onConflictDoUpdate({ target: promotionSettings.id, set: { announced } });
}
