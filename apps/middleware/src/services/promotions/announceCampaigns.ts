import { createHash } from 'node:crypto';
import { marketList } from '@tailorbird/commerce/market';
import { isRunning } from '@tailorbird/commerce/promotions/evaluate';
import type { Database } from '../../database/database.ts';
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
  const campaigns = await campaignsOf(db);
  const running = (campaigns ?? [])
    .filter((one) => one.coupon === null && marketList.some((market) => isRunning(one, market, now)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const announced = createHash('sha256').update(JSON.stringify(running)).digest('hex');
  const [known] = await db.select().from(promotionSettings);
  if (known?.announced === announced) return false;
  const ids = (await db.select({ id: products.id }).from(products)).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += batchSize) {
    if (signal?.aborted) return false;
    await refreshCards(db, ids.slice(start, start + batchSize), now);
  }
  const isOn = campaigns !== null;
  await db
    .insert(promotionSettings)
    .values({ isOn, announced })
    .onConflictDoUpdate({ target: promotionSettings.id, set: { announced } });
  return true;
}
