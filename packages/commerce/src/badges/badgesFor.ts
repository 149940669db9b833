import type { Market } from '../market.ts';
import type { Badge } from '../model/badge.ts';
import type { Price } from '../model/product.ts';
import { percentOffText, priceView } from '../pricing/priceView.ts';
import type { AnnouncedPromotion } from '../promotions/announcedPromotion.ts';
import { ruleOf } from '../promotions/effects/effects.ts';

/** What a style's badges depend on. */
export interface BadgeFacts {
  readonly price: Price;
  /** The merchandiser's own words, from the `product_badge` field: `New`, `Organic Cotton`. */
  readonly productBadge?: string | null;
  /** What a campaign gives on the style now. */
  readonly promotion?: AnnouncedPromotion | null;
}

/**
 * The badges of a style. A reduction already in the price comes before one still to be earned, and either before
 * a quality, because money is what a shopper scans for.
 * @returns The most important first: sale, then promotion (percentage or amount), then the product's own.
 */
export function badgesFor({ price, productBadge, promotion }: BadgeFacts, market: Market): Badge[] {
  const badges: Badge[] = [];
  if (priceView(price).was !== null) badges.push(saleBadge(price));
  if (promotion) badges.push(promotionBadge(promotion, price, market));
  const own = productBadge?.trim();
  if (own) badges.push({ typeId: 'product', text: own });
  return badges;
}

/**
 * The one badge a card has room for.
 * @returns The most important one; null for a style without badges.
 */
export function badgeFor(facts: BadgeFacts, market: Market): Badge | null {
  return badgesFor(facts, market)[0] ?? null;
}

function saleBadge(price: Price): Badge {
  const off = percentOffText(price);
  return { typeId: 'sale', text: 'Sale', pdpText: off === undefined ? 'Sale' : `Sale: ${off}` };
}

function promotionBadge(
  { campaign: { name, badge, effect }, nowPrice }: AnnouncedPromotion,
  price: Price,
  market: Market,
): Badge {
  const { now } = priceView(price);
  const saved = now - (nowPrice ?? now);
  return {
    text: badge ?? name,
    ...(nowPrice !== null && { nowPrice }),
    ...ruleOf(effect).badge(effect, { market, saved }),
  };
}
