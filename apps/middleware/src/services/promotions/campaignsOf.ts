import { type Campaign, campaign } from '@tailorbird/commerce/promotions/campaign';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { campaigns, promotionSettings } from '../../platforms/embedded/schema/promotions.ts';

/** Every campaign there is; null while promotions are switched off. */
export async function campaignsOf(db: Queries): Promise<Campaign[] | null> {
  const { rows } = await db.execute<{ is_on: boolean; definition: unknown }>(sql`
    select coalesce((select is_on from ${promotionSettings}), true) as is_on, c.definition
    from (select 1) one left join ${campaigns} c on true`);
  if (rows[0]?.is_on !== true) return null;
  return rows.flatMap(({ definition }) => (definition === null ? [] : campaign.parse(definition)));
}

/** Switches promotions on or off for every process that shares the database. */
export async function switchPromotions(db: Queries, isOn: boolean): Promise<void> {
  await db
    .insert(promotionSettings)
    .values({ isOn })
    .onConflictDoUpdate({ target: promotionSettings.id, set: { isOn } });
}
