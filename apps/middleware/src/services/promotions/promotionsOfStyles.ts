import type { Market } from '@tailorbird/commerce/market';
import { markets } from '@tailorbird/commerce/market';
import type { Price } from '@tailorbird/commerce/model/product';
import { priceView } from '@tailorbird/commerce/pricing/priceView';
import {
  type AnnouncedPromotion,
  announcedPromotion,
} from '@tailorbird/commerce/promotions/announcedPromotion';
import { eq } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import type { Queries } from '../../database/database.ts';
import { variantPrices, variants } from '../../platforms/embedded/schema/catalogue.ts';
import { campaignsOf } from './campaignsOf.ts';
import { categoriesOfStyles } from './categoriesOfStyles.ts';

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
  const categories = await categoriesOfStyles(db, productIds);
  const priced = await pricedByVariant(db, productIds);
  return ({ id, sku }, price, market) => {
    const { now: unitPrice, was } = priceView(price);
    const style = { sku, unitPrice, onSale: was !== null, categories: categories.get(id) ?? [] };
    const promotion = announcedPromotion(style, campaigns, { market, now });
    const isOnePrice = !priced.has(`${id} ${markets[market].channelId}`);
    return promotion && (isOnePrice ? promotion : { ...promotion, nowPrice: null });
  };
}

/** Styles with variants at prices of their own, of which no one price can be announced: `id channel`. */
async function pricedByVariant(db: Queries, productIds: readonly number[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ productId: variants.productId, channelId: variantPrices.channelId })
    .from(variantPrices)
    .innerJoin(variants, eq(variants.id, variantPrices.variantId))
    .where(anyOf(variants.productId, productIds));
  return new Set(rows.map(({ productId, channelId }) => `${productId} ${channelId}`));
}
