import type { Locale } from '@tailorbird/commerce/market';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import { formatMoney } from '@tailorbird/commerce/money';

/** A badge as a card shows it; colours are CSS. */
export interface CardBadge {
  readonly text: string;
  readonly link?: string | undefined;
  readonly textColour?: string | undefined;
  readonly backgroundColour?: string | undefined;
}

/** Red ground, white text (blocks §3 badge). */
const saleColours = { backgroundColour: '#B3261E', textColour: '#FFFFFF' } as const;

const isReduced = ({ list, sale }: ProductCard['price']): boolean => sale !== null && sale < list;

/**
 * The badge a product brings, by its type (blocks §3 badge): `sale` is white on red and there only while the price is
 * reduced; `percentage` and `amount` say what is off where they have no words of their own.
 */
export function cardBadge({ badge, price }: ProductCard, locale: Locale): CardBadge | undefined {
  if (badge === null) return undefined;
  if (badge.typeId === 'sale') {
    return isReduced(price) ? { ...badge, ...saleColours, text: badge.text || 'Sale' } : undefined;
  }
  if (badge.text !== '') return badge;
  if (badge.typeId === 'percentage' && badge.percentage !== undefined)
    return { ...badge, text: `${badge.percentage}% off` };
  if (badge.typeId === 'amount' && badge.amount !== undefined)
    return { ...badge, text: `${formatMoney(badge.amount, price.currency, locale)} off` };
  return undefined;
}
