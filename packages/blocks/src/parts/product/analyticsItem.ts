import type { Price } from '@tailorbird/commerce/model/product';

/** What analytics are told of a product (blocks §3 analytics item). Amounts are in whole units of the currency. */
export interface AnalyticsItem {
  /** Style code: the first six characters of the SKU. */
  readonly item_id: string;
  /** Style code and colour, as the search service knows them. */
  readonly item_constructor_id: string;
  readonly item_long_sku: string;
  readonly item_variant: string;
  readonly item_name: string;
  readonly quantity: number;
  readonly price: number;
  readonly discount: number;
  readonly item_original_price: number;
  readonly item_on_sale: boolean;
  readonly item_size: string | null;
  readonly item_length: string | null;
  readonly brand: 'Tailorbird';
}

interface Chosen {
  /** A variant’s SKU, or the style code where no variant is chosen yet. */
  readonly sku: string;
  readonly name: string;
  readonly colour: string;
  readonly price: Pick<Price, 'list' | 'sale'>;
  readonly quantity?: number;
  readonly size?: string | null;
  readonly length?: string | null;
}

/** A product as analytics are told of it. */
export function analyticsItem({
  sku,
  name,
  colour,
  price,
  quantity = 1,
  size,
  length,
}: Chosen): AnalyticsItem {
  const { list, sale } = price;
  const now = sale ?? list;
  const styleCode = sku.slice(0, 6);
  return {
    item_id: styleCode,
    item_constructor_id: `${styleCode}-${colour}`.replaceAll(' ', '_'),
    item_long_sku: sku,
    item_variant: colour,
    item_name: name,
    quantity,
    price: now / 100,
    discount: (list - now) / 100,
    item_original_price: list / 100,
    item_on_sale: now < list,
    item_size: size ?? null,
    item_length: length ?? null,
    brand: 'Tailorbird',
  };
}
