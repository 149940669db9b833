import type { CustomerProfile, SessionAnswer, SessionUpdate } from '@tailorbird/commerce/contract/promotions';
import {
  type CouponRefusal,
  canonicalCoupon,
  couponVerdict,
} from '@tailorbird/commerce/promotions/couponVerdict';
import type { SessionItem } from '@tailorbird/commerce/promotions/sessionItem';
import { storeIdOf } from '@tailorbird/commerce/promotions/storeIdOf';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { type Cart, marketOfCart, touchCart } from '../../platforms/embedded/bag/cart.ts';
import { type CartLine, linesOfCart } from '../../platforms/embedded/bag/linesOfCart.ts';
import { carts } from '../../platforms/embedded/schema/carts.ts';
import { orders } from '../../platforms/embedded/schema/orders.ts';
import { promotionSessions } from '../../platforms/embedded/schema/promotions.ts';
import { couponsOf, setCoupons } from './couponsOf.ts';
import type { EngineError } from './promotionsEngine.ts';
import { type Promoted, promotionsOf } from './promotionsOf.ts';
import { sessionItemsOf } from './sessionItemsOf.ts';

/** Codes a bag can hold. */
const maxCoupons = 5;

/**
 * One update of a session: judges the codes, reckons the bag with those that are good, and unless it is a dry run keeps
 * codes and items. A code that is not good changes nothing else. The bag stays locked until the transaction ends.
 */
export async function updateSession(
  tx: Queries,
  update: SessionUpdate,
  now: Date,
): Promise<Result<SessionAnswer, EngineError>> {
  const { sessionId, dryRun, addManualCoupon, requestData } = update;
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, sessionId), inArray(carts.status, ['open', 'deleted'])))
    .for('update');
  if (!cart) return err({ status: 404, message: 'There is no session by that id.' });
  const lines = await linesOfCart(tx, cart.id, marketOfCart(cart));
  const present = await couponsOf(tx, cart.id);
  const listed = requestData.customerSession.couponCodes ?? present;
  const asked = [...listed, ...(addManualCoupon === null ? [] : [addManualCoupon])].map(canonicalCoupon);
  const judged = await judge(tx, cart, lines, [...new Set(asked)], now);
  if (judged === null) return err({ status: 503, message: 'Promotions are switched off.' });
  const items = requestData.customerSession.cartItems ?? sessionItemsOf(lines);
  if (!dryRun) {
    if (await setCoupons(tx, cart.id, judged.promoted.coupons, now)) await touchCart(tx, cart, now);
    await keepItems(tx, cart, items, now);
  }
  return ok(await sectionsOf(tx, { cart, lines, ...judged }, items, requestData.responseContent));
}

/** The bag with the codes that are good, and why the others are not. */
async function judge(
  tx: Queries,
  cart: Cart,
  lines: readonly CartLine[],
  asked: readonly string[],
  now: Date,
): Promise<Pick<UpdatedSession, 'promoted' | 'refused'> | null> {
  const all = await promotionsOf(tx, cart, lines, now, asked);
  if (all === null) return null;
  const facts = { ...all, market: marketOfCart(cart), now, isSignedIn: cart.customerId !== null };
  const refused = asked.flatMap((couponValue, at): RefusedCoupon[] => {
    const verdict = couponVerdict(couponValue, all.campaigns, facts);
    if (!verdict.accepted) return [{ couponValue, reason: verdict.reason, message: verdict.message }];
    return at < maxCoupons ? [] : [{ couponValue, reason: 'too-many', message: tooMany }];
  });
  if (refused.length === 0) return { promoted: all, refused };
  const good = asked.filter((code) => refused.every(({ couponValue }) => couponValue !== code));
  const promoted = await promotionsOf(tx, cart, lines, now, good);
  return promoted && { promoted, refused };
}

const tooMany = `A bag holds ${maxCoupons} codes at most. Please remove one first.`;

async function keepItems(
  tx: Queries,
  cart: Cart,
  cartItems: ReturnType<typeof sessionItemsOf>,
  now: Date,
): Promise<void> {
  const kept = {
    storeId: storeIdOf(cart.currency),
    profileId: cart.customerId,
    cartItems,
    updatedAt: now,
  };
  await tx
    .insert(promotionSessions)
    .values({ cartId: cart.id, ...kept })
    .onConflictDoUpdate({
      target: promotionSessions.cartId,
      set: { ...kept, updateCount: sql`${promotionSessions.updateCount} + 1` },
    });
}

/** A code that is not in the bag, and what the shopper is told. */
interface RefusedCoupon {
  readonly couponValue: string;
  readonly reason: CouponRefusal | 'too-many';
  readonly message: string;
}

/** What an update came to. */
interface UpdatedSession {
  readonly cart: Cart;
  readonly lines: readonly CartLine[];
  readonly promoted: Promoted;
  readonly refused: readonly RefusedCoupon[];
}

/** The sections of a session's answer that were asked for (commerce §7 promotions engine methods). */
async function sectionsOf(
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

/** A customer's profile, matched by the customer's id; what it knows of them is who they are. */
export function profileOf(customerId: number): CustomerProfile {
  return { integrationId: String(customerId), attributes: {} };
}
