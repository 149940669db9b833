import { type CampaignInput, campaign } from '@tailorbird/commerce/promotions/campaign';
import { campaigns } from '../platforms/embedded/schema/promotions.ts';
import { announceCampaigns } from '../services/promotions/announceCampaigns.ts';
import type { TestShop } from './shopWith.ts';

/** Makes these the campaigns of the shop, in every market unless they say otherwise, and builds its cards with them. */
export async function runCampaigns(
  { db, clock }: TestShop,
  ...rules: (Omit<CampaignInput, 'name' | 'markets'> & Partial<CampaignInput>)[]
): Promise<void> {
  await db.delete(campaigns);
  for (const rule of rules) {
    const definition = campaign.parse({ name: rule.id, markets: ['uk', 'eu', 'us'], ...rule });
    await db.insert(campaigns).values({ id: rule.id, definition });
  }
  await announceCampaigns(db, clock());
}

/** 20% off, announced. */
export const fifthOff = {
  id: 'fifth',
  name: '20% off',
  badge: '20% off',
  effect: { kind: 'percentage', percent: 20 },
} as const;

/** Half off with a code. */
export const halfOff = (coupon: string, more: Partial<CampaignInput> = {}) => ({
  id: `half-${coupon}`,
  coupon,
  effect: { kind: 'percentage' as const, percent: 50 },
  ...more,
});
