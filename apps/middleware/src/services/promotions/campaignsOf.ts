import { type Market, markets } from '@tailorbird/commerce/market';
import type { Price } from '@tailorbird/commerce/model/product';
import { priceView } from '@tailorbird/commerce/pricing/priceView';
import {
  type AnnouncedPromotion,
  announcedPromotion,
} from '@tailorbird/commerce/promotions/announcedPromotion';
import { type Campaign, campaign } from '@tailorbird/commerce/promotions/campaign';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  categories,
  productCategories,
  variantPrices,
  variants,
} from '../../platforms/embedded/schema/catalogue.ts';
import { campaigns, promotionSettings } from '../../platforms/embedded/schema/promotions.ts';

/** Every campaign there is as one column of text, for a statement that asks for more; null while promotions are switched off. */
export const campaignsColumn = sql<
  string | null
>`case when coalesce((select is_on from ${promotionSettings}), true)
  then coalesce((select json_agg(definition)::text from ${campaigns}), '[]') end`;

let last: { readonly text: string; readonly campaigns: readonly Campaign[] } | undefined;

/** Reads what `campaignsColumn` asked for: anew only when it says something else, since every product and every bag asks. */
export function parseCampaigns(text: string | null): readonly Campaign[] | null {
  if (text === null) return null;
  if (last?.text !== text) last = { text, campaigns: campaign.array().parse(JSON.parse(text)) };
  return last.campaigns;
}

/** Every campaign there is; null while promotions are switched off. */
export async function campaignsOf(db: Queries): Promise<readonly Campaign[] | null> {
  const { rows } = await db.execute<{ campaigns: string | null }>(
    sql`select ${campaignsColumn} as campaigns`,
  );
  return parseCampaigns(rows[0]?.campaigns ?? null);
}

/** Switches promotions on or off for every process that shares the database. */
export async function switchPromotions(db: Queries, isOn: boolean): Promise<void> {
  await db
    .insert(promotionSettings)
    .values({ isOn })
    .onConflictDoUpdate({ target: promotionSettings.id, set: { isOn } });
}

/** What of a style its badge depends on: columns of a select from `products`. */
export const announcedFacts = {
  /** Addresses of the categories it stands in. */
  categories: sql<string[]>`array(
    select c.url from ${productCategories} own join ${categories} c on c.id = own.category_id
    where own.product_id = products.id)`,
  /** Channels in which its variants have prices of their own, of which no one price can be announced. */
  pricedByVariant: sql<number[]>`array(
    select distinct price.channel_id from ${variantPrices} price join ${variants} v on v.id = price.variant_id
    where v.product_id = products.id)`,
};

interface Style {
  readonly sku: string;
  readonly categories: readonly string[];
  readonly pricedByVariant: readonly number[];
}

/** What a style's badge announces in a market, at its price there. */
type Announcer = (style: Style, price: Price, market: Market) => AnnouncedPromotion | null;

/** Announces the campaigns that run now; nothing while promotions are switched off. */
export function announcerOf(campaigns: readonly Campaign[] | null, now: Date): Announcer {
  return ({ sku, categories: addresses, pricedByVariant }, price, market) => {
    const { now: unitPrice, was } = priceView(price);
    const style = { sku, unitPrice, onSale: was !== null, categories: addresses };
    const promotion = announcedPromotion(style, campaigns ?? [], { market, now });
    const isOnePrice = !pricedByVariant.includes(markets[market].channelId);
    return promotion && (isOnePrice ? promotion : { ...promotion, nowPrice: null });
  };
}
