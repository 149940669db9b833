import type { Market } from '../market.ts';
import type { Campaign } from './campaign.ts';
import { isOver, isRunning } from './evaluate.ts';

/** A code as it is kept and compared: ` welcome10 ` is `WELCOME10`. */
export function canonicalCoupon(code: string): string {
  return code.normalize('NFKC').replaceAll(/\s+/g, '').toUpperCase();
}

/** What a code is judged by. */
export interface CouponFacts {
  readonly market: Market;
  readonly now: Date;
  readonly isSignedIn: boolean;
  /** Campaigns nobody can use any more, by id. */
  readonly usedUp: ReadonlySet<string>;
  /** Campaigns this buyer has used as often as allowed, by id. */
  readonly usedByBuyer: ReadonlySet<string>;
}

export type CouponVerdict =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly reason: CouponRefusal; readonly message: string };
export type CouponRefusal = 'unknown' | 'not-started' | 'expired' | 'signed-out' | 'used-up' | 'used-by-you';

/**
 * Whether a code may be in the bag, and what the shopper is told when not. A bag that does not yet earn what the code
 * promises may hold it. `code` is canonical.
 */
export function couponVerdict(
  code: string,
  campaigns: readonly Campaign[],
  { market, now, isSignedIn, usedUp, usedByBuyer }: CouponFacts,
): CouponVerdict {
  const known = campaigns.filter(({ coupon, markets }) => coupon === code && markets.includes(market));
  if (known.length === 0) return refused('unknown', `We do not know the code ${code}. Please check it.`);
  const running = known.filter((one) => isRunning(one, market, now));
  if (running.length === 0) {
    return known.every((one) => isOver(one, now))
      ? refused('expired', `The code ${code} has expired.`)
      : refused('not-started', `The code ${code} cannot be used yet.`);
  }
  const left = running.filter(({ id }) => !usedUp.has(id));
  if (left.length === 0) return refused('used-up', `The code ${code} has been used up.`);
  const own = left.filter(({ id }) => !usedByBuyer.has(id));
  if (own.length === 0) return refused('used-by-you', `You have already used the code ${code}.`);
  if (!isSignedIn && own.every(({ signedInOnly }) => signedInOnly)) {
    return refused('signed-out', `Please log in to use the code ${code}.`);
  }
  return { accepted: true };
}

function refused(reason: CouponRefusal, message: string): CouponVerdict {
  return { accepted: false, reason, message };
}
