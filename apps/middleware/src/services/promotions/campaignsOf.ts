import { type Campaign, campaign } from '@tailorbird/commerce/promotions/campaign';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { campaigns, promotionSettings } from '../../platforms/embedded/schema/promotions.ts';

/** Every campaign there is as one column, for a statement that asks for more; null while promotions are switched off. */
export const campaignsColumn = sql<unknown>`case when coalesce((select is_on from ${promotionSettings}), true)
  then coalesce((select json_agg(definition) from ${campaigns}), '[]') end`;

/** Reads what `campaignsColumn` asked for. */
export const parseCampaigns = (column: unknown): Campaign[] | null =>
  campaign.array().nullable().parse(column);

/** Every campaign there is; null while promotions are switched off. */
export async function campaignsOf(db: Queries): Promise<Campaign[] | null> {
  const { rows } = await db.execute<{ campaigns: unknown }>(sql`select ${campaignsColumn} as campaigns`);
  return parseCampaigns(rows[0]?.campaigns);
}

/** Switches promotions on or off for every process that shares the database. */
export async function switchPromotions(db: Queries, isOn: boolean): Promise<void> {
  await db
    .insert(promotionSettings)
    .values({ isOn })
    .onConflictDoUpdate({ target: promotionSettings.id, set: { isOn } });
}
