import type { Market } from '../market.ts';
import type { Campaign } from './campaign.ts';
import { ruleOf } from './effects/effects.ts';
import { evaluate, isRunning, type PromotedLine, selected } from './evaluate.ts';

/** What a style's badge says of the campaigns that run. */
export interface AnnouncedPromotion {
  readonly campaign: Campaign;
  /** What one costs in a bag of its own, in minor units; null when one alone costs no less. */
  readonly nowPrice: number | null;
}

type Style = Pick<PromotedLine, 'sku' | 'unitPrice' | 'onSale' | 'categories'>;

/**
 * What a style's badge announces. The price is that of a bag with one of it, reckoned by the very rule that reckons
 * bags, so that badge and bag agree to the penny.
 * @returns Null where no campaign is announced: those with a coupon, or without words for a badge, never are.
 */
export function announcedPromotion(
  style: Style,
  campaigns: readonly Campaign[],
  { market, now }: { readonly market: Market; readonly now: Date },
): AnnouncedPromotion | null {
  const open = campaigns.filter((one) => one.coupon === null && isRunning(one, market, now));
  const line = { ...style, id: 'one', quantity: 1 };
  const { applied, discounts } = evaluate([line], open, { market, now, coupons: [], isSignedIn: false });
  const off = discounts.get('one') ?? 0;
  const given = applied.find(({ campaign, amount }) => campaign.badge !== null && amount > 0);
  if (given) return { campaign: given.campaign, nowPrice: style.unitPrice - off };
  const nowPrice = off > 0 ? style.unitPrice - off : null;
  const offered = open
    .filter(({ badge, effect }) => badge !== null && ruleOf(effect).isForSeveral)
    .toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))
    .find((campaign) => selected(campaign, [line]).length > 0);
  return offered ? { campaign: offered, nowPrice } : null;
}
