import type { Locale } from '@tailorbird/commerce/market';
import type { Price } from '@tailorbird/commerce/model/product';
import { formatMoney } from '@tailorbird/commerce/money';

/** The labels a card’s price may have (blocks §9): words of an editor’s own, or what is off. */
export type PriceLabel =
  | { readonly kind: 'micro'; readonly text: string }
  | { readonly kind: 'percent' }
  | { readonly kind: 'money' };

/** A label’s words. What is off a price that is not reduced is nothing; a percentage is rounded down. */
export function priceLabelText(
  label: PriceLabel | undefined,
  { list, sale, currency }: Price,
  locale: Locale,
): string | undefined {
  if (label === undefined) return undefined;
  if (label.kind === 'micro') return label.text;
  if (sale === null || sale >= list) return undefined;
  const off = list - sale;
  if (label.kind === 'percent') return `${Math.floor((off * 100) / list)}% off`;
  return `${formatMoney(off, currency, locale)} off`;
}
