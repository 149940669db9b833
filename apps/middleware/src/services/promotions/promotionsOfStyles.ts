import type { Market } from '@tailorbird/commerce/market';
import { markets } from '@tailorbird/commerce/market';
import type { Price } from '@tailorbird/commerce/model/product';
import { priceView } from '@tailorbird/commerce/pricing/priceView';
import {
  type AnnouncedPromotion,
  announcedPromotion,
} from '@tailorbird/commerce/promotions/announcedPromotion';
import { sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import type { Queries } from '../../database/database.ts';
import {
  categories,
  productCategories,
  products,
  variantPrices,
  variants,
} from '../../platforms/embedded/schema/catalogue.ts';
import { campaignsOf } from './campaignsOf.ts';

interface Style {
  readonly id: number;
  readonly sku: string;
}

/** What a style's badge announces in a market, at its price there. */
export type Announcer = (style: Style, price: Price, market: Market) => AnnouncedPromotion | null;

/** Reads what badges of these styles depend on, once for all of them. */
export async function promotionsOfStyles(
  db: Queries,
  productIds: readonly number[],
  now: Date,
): Promise<Announcer> {
  const campaigns = await campaignsOf(db);
  if (campaigns === null || campaigns.length === 0) return () => null;
  const styles = await stylesOf(db, productIds);
  return ({ id, sku }, price, market) => {
    const { now: unitPrice, was } = priceView(price);
    const { categories = [], pricedByVariant = [] } = styles.get(id) ?? {};
    const style = { sku, unitPrice, onSale: was !== null, categories };
    const promotion = announcedPromotion(style, campaigns, { market, now });
    const isOnePrice = !pricedByVariant.includes(markets[market].channelId);
    return promotion && (isOnePrice ? promotion : { ...promotion, nowPrice: null });
  };
}

interface StyleRow extends Record<string, unknown> {
  readonly id: number;
  /** Addresses of the categories it stands in. */
  readonly categories: readonly string[];
  /** Channels in which its variants have prices of their own, of which no one price can be announced. */
  readonly pricedByVariant: readonly number[];
}

/** In one query, as every listing and product page asks it. */
async function stylesOf(db: Queries, productIds: readonly number[]): Promise<ReadonlyMap<number, StyleRow>> {
  const { rows } = await db.execute<StyleRow>(sql`
    select style.id,
      array(
        select c.url from ${productCategories} own join ${categories} c on c.id = own.category_id
        where own.product_id = style.id) as categories,
      array(
        select distinct price.channel_id from ${variantPrices} price join ${variants} v on v.id = price.variant_id
        where v.product_id = style.id) as "pricedByVariant"
    from ${products} style
    where ${anyOf(sql`style.id`, productIds)}`);
  return new Map(rows.map((row) => [row.id, row]));
}
