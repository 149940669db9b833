import type { CallError } from '@tailorbird/commerce/contract/callError';
import { couponVerdict } from '@tailorbird/commerce/promotions/couponVerdict';
import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import type { Queries } from '../../database/database.ts';
import { type Cart, marketOfCart } from '../../platforms/embedded/bag/cart.ts';
import type { CartLine } from '../../platforms/embedded/bag/linesOfCart.ts';
import { campaigns, campaignUses } from '../../platforms/embedded/schema/promotions.ts';
import { campaignsOf } from './campaignsOf.ts';
import { couponsOf, setCoupons } from './couponsOf.ts';
import { promotionsOf } from './promotionsOf.ts';
import { buyerOf, hasLimit } from './usesOf.ts';

/** As long as a claim on a checkout can be taken over, and then some. */
const holdMs = 15 * 60 * 1000;

/**
 * Holds the uses of limited campaigns that a bag is about to pay with, before anything is paid. The campaigns stay
 * locked until the transaction ends, always taken in the same order, so of many who come for the last use one gets it.
 * The others lose the code, nothing else, and are told.
 */
export async function holdUses(
  tx: Queries,
  cart: Cart,
  lines: readonly CartLine[],
  now: Date,
): Promise<CallError | undefined> {
  const limited = await limitedOf(tx, cart.id);
  if (limited.length === 0) {
    // Of a code that was taken out after a payment that failed.
    await hold(tx, cart, [], now);
    return undefined;
  }
  await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(anyOf(campaigns.id, limited))
    .orderBy(campaigns.id)
    .for('update');
  const promoted = await promotionsOf(tx, cart, lines, now);
  if (promoted === null) return undefined;
  const facts = { ...promoted, market: marketOfCart(cart), now, isSignedIn: cart.customerId !== null };
  for (const code of promoted.coupons) {
    const verdict = couponVerdict(code, promoted.campaigns, facts);
    if (verdict.accepted) continue;
    const left = promoted.coupons.filter((one) => one !== code);
    await setCoupons(tx, cart.id, left, now);
    return { tag: 'refused', message: `${verdict.message} Please look at your order again before you pay.` };
  }
  const used = promoted.applied.filter(({ campaign }) => hasLimit(campaign));
  await hold(
    tx,
    cart,
    used.map(({ campaign }) => campaign.id),
    now,
  );
  return undefined;
}

/** Turns what a bag holds into uses for good, in the transaction of its order. */
export async function takeUses(tx: Queries, cartId: string): Promise<void> {
  await tx.update(campaignUses).set({ state: 'used' }).where(eq(campaignUses.cartId, cartId));
}

/** The limited campaigns whose code is in the bag, by id. */
async function limitedOf(tx: Queries, cartId: string): Promise<string[]> {
  const codes = await couponsOf(tx, cartId);
  if (codes.length === 0) return [];
  const all = (await campaignsOf(tx)) ?? [];
  return all
    .filter((one) => hasLimit(one) && one.coupon !== null && codes.includes(one.coupon))
    .map(({ id }) => id);
}

async function hold(tx: Queries, cart: Cart, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .delete(campaignUses)
    .where(and(eq(campaignUses.cartId, cart.id), sql`not ${anyOf(campaignUses.campaignId, ids)}`));
  if (ids.length === 0) return;
  const buyer = await buyerOf(tx, cart);
  const expiresAt = new Date(now.getTime() + holdMs);
  await tx
    .insert(campaignUses)
    .values(
      ids.map((campaignId) => ({ campaignId, cartId: cart.id, state: 'held' as const, ...buyer, expiresAt })),
    )
    .onConflictDoUpdate({
      target: [campaignUses.campaignId, campaignUses.cartId],
      set: { ...buyer, expiresAt },
    });
}
