import { type CampaignInput, campaign } from '@tailorbird/commerce/promotions/campaign';
import type { Queries } from '../database/database.ts';
import { campaigns } from '../platforms/embedded/schema/promotions.ts';

/** Stores the campaigns a new shop begins with. */
export async function insertCampaigns(db: Queries, rules: readonly CampaignInput[]): Promise<void> {
  await db.insert(campaigns).values(rules.map((rule) => ({ id: rule.id, definition: campaign.parse(rule) })));
}
