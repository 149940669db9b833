import { optionOfLine } from '../bag/bagContents.ts';
import type { BagLine } from '../model/bag.ts';
import type { Price, Product } from '../model/product.ts';
import { majorUnits } from '../money.ts';
import type { AnalyticsItem } from './analyticsEvents.ts';

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

/**
 * A product as analytics are told of it; `price` is in minor units.
 * @returns Prices in pounds, euros or dollars.
 */
export function reportedItem(chosen: Chosen): AnalyticsItem {
  const { sku, name, colour, price, quantity = 1, size, length } = chosen;
  const { list, sale } = price;
  const now = sale ?? list;
  const styleCode = sku.slice(0, 6);
  return {
    item_id: styleCode,
    item_constructor_id: `${styleCode}-${colour}`.replaceAll(/\s/g, '_'),
    item_long_sku: sku,
    item_variant: colour,
    item_name: name,
    quantity,
    price: majorUnits(now),
    discount: majorUnits(list - now),
    item_original_price: majorUnits(list),
    item_on_sale: now < list,
    item_size: size ?? null,
    item_length: length ?? null,
    brand: 'Tailorbird',
  };
}

/**
 * A product in a colour, of which no variant is chosen.
 * @returns Prices in pounds, euros or dollars; quantity 1, size and length null.
 */
export function itemOfProduct(
  { sku, name, price }: Pick<Product, 'sku' | 'name' | 'price'>,
  colour: string,
): AnalyticsItem {
  return reportedItem({ sku, name, price, colour });
}

/**
 * A line of the bag as analytics are told of it.
 * @returns Prices of one in pounds, euros or dollars: `price` is what it costs after the bag's discounts.
 */
export function itemOfLine(line: BagLine): AnalyticsItem {
  const { sku, name, quantity, originalPrice, salePrice } = line;
  return reportedItem({
    sku,
    name,
    quantity,
    colour: optionOfLine(line, 'Color') ?? '',
    size: optionOfLine(line, 'Size'),
    length: optionOfLine(line, 'Length'),
    price: { list: originalPrice, sale: salePrice < originalPrice ? salePrice : null },
  });
}
