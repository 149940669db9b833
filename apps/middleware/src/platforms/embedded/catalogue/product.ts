import { type BadgeFacts, badgeFor, badgesFor } from '@tailorbird/commerce/badges/badgesFor';
import { markets } from '@tailorbird/commerce/market';
import type { Badge } from '@tailorbird/commerce/model/badge';
import type { Product, Variant } from '@tailorbird/commerce/model/product';
import { err, ok } from '@tailorbird/commerce/result';
import { reviewsPerPage } from '@tailorbird/commerce/reviews/reviewLimits';
import { availableInMarket } from '@tailorbird/commerce/stock/availableInMarket';
import { lowStockLimit } from '@tailorbird/commerce/stock/stockNotice';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { promotionsOfStyles } from '../../../services/promotions/promotionsOfStyles.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import { locationsOfItems } from '../inventory/locationsOfItems.ts';
import {
  categories,
  productCategories,
  productColours,
  productPrices,
  products,
  variantPrices,
  variants,
} from '../schema/catalogue.ts';
import { reviews } from '../schema/reviews.ts';
import { colourwayOf } from './colourwayOf.ts';

const mostVariants = 250;

/** Everything a product page needs, in the caller's market. */
export async function getProductById(call: Call, { entityId }: { entityId: number }): Answer<Product> {
  const style = await styleOf(call, entityId);
  if (!style) return err(notFound);
  const { product, price } = style;
  const [variantList, colours, steps, facts, newest] = await Promise.all([
    variantsOf(call, entityId, price),
    coloursOf(call, entityId),
    categoriesOf(call, entityId),
    badgeFactsOf(call, product, price),
    reviewsOf(call, entityId),
  ]);
  const { ratingAverage, ratingCount, inventoryTracking } = product;
  return ok({
    id: product.id,
    sku: product.sku,
    name: product.name,
    slug: product.slug,
    description: product.description,
    price,
    isPriceHidden: product.isPriceHidden,
    categories: steps,
    inventoryTracking,
    inventoryLevel: inventoryTracking === 'product' ? (variantList[0]?.stock ?? 0) : null,
    inventoryWarningLevel: lowStockLimit,
    fixedCostShippingPrice: null,
    colourways: colours.map((row) => colourwayOf(product.sku, row)),
    sizes: distinct(variantList.map(({ size }) => size)),
    lengths: distinct(variantList.map(({ length }) => length)),
    variants: variantList,
    modifiers: product.modifiers,
    customFields: product.customFields,
    badge: badgeFor(facts, call.market),
    rating:
      ratingAverage === null || ratingCount === 0 ? null : { average: ratingAverage, count: ratingCount },
    reviews: newest,
  });
}

/** The badges of a style; its variants have none of their own. */
export async function getProductBadges(
  call: Call,
  productId: number,
  _variantIds: number[],
): Answer<Badge[]> {
  const style = await styleOf(call, productId);
  if (!style) return err(notFound);
  const { price, product } = style;
  return ok(badgesFor(await badgeFactsOf(call, product, price), call.market));
}

/** What a style's badges depend on now: its price, the campaigns that run, and the merchandiser's own words. */
async function badgeFactsOf(
  { db, market, clock }: Call,
  product: typeof products.$inferSelect,
  price: Product['price'],
): Promise<BadgeFacts> {
  const announced = await promotionsOfStyles(db, [product.id], clock());
  return { price, productBadge: product.productBadge, promotion: announced(product, price, market) };
}

async function styleOf({ db, channelId, market }: Call, id: number) {
  const [row] = await db
    .select({ product: products, list: productPrices.list, sale: productPrices.sale })
    .from(products)
    .innerJoin(
      productPrices,
      and(eq(productPrices.productId, products.id), eq(productPrices.channelId, channelId)),
    )
    .where(eq(products.id, id));
  if (!row) return undefined;
  const { product, list, sale } = row;
  return { product, price: { currency: markets[market].currency, list, sale } };
}

async function variantsOf(call: Call, productId: number, price: Product['price']): Promise<Variant[]> {
  const rows = await call.db
    .select({ variant: variants, list: variantPrices.list, sale: variantPrices.sale })
    .from(variants)
    .leftJoin(
      variantPrices,
      and(eq(variantPrices.variantId, variants.id), eq(variantPrices.channelId, call.channelId)),
    )
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position), asc(variants.id))
    .limit(mostVariants);
  const items = new Set(rows.flatMap(({ variant }) => variant.stockItemId ?? []));
  const locations = await locationsOfItems(call.db, [...items], { now: call.clock() });
  return rows.map(({ variant, list, sale }) => ({
    id: variant.id,
    sku: variant.sku,
    colour: variant.colour,
    size: variant.size,
    length: variant.length,
    price: list === null ? price : { ...price, list, sale },
    stock:
      variant.stockItemId === null
        ? null
        : availableInMarket(locations.get(variant.stockItemId) ?? [], call.market),
    purchasingDisabled: variant.purchasingDisabled,
    isDefault: variant.isDefault,
  }));
}

function coloursOf({ db }: Call, productId: number) {
  return db
    .select()
    .from(productColours)
    .where(eq(productColours.productId, productId))
    .orderBy(asc(productColours.position), asc(productColours.id));
}

/** The way from the root to the most particular category the style is in. */
async function categoriesOf({ db }: Call, productId: number) {
  const { rows } = await db.execute<{ name: string; url: string }>(sql`
    with deepest as (
      select c.path from ${productCategories} own join ${categories} c on c.id = own.category_id
      where own.product_id = ${productId}
      order by cardinality(c.path) desc, c.position, c.id
      limit 1)
    select step.name, step.url
    from deepest join ${categories} step on step.id = any(deepest.path)
    order by array_position(deepest.path, step.id)`);
  return rows;
}

async function reviewsOf({ db }: Call, productId: number): Promise<Product['reviews']> {
  const rows = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.status, 'approved')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(reviewsPerPage);
  return rows.map(({ rating, title, message, nickname, createdAt }) => ({
    rating,
    title,
    message,
    nickname,
    date: createdAt,
  }));
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
