import type { Market } from '../market.ts';
import type { Badge } from '../model/badge.ts';
import type { Price } from '../model/product.ts';
import { priceView } from '../pricing/priceView.ts';
import type { AnnouncedPromotion } from '../promotions/announcedPromotion.ts';

/** Red ground and white text when a sale price exists (commerce §9 sale badge). */
const saleColours = { backgroundColour: '#B3261E', textColour: '#FFFFFF' } as const;
const productColours = { backgroundColour: '#FBF8F2', textColour: '#1C2B2A' } as const;

/** What a style's badges depend on. */
export interface BadgeFacts {
  readonly price: Price;
  /** The merchandiser's own words, from the `product_badge` field: `New`, `Organic Cotton`. */
  readonly productBadge?: string | null;
  /** What a campaign gives on the style now. */
  readonly promotion?: AnnouncedPromotion | null;
}

/**
 * The badges of a style, the most important first: sale, then promotion (percentage or amount), then the
 * product's own. A reduction already in the price comes before one still to be earned, and either before
 * a quality, because money is what a shopper scans for.
 */
export function badgesFor({ price, productBadge, promotion }: BadgeFacts, market: Market): Badge[] {
  const badges: Badge[] = [];
  if (priceView(price).was !== null) badges.push(saleBadge(price));
  if (promotion) badges.push(promotionBadge(promotion, price, market));
  const own = productBadge?.trim();
  if (own) badges.push({ ...productColours, typeId: 'product', text: own });
  return badges;
}

/** The one badge a card has room for, or none. */
export function badgeFor(facts: BadgeFacts, market: Market): Badge | null {
  return badgesFor(facts, market)[0] ?? null;
}

function saleBadge(price: Price): Badge {
  const percent = Math.floor(priceView(price).percentOff);
  return {
    ...saleColours,
    typeId: 'sale',
    text: 'Sale',
    pdpText: percent > 0 ? `Sale: ${percent}% off` : 'Sale',
  };
}

function promotionBadge(
  { campaign: { name, badge, effect }, nowPrice }: AnnouncedPromotion,
  price: Price,
  market: Market,
): Badge {
  const shown = { ...saleColours, text: badge ?? name, ...(nowPrice !== null && { nowPrice }) };
  const amount = priceView(price).now - (nowPrice ?? priceView(price).now);
  switch (effect.kind) {
    case 'percentage':
      return { ...shown, typeId: 'percentage', percentage: effect.percent };
    case 'amount':
      return { ...shown, typeId: 'amount', amount: effect.off[market] ?? amount };
    case 'spend-and-save':
      return { ...shown, typeId: 'amount', amount };
    case 'buy-x-pay-y':
    case 'free-delivery':
      return { ...shown, typeId: 'product' };
  }
}
