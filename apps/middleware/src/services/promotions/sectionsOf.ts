import type { SessionAnswer, SessionUpdate } from '@tailorbird/commerce/contract/promotions';
import type { SessionItem } from '@tailorbird/commerce/promotions/sessionItem';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { orders } from '../../platforms/embedded/schema/orders.ts';
import { profileOf } from './profileOf.ts';
import type { UpdatedSession } from './updatedSession.ts';

/** The sections of a session's answer that were asked for (commerce §7 promotions engine methods). */
export async function sectionsOf(
  db: Queries,
  { cart, promoted, refused }: UpdatedSession,
  cartItems: readonly SessionItem[],
  asked: SessionUpdate['requestData']['responseContent'],
): Promise<SessionAnswer> {
  const { customerId } = cart;
  const whole: Required<SessionAnswer> = {
    customerSession: {
      integrationId: cart.id,
      cartItems: [...cartItems],
      couponCodes: [...promoted.coupons],
    },
    customerProfile: customerId === null ? null : profileOf(customerId),
    coupons: [
      ...promoted.coupons.map((value) => ({ value, state: 'accepted' as const })),
      ...refused.map(({ couponValue }) => ({ value: couponValue, state: 'rejected' as const })),
    ],
    triggeredCampaigns: promoted.applied.map(({ campaign: { id, name }, amount }) => ({
      id,
      name,
      discount: amount,
    })),
    referral: null,
    loyalty: customerId === null || !asked.includes('loyalty') ? null : await loyaltyOf(db, customerId),
    event: { type: 'session-updated', sessionId: cart.id },
    awardedGiveaways: [],
    ruleFailureReasons: [...refused],
    previousReturns: [],
  };
  const named = Object.entries(whole).filter(([name]) => asked.some((section) => section === name));
  // Entries of the whole answer, each under its own name.
  return Object.fromEntries(named) as SessionAnswer;
}

async function loyaltyOf(db: Queries, customerId: number): Promise<{ points: number }> {
  const [sum] = await db
    .select({ points: sql<number>`coalesce(sum(${orders.grandTotal} / 100), 0)::int` })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), notInArray(orders.status, ['Cancelled', 'Refunded'])));
  return { points: sum?.points ?? 0 };
}
