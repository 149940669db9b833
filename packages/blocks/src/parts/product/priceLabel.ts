import type { Market } from '@tailorbird/commerce/market';
import type { Price } from '@tailorbird/commerce/model/product';
import { moneyOffText, percentOffText } from '@tailorbird/commerce/pricing/priceView';

/** The labels a card’s price may have (blocks §9): words of an editor’s own, or what is off. */
export type PriceLabel =
  | { readonly kind: 'micro'; readonly text: string }
  | { readonly kind: 'percent' }
  | { readonly kind: 'money' };

/** A label’s words; none where nothing is off. */
export function priceLabelText(
  label: PriceLabel | undefined,
  price: Price,
  market: Market,
): string | undefined {
  switch (label?.kind) {
    case undefined:
      return undefined;
    case 'micro':
      return label.text;
    case 'percent':
      return percentOffText(price);
    case 'money':
      return moneyOffText(price, market);
  }
}
