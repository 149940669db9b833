import { badgeFor } from '@tailorbird/commerce/badges/badgesFor';
import { type Market, marketList, marketOfChannel, markets } from '@tailorbird/commerce/market';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import { inTheBagText } from '@tailorbird/commerce/pricing/priceView';
import { availableInMarket } from '@tailorbird/commerce/stock/availableInMarket';
import { isBuyable } from '@tailorbird/commerce/variants/chooseVariant';
import { eq } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queries } from '../../../database/database.ts';
import { announcedFacts, announcerOf, campaignsOf } from '../../../services/promotions/campaignsOf.ts';
import { shelvesOfItems } from '../inventory/locationsOfItems.ts';
import { productColours, productPrices, products, variants } from '../schema/catalogue.ts';
import type { SizesInStock } from '../schema/listing.ts';
import { colourwayOf } from './colourwayOf.ts';

/** A card and the channel it is for. */
export interface ChannelCard {
  readonly channelId: number;
  readonly productId: number;
  readonly card: ProductCard;
  readonly inStock: SizesInStock;
}

/** What the cards of some styles are made of. */
type CardFacts = Awaited<ReturnType<typeof readCardFacts>>;

/** Reads all that `buildCards` needs to know of styles. */
export async function readCardFacts(db: Queries, productIds: readonly number[]) {
  const { id, sku, name, slug, productBadge } = products;
  return {
    styles: await db
      .select({ id, sku, name, slug, productBadge, ...announcedFacts })
      .from(products)
      .where(anyOf(products.id, productIds)),
    colours: await coloursOf(db, productIds),
    prices: await pricesOf(db, productIds),
    stocked: await variantsInStock(db, productIds),
    campaigns: await campaignsOf(db),
  };
}

/** The cards of styles, one for each channel that has a price for them, in no particular order. */
export function buildCards(facts: CardFacts, now: Date): ChannelCard[] {
  const { styles } = facts;
  const colours = Map.groupBy(facts.colours, ({ productId }) => productId);
  const prices = Map.groupBy(facts.prices, ({ productId }) => productId);
  const buyable = buyableStyles(facts.stocked);
  const announced = announcerOf(facts.campaigns, now);
  const cardOf = (product: (typeof styles)[number], { channelId, list, sale }: ChannelPrice) => {
    const market = marketOfChannel(channelId);
    const colourways = (colours.get(product.id) ?? []).map((row) => colourwayOf(product.sku, row));
    if (colourways.length === 0 || market === undefined) return [];
    const price = { currency: markets[market].currency, list, sale };
    const promotion = announced(product, price, market);
    const inStock = buyable[market].get(product.id);
    const card = {
      productId: product.id,
      sku: product.sku,
      name: product.name,
      slug: product.slug,
      price,
      colourways,
      badge: badgeFor({ price, productBadge: product.productBadge, promotion }, market),
      additionalMessage: promotion && inStock ? inTheBagText(promotion.nowPrice, market) : null,
      soldOut: inStock === undefined,
    };
    return { channelId, productId: product.id, card, inStock: inStock ?? {} };
  };
  return styles.flatMap((style) => (prices.get(style.id) ?? []).flatMap((price) => cardOf(style, price)));
}

type Sizes = { -readonly [C in keyof SizesInStock]: SizesInStock[C] };

type ChannelPrice = typeof productPrices.$inferSelect;

function pricesOf(db: Queries, productIds: readonly number[]): Promise<ChannelPrice[]> {
  return db.select().from(productPrices).where(anyOf(productPrices.productId, productIds));
}

function coloursOf(db: Queries, productIds: readonly number[]) {
  return db
    .select()
    .from(productColours)
    .where(anyOf(productColours.productId, productIds))
    .orderBy(productColours.productId, productColours.position, productColours.id);
}

/** The variants of styles with where their articles are, in the order of the shop. */
async function variantsInStock(db: Queries, productIds: readonly number[]) {
  const rows = await db
    .select({
      productId: variants.productId,
      colour: variants.colour,
      size: variants.size,
      stockItemId: variants.stockItemId,
      purchasingDisabled: variants.purchasingDisabled,
      inventoryTracking: products.inventoryTracking,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(anyOf(variants.productId, productIds))
    .orderBy(variants.productId, variants.position);
  const items = new Set(rows.flatMap(({ stockItemId }) => stockItemId ?? []));
  return { rows, shelves: await shelvesOfItems(db, [...items]) };
}

/** By market, the styles of which at least one variant can be bought once nobody holds it, with the sizes of each colour that can. */
function buyableStyles({ rows, shelves }: CardFacts['stocked']): {
  readonly [M in Market]: ReadonlyMap<number, SizesInStock>;
} {
  const found = { uk: new Map<number, Sizes>(), eu: new Map<number, Sizes>(), us: new Map<number, Sizes>() };
  for (const market of marketList) {
    for (const row of rows) {
      const stock =
        row.stockItemId === null ? null : availableInMarket(shelves.get(row.stockItemId) ?? [], market);
      if (!isBuyable({ ...row, inventoryLevel: stock }, { ...row, stock })) continue;
      const sizes = found[market].get(row.productId) ?? {};
      found[market].set(row.productId, sizes);
      if (row.colour === null || row.size === null) continue;
      const ofColour = sizes[row.colour] ?? [];
      // Lengths share a size.
      if (!ofColour.includes(row.size)) sizes[row.colour] = [...ofColour, row.size];
    }
  }
  return found;
}
