import { type Market, markets } from '../market.ts';
import type { Badge } from '../model/badge.ts';
import type { Price } from '../model/product.ts';
import { formatMoney } from '../money.ts';
import { priceView } from '../pricing/priceView.ts';
import type { Promotion } from '../pricing/reducedPrice.ts';

/** Red ground and white text when a sale price exists (commerce §9 sale badge). */
const saleColours = { backgroundColour: '#B3261E', textColour: '#FFFFFF' } as const;
const productColours = { backgroundColour: '#FBF8F2', textColour: '#1C2B2A' } as const;

/** What a style's badges depend on. */
export interface BadgeFacts {
  readonly price: Price;
  /** The merchandiser's own words, from the `product_badge` field: `New`, `Organic Cotton`. */
  readonly productBadge?: string | null;
  /** A promotion that covers the style now. */
  readonly promotion?: Promotion | null;
}

/**
 * The badges of a style, the most important first: sale, then promotion (percentage or amount), then the
 * product's own. A reduction already in the price comes before one still to be earned, and either before
 * a quality, because money is what a shopper scans for.
 */
export function badgesFor({ price, productBadge, promotion }: BadgeFacts, market: Market): Badge[] {
  const badges: Badge[] = [];
  if (priceView(price).was !== null) badges.push(saleBadge(price));
  if (promotion) badges.push({ ...saleColours, ...promotion, text: promotionText(promotion, price, market) });
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

function promotionText(promotion: Promotion, { currency }: Price, market: Market): string {
  if (promotion.typeId === 'percentage') return `${promotion.percentage}% off`;
  return `${formatMoney(promotion.amount, currency, markets[market].locale)} off`;
}
