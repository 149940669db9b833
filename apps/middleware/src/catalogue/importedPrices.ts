import type { Market } from '@tailorbird/commerce/market';
import type { ImportedPrice, ImportedPrices } from './importedStyle.ts';
import type { GivenPrice, ShopifyVariant } from './shopifyRow.ts';

/** What a pound is in another market's currency when the file gives no price of its own there. */
const perPound = { eu: 1.2, us: 1.32 } as const;

/** The prices of a variant in the three channels: pounds as given, the others as given or from the table. */
export function importedPrices({ uk, eu, us }: ShopifyVariant['prices']): ImportedPrices {
  return {
    uk: asPrice(uk),
    eu: asPrice(eu ?? converted(uk, 'eu')),
    us: asPrice(us ?? converted(uk, 'us')),
  };
}

/** Shopify's price is what is paid and its compare-at price the former one, when higher. */
function asPrice({ price, compareAt }: GivenPrice): ImportedPrice {
  return compareAt !== null && compareAt > price
    ? { list: compareAt, sale: price }
    : { list: price, sale: null };
}

/** Rounded to the next 50 minor units, so that it looks like a price. */
function converted({ price, compareAt }: GivenPrice, market: Exclude<Market, 'uk'>): GivenPrice {
  const convert = (amount: number) => Math.ceil(Math.round(amount * perPound[market]) / 50) * 50;
  return { price: convert(price), compareAt: compareAt === null ? null : convert(compareAt) };
}
