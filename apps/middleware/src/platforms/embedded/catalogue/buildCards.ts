import { badgeFor } from '@tailorbird/commerce/badges/badgesFor';
import { type Market, markets } from '@tailorbird/commerce/market';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import { availableInMarket } from '@tailorbird/commerce/stock/availableInMarket';
import { isBuyable } from '@tailorbird/commerce/variants/chooseVariant';
import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queries } from '../../../database/database.ts';
import { locationsOfItems } from '../inventory/locationsOfItems.ts';
import { productColours, productPrices, products, variants } from '../schema/catalogue.ts';
import { colourwayOf } from './colourwayOf.ts';

/** The cards of styles in a market, in no particular order. A style without a price in the channel has none. */
export async function buildCards(
  db: Queries,
  market: Market,
  productIds: readonly number[],
  now: Date,
): Promise<ProductCard[]> {
  const { channelId, currency } = markets[market];
  const styles = await db
    .select({ product: products, list: productPrices.list, sale: productPrices.sale })
    .from(products)
    .innerJoin(
      productPrices,
      and(eq(productPrices.productId, products.id), eq(productPrices.channelId, channelId)),
    )
    .where(anyOf(products.id, productIds));
  const colours = Map.groupBy(await coloursOf(db, productIds), ({ productId }) => productId);
  const buyable = await buyableStyles(db, market, productIds, now);
  return styles.flatMap(({ product, list, sale }) => {
    const colourways = (colours.get(product.id) ?? []).map((row) => colourwayOf(product.sku, row));
    if (colourways.length === 0) return [];
    const price = { currency, list, sale };
    return {
      productId: product.id,
      sku: product.sku,
      name: product.name,
      slug: product.slug,
      price,
      colourways,
      badge: badgeFor({ price, productBadge: product.productBadge }, market),
      additionalMessage: null,
      soldOut: !buyable.has(product.id),
    };
  });
}

function coloursOf(db: Queries, productIds: readonly number[]) {
  return db
    .select()
    .from(productColours)
    .where(anyOf(productColours.productId, productIds))
    .orderBy(productColours.productId, productColours.position, productColours.id);
}

/** The styles of which at least one variant can be bought in the market. */
async function buyableStyles(
  db: Queries,
  market: Market,
  productIds: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const rows = await db
    .select({
      productId: variants.productId,
      stockItemId: variants.stockItemId,
      purchasingDisabled: variants.purchasingDisabled,
      inventoryTracking: products.inventoryTracking,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(anyOf(variants.productId, productIds));
  const items = new Set(rows.flatMap(({ stockItemId }) => stockItemId ?? []));
  const locations = await locationsOfItems(db, [...items], { now });
  const bought = rows.filter((row) => {
    const stock =
      row.stockItemId === null ? null : availableInMarket(locations.get(row.stockItemId) ?? [], market);
    return isBuyable({ ...row, inventoryLevel: stock }, { ...row, stock });
  });
  return new Set(bought.map(({ productId }) => productId));
}
