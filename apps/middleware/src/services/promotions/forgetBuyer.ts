import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { campaignUses, promotionSessions } from '../../platforms/embedded/schema/promotions.ts';

/** Leaves no trace of a customer in uses and sessions; the uses themselves still count. */
export async function forgetBuyer(tx: Queries, customerId: number): Promise<void> {
  await tx
    .update(campaignUses)
    .set({ customerId: null, buyerHash: null })
    .where(eq(campaignUses.customerId, customerId));
  await tx
    .update(promotionSessions)
    .set({ profileId: null })
    .where(eq(promotionSessions.profileId, customerId));
}
