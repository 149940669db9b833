import { type Market, markets } from '@tailorbird/commerce/market';
import type { InventoryTracking, Modifier, Price } from '@tailorbird/commerce/model/product';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { colourwayOf } from '../catalogue/colourwayOf.ts';
import { cartLines, type OptionSelection } from '../schema/carts.ts';
import {
  categories,
  productCategories,
  productColours,
  productPrices,
  products,
  variantPrices,
  variants,
} from '../schema/catalogue.ts';

/** A line of a bag with what the catalogue says of it now. */
export interface CartLine {
  readonly id: string;
  readonly parentId: string | null;
  readonly quantity: number;
  readonly optionSelections: OptionSelection[];
  readonly productId: number;
  readonly variantId: number;
  readonly stockItemId: number | null;
  readonly tracking: InventoryTracking;
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly colour: string | null;
  readonly size: string | null;
  readonly length: string | null;
  readonly modifiers: Modifier[];
  readonly imageUrl: string;
  /** From the channel's price list, never from the caller. */
  readonly price: Price;
  readonly purchasingDisabled: boolean;
  /** Addresses of the categories its style stands in. */
  readonly categories: readonly string[];
}

const placeholder = '/i/tailorbird/placeholder';

const { sku, slug, name, inventoryTracking, modifiers } = products;
const categoriesOfStyle = sql<string[]>`array(
  select c.url from ${productCategories} own join ${categories} c on c.id = own.category_id
  where own.product_id = products.id)`;
const { colour: colourName, swatch, recipe, images } = productColours;

/** The lines of a bag in the order they were added, priced for its market. */
export async function linesOfCart(db: Queries, cartId: string, market: Market): Promise<CartLine[]> {
  const { channelId, currency } = markets[market];
  const rows = await db
    .select({
      line: cartLines,
      variant: variants,
      product: { sku, slug, name, inventoryTracking, modifiers },
      colour: { colour: colourName, swatch, recipe, images },
      ofStyle: productPrices,
      own: variantPrices,
      standsIn: categoriesOfStyle,
    })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, cartLines.productId))
    .leftJoin(
      productPrices,
      and(eq(productPrices.productId, products.id), eq(productPrices.channelId, channelId)),
    )
    .leftJoin(
      variantPrices,
      and(eq(variantPrices.variantId, variants.id), eq(variantPrices.channelId, channelId)),
    )
    .leftJoin(
      productColours,
      and(eq(productColours.productId, products.id), eq(productColours.colour, variants.colour)),
    )
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.position));
  return rows.flatMap(({ line, variant, product, colour, ofStyle, own, standsIn }) => {
    const price = own ?? ofStyle;
    if (!price) return [];
    return {
      id: line.id,
      parentId: line.parentId,
      quantity: line.quantity,
      optionSelections: line.optionSelections,
      productId: line.productId,
      variantId: variant.id,
      stockItemId: variant.stockItemId,
      tracking: product.inventoryTracking,
      sku: variant.sku,
      slug: product.slug,
      name: product.name,
      colour: variant.colour,
      size: variant.size,
      length: variant.length,
      modifiers: product.modifiers,
      imageUrl: colour ? colourwayOf(product.sku, colour).image : placeholder,
      price: { currency, list: price.list, sale: price.sale },
      purchasingDisabled: variant.purchasingDisabled,
      categories: standsIn,
    };
  });
}
