import { type BadgeFacts, badgeFor, badgesFor } from '@tailorbird/commerce/badges/badgesFor';
import { type Market, markets } from '@tailorbird/commerce/market';
import type { Badge } from '@tailorbird/commerce/model/badge';
import type { FitCounts } from '@tailorbird/commerce/model/fit';
import type { Product, Review, ReviewPhoto, Variant } from '@tailorbird/commerce/model/product';
import { err, ok } from '@tailorbird/commerce/result';
import { reviewsPerPage } from '@tailorbird/commerce/reviews/reviewLimits';
import { availableInMarket } from '@tailorbird/commerce/stock/availableInMarket';
import { lowStockLimit } from '@tailorbird/commerce/stock/stockNotice';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { statementOf } from '../../../database/statementOf.ts';
import {
  announcedFacts,
  announcerOf,
  campaignsColumn,
  parseCampaigns,
} from '../../../services/promotions/campaignsOf.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import {
  type Locations,
  locationsByItem,
  type SellableLevel,
  sellableLevels,
} from '../inventory/locationsOfItems.ts';
import { hasPhotos, photosOf } from '../reviews/photosOfReviews.ts';
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
import { type ColourRow, colourwayOf } from './colourwayOf.ts';

const maxVariants = 250;

/** Everything a product page needs, in the caller's market, read in one statement. */
export async function getProductById(call: Call, { entityId }: { entityId: number }): Answer<Product> {
  const { db, channelId, market, clock } = call;
  const [row] = await productStatement(db).execute({ id: entityId, channelId, now: clock().toISOString() });
  if (!row) return err(notFound);
  const { ratingAverage: average, ratingCount: count, ...shown } = row.shown;
  const facts = badgeFactsOf(call, row);
  const { price } = facts;
  const locations = locationsByItem(row.levels);
  const variantList = row.variants.map((variant) => toVariant(variant, { price, locations, market }));
  return ok({
    ...shown,
    price,
    categories: row.steps,
    inventoryLevel: shown.inventoryTracking === 'product' ? (variantList[0]?.stock ?? 0) : null,
    inventoryWarningLevel: lowStockLimit,
    fixedCostShippingPrice: null,
    colourways: row.colours.map((colour) => colourwayOf(shown.sku, colour)),
    sizes: distinct(variantList.map(({ size }) => size)),
    lengths: distinct(variantList.map(({ length }) => length)),
    variants: variantList,
    badge: badgeFor(facts, market),
    rating: average === null || count === 0 ? null : { average, count },
    reviews: row.reviews.map(({ photos, ...review }) => ({ ...review, ...(photos && { photos }) })),
    ...(row.withPhotos > 0 && { reviewsWithPhotos: row.withPhotos }),
    fit: row.fit,
  });
}

/** The badges of a style; its variants have none of their own. */
export async function getProductBadges(
  call: Call,
  productId: number,
  _variantIds: number[],
): Answer<Badge[]> {
  const [row] = await badgeStatement(call.db).execute({ id: productId, channelId: call.channelId });
  return row ? ok(badgesFor(badgeFactsOf(call, row), call.market)) : err(notFound);
}

const { id, sku, name, slug, description, isPriceHidden, inventoryTracking } = products;
const { modifiers, customFields, ratingAverage, ratingCount } = products;
const shownColumns = {
  id,
  sku,
  name,
  slug,
  description,
  isPriceHidden,
  inventoryTracking,
  modifiers,
  customFields,
  ratingAverage,
  ratingCount,
};

/** What a style's badges depend on now: its price, the campaigns that run, and the merchandiser's own words. */
const badgeColumns = {
  price: { list: productPrices.list, sale: productPrices.sale },
  badge: { sku, productBadge: products.productBadge, ...announcedFacts },
  campaigns: campaignsColumn,
};

const asked = {
  id: sql.placeholder('id'),
  channelId: sql.placeholder('channelId'),
  now: sql.placeholder('now'),
};

/** A style is sold in a channel where it has a price. */
const isSold = and(eq(productPrices.productId, products.id), eq(productPrices.channelId, asked.channelId));

interface BadgeRow {
  readonly price: Omit<Product['price'], 'currency'>;
  readonly badge: {
    sku: string;
    productBadge: string | null;
    categories: string[];
    pricedByVariant: number[];
  };
  readonly campaigns: string | null;
}

function badgeFactsOf(
  { clock, market }: Call,
  { price: { list, sale }, badge, campaigns }: BadgeRow,
): BadgeFacts {
  const price = { currency: markets[market].currency, list, sale };
  const announced = announcerOf(parseCampaigns(campaigns), clock());
  return { price, productBadge: badge.productBadge, promotion: announced(badge, price, market) };
}

/** The rows of a statement, in its order, as one column of another. */
const rowsOf = <Row>(statement: SQL) =>
  sql<Row[]>`(select coalesce(json_agg(one), '[]') from (${statement}) one)`;

interface VariantRow extends Omit<Variant, 'price' | 'stock'> {
  readonly stockItemId: number | null;
  /** Prices of its own; null where it has its style's. */
  readonly list: number | null;
  readonly sale: number | null;
}

const variantRows = rowsOf<VariantRow>(sql`
    select v.id, v.sku, v.colour, v.size, v.length, v.purchasing_disabled as "purchasingDisabled",
      v.is_default as "isDefault", v.stock_item_id as "stockItemId", own.list, own.sale
    from ${variants} v
    left join ${variantPrices} own on own.variant_id = v.id and own.channel_id = ${asked.channelId}
    where v.product_id = products.id
    order by v.position, v.id limit ${maxVariants}`);

const levels = rowsOf<SellableLevel>(
  sellableLevels(
    sql`level.stock_item_id in (select v.stock_item_id from ${variants} v where v.product_id = products.id)`,
    { now: asked.now },
  ),
);

const colours = rowsOf<ColourRow>(sql`
  select c.colour, c.swatch, c.recipe, c.images from ${productColours} c
  where c.product_id = products.id order by c.position, c.id`);

/** The way from the root to the most particular category the style is in. */
const steps = rowsOf<Product['categories'][number]>(sql`
  with deepest as (
    select c.path from ${productCategories} own join ${categories} c on c.id = own.category_id
    where own.product_id = products.id
    order by cardinality(c.path) desc, c.position, c.id
    limit 1)
  select step.name, step.url
  from deepest join ${categories} step on step.id = any(deepest.path)
  order by array_position(deepest.path, step.id)`);

const newestReviews = rowsOf<Omit<Review, 'photos'> & { photos: ReviewPhoto[] | null }>(sql`
  select r.rating, r.title, r.message, r.nickname, r.created_at as date, ${photosOf(sql`r.id`)} as photos
  from ${reviews} r
  where r.product_id = products.id and r.status = 'approved'
  order by r.created_at desc, r.id desc limit ${reviewsPerPage}`);

const fitSaid = sql<FitCounts>`(
  select json_build_object(
    'small', count(*) filter (where r.fit = 'small'),
    'true', count(*) filter (where r.fit = 'true'),
    'large', count(*) filter (where r.fit = 'large'))
  from ${reviews} r where r.product_id = products.id and r.status = 'approved')`;

const reviewsWithPhotos = sql<number>`(
  select count(*)::int from ${reviews} r
  where r.product_id = products.id and r.status = 'approved' and ${hasPhotos(sql`r.id`)})`;

/** Written once: to put so long a statement together takes longer than to ask it. */
const productStatement = statementOf((db) =>
  db
    .select({
      ...badgeColumns,
      shown: shownColumns,
      variants: variantRows,
      levels,
      colours,
      steps,
      reviews: newestReviews,
      fit: fitSaid,
      withPhotos: reviewsWithPhotos,
    })
    .from(products)
    .innerJoin(productPrices, isSold)
    .where(eq(products.id, asked.id))
    .prepare('product'),
);

const badgeStatement = statementOf((db) =>
  db
    .select(badgeColumns)
    .from(products)
    .innerJoin(productPrices, isSold)
    .where(eq(products.id, asked.id))
    .prepare('product_badges'),
);

/** A variant with its prices and stock in the caller's market. */
function toVariant(
  { stockItemId, list, sale, ...variant }: VariantRow,
  {
    price,
    locations,
    market,
  }: { price: Product['price']; locations: Map<number, Locations>; market: Market },
): Variant {
  return {
    ...variant,
    price: list === null ? price : { ...price, list, sale },
    stock: stockItemId === null ? null : availableInMarket(locations.get(stockItemId) ?? [], market),
  };
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
