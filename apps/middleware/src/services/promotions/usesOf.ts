import { createHash } from 'node:crypto';
import { canonicalEmail } from '@tailorbird/commerce/email';
import type { Campaign } from '@tailorbird/commerce/promotions/campaign';
import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import type { Queries } from '../../database/database.ts';
import { checkouts } from '../../platforms/embedded/schema/checkout.ts';
import { customers } from '../../platforms/embedded/schema/customers.ts';
import { campaignUses, promotionSessions } from '../../platforms/embedded/schema/promotions.ts';

/** Who buys, as uses are counted by: the account, and the e-mail address as its SHA-256. */
interface Buyer {
  readonly customerId: number | null;
  readonly buyerHash: string | null;
}

/** Campaigns that have been used as often as they may, by id: by everybody together, and by this buyer. */
export interface Uses {
  readonly usedUp: ReadonlySet<string>;
  readonly usedByBuyer: ReadonlySet<string>;
}

/** A bag, as far as uses are concerned. */
interface UsingCart {
  readonly id: string;
  readonly customerId: number | null;
}

/** Whether a campaign can be used up, by all together or by one customer. */
export function hasLimit({ usageLimit, usageLimitPerCustomer }: Campaign): boolean {
  return usageLimit !== null || usageLimitPerCustomer !== null;
}

/** The buyer of a bag: a customer by the account, a guest by the address given at checkout, if there is one yet. */
export async function buyerOf(db: Queries, { id, customerId }: UsingCart): Promise<Buyer> {
  const [guest] = await db.select({ email: checkouts.email }).from(checkouts).where(eq(checkouts.cartId, id));
  const [customer] =
    customerId === null
      ? []
      : await db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId));
  const email = customer?.email ?? guest?.email ?? null;
  return { customerId, buyerHash: email === null ? null : hashOf(email) };
}

/** Which of these campaigns are used up for a bag. What other bags hold counts; what this one holds does not. */
export async function usesOf(
  db: Queries,
  campaigns: readonly Campaign[],
  cart: UsingCart,
  now: Date,
): Promise<Uses> {
  const limited = campaigns.filter(hasLimit);
  if (limited.length === 0) return { usedUp: new Set(), usedByBuyer: new Set() };
  const buyer = await buyerOf(db, cart);
  const isBuyers = sql`${campaignUses.customerId} = ${buyer.customerId} or ${campaignUses.buyerHash} = ${buyer.buyerHash}`;
  const ids = limited.map(({ id }) => id);
  const counts = await db
    .select({
      id: campaignUses.campaignId,
      all: sql<number>`count(*)::int`,
      own: sql<number>`(count(*) filter (where ${isBuyers}))::int`,
    })
    .from(campaignUses)
    .where(
      and(
        anyOf(campaignUses.campaignId, ids),
        ne(campaignUses.cartId, cart.id),
        or(eq(campaignUses.state, 'used'), gt(campaignUses.expiresAt, now)),
      ),
    )
    .groupBy(campaignUses.campaignId);
  const isReached = (limit: number | null, count: number | undefined) =>
    limit !== null && (count ?? 0) >= limit;
  const counted = limited.map((one) => ({ ...one, count: counts.find(({ id }) => id === one.id) }));
  return {
    usedUp: new Set(counted.filter((one) => isReached(one.usageLimit, one.count?.all)).map(({ id }) => id)),
    usedByBuyer: new Set(
      counted.filter((one) => isReached(one.usageLimitPerCustomer, one.count?.own)).map(({ id }) => id),
    ),
  };
}

function hashOf(email: string): string {
  return createHash('sha256').update(canonicalEmail(email)).digest('hex');
}

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
